// Before the first paint: the theme that was chosen on this device, if any. Without one the system's is followed.
(() => {
  try {
    const theme = localStorage.getItem("portcullis.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be closed; the system's theme is a good one.
  }
})();

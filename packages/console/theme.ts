/** Light, dark, or as the system has it. The choice stays on this device; `public/theme.js` applies it before paint. */
export type Theme = "system" | "light" | "dark";

const PLACE = "portcullis.theme";

export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

export function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, theme);
  } catch {
    // Storage may be closed; the choice then lasts as long as the page.
  }
  document.dispatchEvent(new Event("themechange"));
}

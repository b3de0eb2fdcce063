/** The console begins here. */
import "./design/tokens.css";
import "./design/base.css";
import "./design/parts.css";
import "./design/controls.css";
import "./design/tables.css";
import "./design/windows.css";
import "./design/shell.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { preload } from "./routes.ts";

preload(location.pathname);

createRoot(document.getElementById("root")!).render(<App />);

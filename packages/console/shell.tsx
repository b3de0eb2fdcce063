/** The frame around every page: skip link, navigation, who is signed in, theme, keyboard help. */
import type { SignedIn } from "@portcullis/contract/admin";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { send } from "./api/client.ts";
import { queryClient, sessionQuery } from "./api/queries.ts";
import { Button } from "./parts/controls.tsx";
import { useHotkeys } from "./parts/hotkeys.ts";
import { Icon, type IconName } from "./parts/icon.tsx";
import { Toast } from "./parts/toast.tsx";
import { NAVIGATION } from "./routes.ts";
import { readTheme, setTheme, type Theme } from "./theme.ts";

const KeyboardHelp = lazy(() => import("./keyboard-help.tsx"));

export function Shell({ who, children }: { readonly who: SignedIn; readonly children: ReactNode }) {
  const [location, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const [help, setHelp] = useState(false);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(location);
  const hide = () => setOpen(false);

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    setOpen(false);
    // A new page begins at its beginning, for eyes and for the keyboard.
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [location]);
  useHotkeys({
    "?": () => setHelp(true),
    Escape: hide,
    g: () => navigate("/"),
    e: () => navigate("/events"),
    p: () => navigate("/playground"),
  });

  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="top">
        <Brand />
        <Button look="quiet" icon={open ? "close" : "menu"} aria-expanded={open} onClick={() => setOpen(!open)}>
          Menu
        </Button>
      </header>
      <aside className={open ? "side open" : "side"} aria-label="Navigation">
        <Brand />
        <nav aria-label="Pages">
          {NAVIGATION.map(({ name, entries }) => (
            <div key={name}>
              <h2>{name}</h2>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.path}>
                    <Link href={entry.path} aria-current={isCurrent(entry.path, location) ? "page" : undefined}>
                      <Icon name={entry.icon} />
                      {entry.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="side-foot">
          <Themes />
          <div className="row between">
            <span className="small break">
              {who.admin.name} <span className="faint">({who.admin.role})</span>
            </span>
            <span className="row">
              <Button look="quiet" small icon="help" aria-label="Keyboard help" onClick={() => setHelp(true)} />
              <Button look="quiet" small icon="out" aria-label="Sign out" onClick={signOut} />
            </span>
          </div>
          <span className="small faint">Portcullis {who.service.version}</span>
        </div>
      </aside>
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Toast />
      {help ? (
        <Suspense>
          <KeyboardHelp onClose={() => setHelp(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function Brand() {
  return (
    <Link href="/" className="brand">
      <Icon name="gate" />
      Portcullis
    </Link>
  );
}

const THEMES: readonly { readonly theme: Theme; readonly name: string; readonly icon: IconName }[] = [
  { theme: "system", name: "Theme of the system", icon: "auto" },
  { theme: "light", name: "Light theme", icon: "sun" },
  { theme: "dark", name: "Dark theme", icon: "moon" },
];

function Themes() {
  const [chosen, choose] = useState(readTheme);
  return (
    <fieldset className="themes">
      <legend className="visually-hidden">Theme</legend>
      {THEMES.map(({ theme, name, icon }) => (
        <label key={theme} title={name}>
          <input
            type="radio"
            name="theme"
            aria-label={name}
            checked={chosen === theme}
            onChange={() => {
              setTheme(theme);
              choose(theme);
            }}
          />
          <Icon name={icon} />
        </label>
      ))}
    </fieldset>
  );
}

async function signOut(): Promise<void> {
  await send("DELETE", "/session").catch(() => {});
  queryClient.setQueryData(sessionQuery.queryKey, null);
  // Nothing of what was seen stays for whoever comes next.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
}

function isCurrent(path: string, location: string): boolean {
  // One event is part of the list of events.
  const place = location === "/event" ? "/events" : location;
  return path === "/" ? place === "/" : place === path || place.startsWith(`${path}/`);
}

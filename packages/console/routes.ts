/** Every page: where it is, what it is called in the navigation, and the code that shows it, loaded when it is opened. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { IconName } from "./parts/icon.tsx";

export interface Entry {
  readonly path: string;
  readonly name: string;
  readonly icon: IconName;
}

export const NAVIGATION: readonly { readonly name: string; readonly entries: readonly Entry[] }[] = [
  {
    name: "Watch",
    entries: [
      { path: "/", name: "Overview", icon: "overview" },
      { path: "/events", name: "Events", icon: "events" },
      { path: "/health", name: "Health", icon: "health" },
    ],
  },
  {
    name: "Try",
    entries: [
      { path: "/playground", name: "Playground", icon: "playground" },
      { path: "/replay", name: "Replay", icon: "replay" },
    ],
  },
  {
    name: "Decide",
    entries: [
      { path: "/rules", name: "Rules", icon: "rules" },
      { path: "/allow-list", name: "Allow-list", icon: "allow" },
      { path: "/pins", name: "Tool pins", icon: "pins" },
    ],
  },
  {
    name: "Manage",
    entries: [
      { path: "/keys", name: "Keys and tenants", icon: "keys" },
      { path: "/captures", name: "Captures", icon: "captures" },
      { path: "/sessions", name: "Sessions", icon: "sessions" },
      { path: "/audit", name: "Audit log", icon: "audit" },
    ],
  },
];

type Loader = () => Promise<{ default: ComponentType }>;

const LOADERS: Readonly<Record<string, Loader>> = {
  "/": () => import("./pages/overview/overview.tsx"),
  "/events": () => import("./pages/events/events.tsx"),
  "/event": () => import("./pages/events/event.tsx"),
  "/health": () => import("./pages/health.tsx"),
  "/playground": () => import("./pages/playground/playground.tsx"),
  "/replay": () => import("./pages/replay/replay.tsx"),
  "/rules": () => import("./pages/rules/rules.tsx"),
  "/rules/own": () => import("./pages/rules/own-rules.tsx"),
  "/rules/:id": () => import("./pages/rules/rule.tsx"),
  "/allow-list": () => import("./pages/allow-list.tsx"),
  "/pins": () => import("./pages/pins.tsx"),
  "/keys": () => import("./pages/keys/accounts.tsx"),
  "/captures": () => import("./pages/captures.tsx"),
  "/sessions": () => import("./pages/sessions.tsx"),
  "/audit": () => import("./pages/audit.tsx"),
};

export const PAGES: readonly { readonly path: string; readonly page: LazyExoticComponent<ComponentType> }[] =
  Object.entries(LOADERS).map(([path, load]) => ({ path, page: lazy(load) }));

/** Begins to load the page of an address before it is known who is there: the one does not wait for the other. */
export function preload(address: string): void {
  const path = address.replace(/^\/console/, "").replace(/(?<=.)\/$/, "") || "/";
  void LOADERS[path]?.();
}

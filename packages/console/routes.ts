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

type Loaded = LazyExoticComponent<ComponentType>;

export const PAGES: readonly { readonly path: string; readonly page: Loaded }[] = [
  { path: "/", page: lazy(() => import("./pages/overview/overview.tsx")) },
  { path: "/events", page: lazy(() => import("./pages/events/events.tsx")) },
  { path: "/event", page: lazy(() => import("./pages/events/event.tsx")) },
  { path: "/health", page: lazy(() => import("./pages/health.tsx")) },
  { path: "/playground", page: lazy(() => import("./pages/playground/playground.tsx")) },
  { path: "/replay", page: lazy(() => import("./pages/replay/replay.tsx")) },
  { path: "/rules", page: lazy(() => import("./pages/rules/rules.tsx")) },
  { path: "/rules/own", page: lazy(() => import("./pages/rules/own-rules.tsx")) },
  { path: "/rules/:id", page: lazy(() => import("./pages/rules/rule.tsx")) },
  { path: "/allow-list", page: lazy(() => import("./pages/allow-list.tsx")) },
  { path: "/pins", page: lazy(() => import("./pages/pins.tsx")) },
  { path: "/keys", page: lazy(() => import("./pages/keys/accounts.tsx")) },
  { path: "/captures", page: lazy(() => import("./pages/captures.tsx")) },
  { path: "/sessions", page: lazy(() => import("./pages/sessions.tsx")) },
  { path: "/audit", page: lazy(() => import("./pages/audit.tsx")) },
];

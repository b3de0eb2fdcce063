/**
 * The console as a person meets it: the real program on a real PostgreSQL, a real browser before it, and credentials
 * made on the command line. A visit notes every request that leaves the origin and every complaint of the browser.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { PROGRAM } from "../../../tools/build.ts";
import { bring, CHROMIUM } from "../../../tools/prerequisites.ts";
import { startOwnPostgres } from "../../../tools/services/postgres.ts";
import { PATIENT, type RunningService, startService } from "../../../tools/services/service.ts";

/** Without a sandbox, because tests run as root in containers; quiet, because nothing may leave the machine. */
const FLAGS =
  "--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run";

export const DESKTOP = { width: 1_360, height: 860 } as const;
export const PHONE = { width: 390, height: 844 } as const;

export type Role = "admin" | "viewer";

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Fails when the browser complained or a request went elsewhere. */
  expectQuiet(): void;
  close(): Promise<void>;
}

export interface Stage {
  readonly service: RunningService;
  /** The first key: it allows captures. */
  readonly key: string;
  readonly credentials: Readonly<Record<Role, { readonly name: string; readonly secret: string }>>;
  visit(options?: {
    readonly theme?: "light" | "dark";
    readonly viewport?: { readonly width: number; readonly height: number };
  }): Promise<Visit>;
  /** A visit that is signed in. */
  visitAs(role: Role, options?: Parameters<Stage["visit"]>[0]): Promise<Visit>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  bring([CHROMIUM]);
  const postgres = await startOwnPostgres();
  const service = await startService({
    ...PATIENT,
    PORTCULLIS_DATABASE_URL: postgres.url,
    PORTCULLIS_LOG_LEVEL: "silent",
  });
  const env = { PATH: process.env.PATH, PORTCULLIS_DATABASE_URL: postgres.url, PORTCULLIS_DATA_DIR: service.dataDir };
  const credentials = { admin: makeAdmin("admin", env), viewer: makeAdmin("viewer", env) };
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS.split(" ") });

  const visit: Stage["visit"] = ({ theme = "light", viewport = DESKTOP } = {}) =>
    openVisit(browser, { origin: service.url, theme, viewport });
  return {
    service,
    key: service.key!,
    credentials,
    visit,
    async visitAs(role, options) {
      const visited = await visit(options);
      await signIn(visited.page, { url: service.url, ...credentials[role] });
      return visited;
    },
    async close() {
      await browser.close();
      await service.remove();
      await postgres.close();
    },
  };
}

export async function signIn(
  page: Page,
  { url, name, secret }: { readonly url: string; readonly name: string; readonly secret: string },
): Promise<void> {
  await page.goto(`${url}/console/`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Credential").fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.locator("main#main").waitFor();
}

/** Goes to a page of the console and waits until it has its data. */
export async function go(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

async function openVisit(
  browser: Browser,
  { origin, theme, viewport }: { origin: string; theme: "light" | "dark"; viewport: { width: number; height: number } },
): Promise<Visit> {
  const context = await browser.newContext({ colorScheme: theme, viewport, acceptDownloads: true, locale: "en-GB" });
  const complaints: string[] = [];
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith(`blob:${origin}/`)) complaints.push(`request to ${url}`);
  });
  context.on("console", (message) => {
    // The browser tells of every answer above 399, and the first question of a visit is answered by 401.
    const expected = /status of 401|status of 403/.test(message.text());
    if (message.type() === "error" && !expected) complaints.push(message.text());
  });
  context.on("weberror", (problem) => complaints.push(String(problem.error())));
  const page = await context.newPage();
  // For a machine that is slow and busy: what comes is seen at once, and only what never comes is waited for so long.
  page.setDefaultTimeout(90_000);
  return {
    page,
    context,
    expectQuiet: () => assert.deepEqual(complaints, []),
    close: () => context.close(),
  };
}

function makeAdmin(role: Role, env: NodeJS.ProcessEnv): { readonly name: string; readonly secret: string } {
  const words = [...PROGRAM, "admin", "create", "--name", `the-${role}`, "--role", role];
  const said = execFileSync(process.execPath, words, { env, encoding: "utf8" });
  return { name: `the-${role}`, secret: /shown only now: (\S+)/.exec(said)![1]! };
}

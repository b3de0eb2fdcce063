/** What is deployed keeps its promises: not root, nothing written outside /data, no way out, drained before it ends. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse, parseAllDocuments } from "yaml";
import { SETTINGS } from "../../packages/cli/settings.ts";
import { chartDigest, readRendered, render } from "./chart.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const objects = parseAllDocuments(readRendered()).map((document) => document.toJS() as unknown);
const only = (kind: string): unknown => {
  const found = objects.filter((one) => at(one, "kind") === kind);
  assert.equal(found.length, 1, kind);
  return found[0];
};
const pod = at(only("Deployment"), "spec.template.spec");
const container = at(pod, "containers.0");

/** The value at a dotted path, or undefined. */
function at(tree: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], tree);
}

function list(tree: unknown, path: string): readonly unknown[] {
  const value = at(tree, path);
  assert.ok(Array.isArray(value), path);
  return value;
}

test("the rendered chart is that of this tree, and Helm accepts it where there is one", () => {
  assert.equal(readRendered().split("\n", 1)[0], `# chart ${chartDigest()}`, "render anew: node tools/ship/chart.ts");
  const fresh = render();
  if (fresh !== null) assert.equal(fresh, readRendered());
});

test("a pod runs without root, without privileges, on a root file system it cannot write", () => {
  assert.equal(at(pod, "securityContext.runAsNonRoot"), true);
  assert.equal(at(pod, "securityContext.seccompProfile.type"), "RuntimeDefault");
  assert.equal(at(pod, "automountServiceAccountToken"), false);
  assert.equal(at(container, "securityContext.readOnlyRootFilesystem"), true);
  assert.equal(at(container, "securityContext.allowPrivilegeEscalation"), false);
  assert.deepEqual(at(container, "securityContext.capabilities.drop"), ["ALL"]);
});

test("probes ask the paths that the service has, and the end waits for the drain", () => {
  assert.equal(at(container, "readinessProbe.httpGet.path"), "/readyz");
  assert.equal(at(container, "startupProbe.httpGet.path"), "/readyz");
  assert.equal(at(container, "livenessProbe.httpGet.path"), "/livez");
  assert.ok(Number(at(pod, "terminationGracePeriodSeconds")) * 1000 > SETTINGS.PORTCULLIS_DRAIN_MS.fallback + 3000);
  assert.equal(at(only("Deployment"), "spec.strategy.rollingUpdate.maxUnavailable"), 0);
});

test("every variable of the chart, the compose file and the image is a setting", () => {
  const named = [
    ...list(container, "env").map((one) => String(at(one, "name"))),
    ...Object.keys(at(parse(read("deploy/compose.yaml")), "services.portcullis.environment") as object),
    ...[...read("deploy/Dockerfile").matchAll(/\b(PORTCULLIS_[A-Z_]+)=/g)].map((match) => match[1]!),
    ...[...read("deploy/portcullis.service").matchAll(/Environment=(PORTCULLIS_[A-Z_]+)=/g)].map((match) => match[1]!),
  ];
  assert.deepEqual(
    named.filter((name) => !(name in SETTINGS)),
    [],
  );
});

test("every value that the chart's templates ask for is in its values, and the ingress can be named", () => {
  const values: unknown = parse(read("deploy/helm/portcullis/values.yaml"));
  const templates = globSync("deploy/helm/portcullis/templates/*", { cwd: root }).map(read).join("\n");
  const asked = [...templates.matchAll(/\.Values\.([A-Za-z.]+)/g)].map((match) => match[1]!);
  assert.ok(asked.length > 20, `${asked.length} values`);
  assert.deepEqual(
    asked.filter((path) => at(values, path) === undefined),
    [],
  );
  const named = render("trustedProxies={10.0.0.0/8,fd00::/8}");
  if (named !== null) assert.match(named, /name: PORTCULLIS_TRUSTED_PROXIES\n +value: "10\.0\.0\.0\/8,fd00::\/8"/);
  assert.match(templates, /name: PORTCULLIS_TRUSTED_PROXIES\n +value: \{\{ join "," \. \| quote \}\}/);
});

test("secrets come from a secret, never from the values", () => {
  for (const one of list(container, "env")) {
    const name = at(one, "name") as keyof typeof SETTINGS;
    if (SETTINGS[name].secret) assert.ok(at(one, "valueFrom.secretKeyRef"), name);
  }
});

test("nothing leaves the pod but to the named stores and the cluster's names", () => {
  const policy = only("NetworkPolicy");
  assert.deepEqual(at(policy, "spec.policyTypes"), ["Ingress", "Egress"]);
  for (const rule of list(policy, "spec.egress")) {
    const peers = list(rule, "to");
    assert.ok(peers.length > 0, "a rule without `to` opens the world");
    for (const peer of peers) assert.equal(at(peer, "ipBlock"), undefined);
    const ports = list(rule, "ports").map((one) => Number(at(one, "port")));
    assert.deepEqual(
      ports.filter((port) => ![53, 5432, 6379].includes(port)),
      [],
    );
  }
});

test("it scales by load and survives the loss of a node", () => {
  assert.equal(at(only("HorizontalPodAutoscaler"), "spec.minReplicas"), 2);
  assert.equal(at(only("PodDisruptionBudget"), "spec.minAvailable"), 1);
});

test("the compose file's service is as closed as the chart's, and its stores have no way out", () => {
  const compose: unknown = parse(read("deploy/compose.yaml"));
  assert.equal(at(compose, "services.portcullis.read_only"), true);
  assert.deepEqual(at(compose, "services.portcullis.cap_drop"), ["ALL"]);
  assert.equal(at(compose, "networks.inside.internal"), true);
  for (const name of ["postgres", "redis"]) assert.deepEqual(at(compose, `services.${name}.networks`), ["inside"]);
  const written = read("deploy/compose.yaml").replaceAll(/\$\{[^}]*\}/g, "$");
  assert.doesNotMatch(written, /:\/\/[^\s:@]+:[^$@\s]+@/, "a password stands in the file");
});

test("the image ends as a user of its own, copies only what exists, and fetches nothing by address", () => {
  const lines = read("deploy/Dockerfile")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const user = last.find((line) => line.startsWith("USER "));
  assert.match(user ?? "", /^USER [1-9]\d+/);
  assert.ok(last.some((line) => line.startsWith("HEALTHCHECK ")));
  assert.deepEqual(
    lines.filter((line) => /^ADD |curl |wget /.test(line)),
    [],
  );
  const entry = /"\/app\/node_modules\/portcullis\/([^"]+)\.js"/.exec(
    last.find((line) => line.startsWith("ENTRYPOINT"))!,
  )![1]!;
  assert.ok(existsSync(join(root, `${entry}.ts`)), entry);
});

test("systemd accepts the unit where there is a systemd", () => {
  const unit = read("deploy/portcullis.service");
  for (const line of ["DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "KillSignal=SIGTERM"])
    assert.ok(unit.includes(`\n${line}\n`), line);
  const { error, stderr } = spawnSync("systemd-analyze", ["verify", join(root, "deploy/portcullis.service")], {
    encoding: "utf8",
  });
  if (error === undefined) assert.doesNotMatch(stderr, /portcullis\.service:\d+/);
});

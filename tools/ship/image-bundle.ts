/** What runc is told of a container: the image's own words, closed as the compose file and the chart close it. */

export interface ImageConfig {
  /** `uid:gid`. */
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly StopSignal?: string;
  readonly Healthcheck?: { readonly Test: readonly string[] };
}

export function bundleOf(plan: {
  readonly image: ImageConfig;
  readonly rootfs: string;
  /** A folder of the machine for /data. */
  readonly data: string;
  readonly env: readonly string[];
}): object {
  const { image, rootfs, data, env } = plan;
  const [uid, gid] = image.User.split(":").map(Number);
  const none: readonly string[] = [];
  const passing = (destination: string, ...options: string[]) => ({
    destination,
    type: "tmpfs",
    source: "tmpfs",
    options: ["nosuid", "nodev", ...options],
  });
  return {
    ociVersion: "1.0.2",
    root: { path: rootfs, readonly: true },
    hostname: "portcullis",
    process: {
      terminal: false,
      user: { uid, gid },
      args: [...image.Entrypoint, ...image.Cmd],
      env: [...image.Env, ...env],
      cwd: "/",
      capabilities: { bounding: none, effective: none, permitted: none, inheritable: none, ambient: none },
      noNewPrivileges: true,
    },
    mounts: [
      { destination: "/proc", type: "proc", source: "proc" },
      // Without `nodev`: the devices that every program expects are made in it.
      { destination: "/dev", type: "tmpfs", source: "tmpfs", options: ["nosuid", "mode=755", "size=65536k"] },
      passing("/tmp", "mode=1777"),
      { destination: "/data", type: "bind", source: data, options: ["bind", "rw", "nosuid", "nodev"] },
    ],
    linux: {
      // A network of its own, and nothing in it: loopback is all there is.
      namespaces: ["pid", "network", "ipc", "uts", "mount"].map((type) => ({ type })),
      maskedPaths: ["/proc/kcore", "/proc/keys", "/proc/timer_list", "/proc/sched_debug"],
      readonlyPaths: ["/proc/bus", "/proc/fs", "/proc/irq", "/proc/sys", "/proc/sysrq-trigger"],
    },
  };
}

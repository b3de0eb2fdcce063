/**
 * A folder whose disk can be filled and freed again while a program uses it: a small file system in memory where the
 * machine lets us mount one, otherwise a limit on the length of files that the program meets in the same places.
 */
import { spawnSync } from "node:child_process";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface SmallDisk {
  /** From now on the process cannot write more. */
  fill(pid: number): void;
  free(pid: number): void;
  close(): void;
}

const SIZE_MB = 12;

export function openSmallDisk(folder: string, file: string): SmallDisk {
  return mountSmallDisk(folder) ?? limitedFiles(join(folder, file));
}

/** A file system in memory, or null where this machine lets us mount none. */
export function mountSmallDisk(folder: string, sizeMb = SIZE_MB): SmallDisk | null {
  const mounted = run("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m`, "tmpfs", folder]);
  return mounted ? memoryDisk(folder, sizeMb) : null;
}

function memoryDisk(folder: string, sizeMb: number): SmallDisk {
  const filler = join(folder, "filler");
  return {
    fill() {
      try {
        writeFileSync(filler, Buffer.alloc(sizeMb * 1024 * 1024));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOSPC") return;
        throw error;
      }
      throw new Error("the disk is larger than it was made");
    },
    free: () => rmSync(filler),
    close: () => void run("umount", ["-l", folder]),
  };
}

function limitedFiles(file: string): SmallDisk {
  const limit = (pid: number, bytes: string) => {
    if (!run("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`])) throw new Error("prlimit failed");
  };
  return {
    fill: (pid) => limit(pid, String(statSync(file).size)),
    free: (pid) => limit(pid, "unlimited"),
    close() {},
  };
}

function run(program: string, words: readonly string[]): boolean {
  return spawnSync(program, words, { stdio: "ignore" }).status === 0;
}

// A disk of 64 kB, for tests of what happens when it is full, and other mounts.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

export interface SmallDisk {
  /** An empty folder on it. */
  readonly folder: string;
  /** Takes up space until so many pages of 4 kB are left. */
  readonly fill: (pagesLeft: number) => void;
  readonly remove: () => void;
}

const PAGE = 4096;

/** Returns such a disk, or undefined where this machine allows none: the one that `SMALL_DISK` names, or one that is mounted. */
export function getSmallDisk(): SmallDisk | undefined {
  const given = process.env.SMALL_DISK;
  const root = given ?? mkdtempSync(join(tmpdir(), "fair-shuffle-disk-"));
  const unmount = given === undefined ? mount(["-t", "tmpfs", "-o", "size=64k,mode=777", "tmpfs"], root) : undefined;
  if (given === undefined && unmount === undefined) {
    rmdirSync(root);
    return undefined;
  }
  const folder = mkdtempSync(join(root, "project-"));
  chmodSync(folder, 0o755);
  const filler = join(root, "filler");
  return {
    folder,
    fill: (pagesLeft) => {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(root);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - pagesLeft * PAGE)));
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      rmSync(filler, { force: true });
      if (unmount === undefined) return;
      unmount();
      rmdirSync(root);
    },
  };
}

/** Mounts something and returns what unmounts it, or undefined where this user may not. */
export function mount(what: readonly string[], target: string): (() => void) | undefined {
  const [command = "mount", ...before] = process.getuid?.() === 0 ? ["mount"] : ["sudo", "-n", "mount"];
  if (spawnSync(command, [...before, ...what, target]).status !== 0) return undefined;
  const [unmount = "umount", ...rest] = process.getuid?.() === 0 ? ["umount"] : ["sudo", "-n", "umount"];
  return () => {
    // A process that a test has ended may hold a file for a moment: then the mount goes from its place at once, and from the kernel later.
    if (spawnSync(unmount, [...rest, target]).status !== 0) spawnSync(unmount, [...rest, "-l", target]);
  };
}

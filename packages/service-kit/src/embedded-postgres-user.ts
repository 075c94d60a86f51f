import { chown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Null: as ourselves. PostgreSQL refuses root, so root hands it to a user without rights. */
export type RunAs = { readonly uid: number; readonly gid: number } | null

const NOBODY = { uid: 65_534, gid: 65_534 }

/** A cluster that an ordinary user made keeps its owner when root starts it, so that both may go on. */
export async function userFor(cluster: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return null
  const found = await lstat(cluster).catch(() => null)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : NOBODY
}

/** None of our own environment: it holds secrets, and PG* variables that would lead PostgreSQL astray. */
export function spawnOptions(runAs: RunAs) {
  return { ...runAs, env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH ?? '/usr/bin:/bin' } }
}

/**
 * How PostgreSQL names its data folder. The working directory is entered before root's rights are given up, so by this
 * name it finds a folder whose parents it could not pass.
 */
export function dataFolderName(cluster: string, runAs: RunAs): string {
  return runAs && process.platform === 'linux' ? '/proc/self/cwd' : cluster
}

/** A backup that root copied back belongs to root: PostgreSQL would refuse it. */
export async function giveTo(runAs: RunAs, path: string): Promise<void> {
  if (!runAs) return
  const found = await lstat(path)
  if (found.uid === runAs.uid) return
  if (found.isDirectory()) for (const name of await readdir(path)) await giveTo(runAs, join(path, name))
  if (!found.isSymbolicLink()) await chown(path, runAs.uid, runAs.gid)
}

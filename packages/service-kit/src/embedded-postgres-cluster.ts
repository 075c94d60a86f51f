import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './embedded-postgres-binaries.ts'
import { dataFolderName, giveTo, type RunAs, spawnOptions } from './embedded-postgres-user.ts'
import { StartError } from './start-error.ts'

export const OWNER_ROLE = 'keo'

const DRAFT = 'postgres.draft-'

/**
 * Makes the cluster when there is none. It is made under another name and renamed when it is complete and on disk,
 * so a start that was killed halfway leaves nothing that looks like a database.
 */
export async function ensureCluster(need: {
  dataDir: string
  binaries: Binaries
  runAs: RunAs
  password: string
  onProgress: (step: string) => void
}): Promise<string> {
  const cluster = clusterFolder(need.dataDir)
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) {
    need.onProgress('Creating the database')
    await createCluster(cluster, need)
  } else if (Number(version) !== need.binaries.majorVersion) {
    throw new StartError(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()} and this version brings ${need.binaries.majorVersion}; start the version that made it, dump it and restore it here.`,
    )
  } else {
    await giveTo(need.runAs, cluster)
  }
  return cluster
}

export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** Made once per data folder, readable by us alone. */
export async function readOwnerPassword(dataDir: string): Promise<string> {
  const name = 'postgres-password'
  if (existsSync(clusterFolder(dataDir)) && !existsSync(join(dataDir, name))) {
    throw new StartError(
      `The file ${join(dataDir, name)} is missing; restore it, because the database opens with nothing else.`,
    )
  }
  return readPassword(dataDir, name)
}

export async function readPassword(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name)
  if (existsSync(file)) return readFile(file, 'utf8')
  const password = randomBytes(32).toString('base64url')
  await writeDurably(file, password)
  return password
}

async function createCluster(cluster: string, need: Parameters<typeof ensureCluster>[0]): Promise<void> {
  await removeDrafts(need.dataDir)
  const draft = await mkdtemp(join(need.dataDir, DRAFT))
  if (need.runAs) await chown(draft, need.runAs.uid, need.runAs.gid)
  await initdb(draft, need)
  await rename(draft, cluster)
  await syncFolder(need.dataDir)
}

/** What is left of starts that were killed. An initdb of theirs that still runs fails by itself without its folder. */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(DRAFT)) continue
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  }
}

async function initdb(draft: string, need: Parameters<typeof ensureCluster>[0]): Promise<void> {
  const { runAs, binaries } = need
  const passwordFile = await openPassword(need)
  const folder = dataFolderName(draft, runAs)
  // The third descriptor is reached by number, because the user who reads it may not be able to walk to the file.
  const flags = [
    `--pgdata=${folder}`,
    `--username=${OWNER_ROLE}`,
    '--auth=scram-sha-256',
    `--pwfile=${process.platform === 'linux' ? '/proc/self/fd/3' : '/dev/fd/3'}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ]
  try {
    await runToEnd(binaries.initdb, flags, {
      ...spawnOptions(runAs),
      cwd: draft,
      stdio: ['ignore', 'ignore', 'pipe', passwordFile.fd],
    })
  } finally {
    await passwordFile.close()
  }
}

/** The file is unlinked as soon as it is open: initdb reads it through the descriptor, and no copy can stay behind. */
async function openPassword({ dataDir, runAs, password }: Parameters<typeof ensureCluster>[0]) {
  const file = join(dataDir, `${DRAFT}password`)
  await rm(file, { force: true })
  await writeFile(file, password, { mode: 0o600, flag: 'wx' })
  if (runAs) await chown(file, runAs.uid, runAs.gid)
  const handle = await open(file, 'r')
  await rm(file)
  return handle
}

function runToEnd(program: string, flags: string[], options: Parameters<typeof spawn>[2]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, flags, options)
    let complaint = ''
    child.stderr?.on('data', (chunk) => (complaint += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      reject(new StartError(`The database could not be created: ${complaint.trim().replaceAll('\n', ' ')}`))
    })
  })
}

async function writeDurably(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`
  await rm(draft, { force: true })
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

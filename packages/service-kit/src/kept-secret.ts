import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareDataDir } from './data-dir.ts'
import type { Ids } from './ids.ts'

/** Made at the first start and found again at every later one. Only its owner may read the file. */
export async function keptSecret(dir: string, name: string, ids: Ids): Promise<string> {
  const file = join(dir, name)
  await prepareDataDir(dir)
  // Two first starts at once: the one that comes second reads what the other wrote.
  await writeFile(file, ids.token(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const WEB_ROOT = path.resolve(import.meta.dirname, process.env.WEB_ROOT ?? '../../build/web')

/** A copy of the build with some files changed, as a later or an earlier version would be. */
export function changedBuild(change: Record<string, (text: string) => string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-build-'))
  cpSync(WEB_ROOT, folder, { recursive: true })
  for (const [name, edit] of Object.entries(change)) {
    const file = path.join(folder, name)
    writeFileSync(file, edit(readFileSync(file, 'utf8')))
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
  }
  return folder
}

export const removeBuild = (folder: string) => rmSync(folder, { recursive: true, force: true })

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

const IS_BINARY = /\.(png|jpe?g|webp|woff2?|ttf|otf|ico|mp3|ogg|wav|gz|br)$/

export type TextFile = { readonly file: string; readonly text: string }

/** Every text file of the repository: what git tracks and what is about to be added, never what it ignores. */
export function trackedTextFiles(): TextFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  })
  return listed
    .split('\0')
    .filter((file) => file !== '' && !IS_BINARY.test(file) && existsSync(path.join(ROOT, file)))
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
}

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type ProvenTest = {
  readonly title: string
  readonly file: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** How many expectations ran: a test that asserted nothing proves nothing. */
  readonly assertions: number
  /** It failed first, and passed when it was tried again. */
  readonly neededSecondTry?: boolean
  /** What its first try failed with: without it nobody could look into what seldom happens. */
  readonly firstError?: string
}

/** What a file took, with what was loaded and prepared for it. */
export type FileTime = { readonly file: string; readonly seconds: number }

const ERROR_MAX = 1_500

/** Of an error what a reader of the proof needs. */
export const errorText = (message: string, more = ''): string =>
  stripVTControlCharacters(`${message}\n${more}`).trim().slice(0, ERROR_MAX)

/**
 * One file per step in the folder that the run has chosen; the last line of `npm test` and `npm run spec` read its tests,
 * `npm run times` the files that took longest.
 */
export function writeProof(tests: readonly ProvenTest[], files: readonly FileTime[]) {
  const { PROOF_NAME: name, PROOF_FOLDER: folder } = process.env
  if (!name || !folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ name, tests, files }, null, 1))
}

export function relativeToRoot(file: string): string {
  return path.relative(path.resolve(import.meta.dirname, '../..'), file)
}

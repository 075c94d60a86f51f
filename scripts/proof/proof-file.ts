import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type ProvenTest = {
  readonly title: string
  readonly file: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** How many expectations ran: a test that asserted nothing proves nothing. */
  readonly assertions: number
  /** It failed first, and passed when it was tried again. */
  readonly neededSecondTry?: boolean
}

/** One file per run in build/proof; `npm run spec` and the last line of `npm test` read them. */
export function writeProof(tests: readonly ProvenTest[]) {
  const name = process.env.PROOF_NAME
  if (!name) return
  const folder = path.resolve(import.meta.dirname, '../../build/proof')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ name, tests }, null, 1))
}

export function relativeToRoot(file: string): string {
  return path.relative(path.resolve(import.meta.dirname, '../..'), file)
}

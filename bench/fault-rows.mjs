import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const PROOF = path.resolve(import.meta.dirname, '../build/proof')
/** Drills of `npm test` that count as figures: their titles say how often and under what. */
const DRILLS = [/random lives of a wallet/, /32 clients on one account/, /kill -9/]

/** What the last `npm test` in this clone left; no rows where none has run. */
export function faultRows() {
  const files = existsSync(PROOF) ? readdirSync(PROOF) : []
  const tests = files.flatMap((file) => JSON.parse(readFileSync(path.join(PROOF, file), 'utf8')).tests)
  return tests
    .filter(({ title }) => DRILLS.some((drill) => drill.test(title)))
    .map(({ title, state }) => ({
      what: `Fault: ${title.replace(/\[[\w-]+\] ?/g, '')}`,
      figure: state,
      baseline: 'passes in npm test',
      ok: state === 'passed',
    }))
}

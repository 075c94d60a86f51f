import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

const timesIn = (text, part) => text.split(part).length - 1

/** What makes a line of the table untrue, as sentences. */
export function problemsOf(mutants) {
  return mutants.flatMap(({ id, what, file, find, put, test }) => {
    const missing = [file, test].filter((each) => !existsSync(path.join(ROOT, each)))
    if (missing.length > 0) return missing.map((each) => `${id} (${what}): there is no ${each}`)
    const times = timesIn(readFileSync(path.join(ROOT, file), 'utf8'), find)
    if (times !== 1) return [`${id} (${what}): ${file} has it ${times} times: ${find}`]
    return find === put ? [`${id} (${what}): changes nothing`] : []
  })
}

/** By a function: `$` in code means nothing special. */
export const mutate = (text, { find, put }) => text.replace(find, () => put)

/**
 * Only a test that ran and failed has killed a mutant. A file that no longer loads, or a world that does not start, says
 * nothing about the test.
 */
export function verdictOf(ok, output) {
  if (ok) return { verdict: 'SURVIVED' }
  const failed = /^ *FAIL +(.+ > .+)$/m.exec(output)
  return failed && /^ *Tests +\d+ failed/m.test(output)
    ? { verdict: 'killed', by: failed[1].trim() }
    : { verdict: 'BROKEN' }
}

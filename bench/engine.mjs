import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundled } from './bundled.mjs'
import { median } from './server-under-test.mjs'

const run = promisify(execFile)
const RUNS = 3

/** The share of one core that it takes to price every market of so many live matches that often. */
export async function measureEngine({ matches, everyMs, rounds }) {
  const file = await bundled('engine-under-test.ts')
  const found = []
  for (let at = 0; at < RUNS; at++) {
    const { stdout } = await run(process.execPath, [file, matches, everyMs, rounds].map(String))
    found.push(JSON.parse(stdout))
  }
  if (found.some((each) => each.matches < matches)) throw new Error('Too few matches were being played.')
  return { share: median(found.map(({ share }) => share)), markets: found[0].markets }
}

if (process.argv[1] === import.meta.filename) {
  const [, , matches = '60', everyMs = '1000', rounds = '20'] = process.argv
  const size = { matches: Number(matches), everyMs: Number(everyMs), rounds: Number(rounds) }
  process.stdout.write(`${JSON.stringify(await measureEngine(size), null, 2)}\n`)
}

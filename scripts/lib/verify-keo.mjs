import path from 'node:path'
import { runnerImport } from 'vite'
import { ROOT } from './run-steps.mjs'

/** `npm run verify`: recomputes a round of our own games from what is revealed after it, without server or network. */
export async function verifyKeo(words) {
  const { roundReport } = (await runnerImport(path.join(ROOT, 'scripts/lib/round-report.ts'))).module
  const { isProven, lines } = roundReport(words)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exit(isProven ? 0 : 1)
}

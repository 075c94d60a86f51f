import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { ROOT } from './run-steps.mjs'

/** `npm run verify`: checks what Kèo proves (statements, rounds, matches, plans) without server or network. */
export async function verifyKeo(words) {
  const { proofReport } = (await runnerImport(path.join(ROOT, 'scripts/lib/proof-report.ts'))).module
  const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null)
  const { isProven, lines } = proofReport(words, read)
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exit(isProven ? 0 : 1)
}

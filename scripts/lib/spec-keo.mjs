import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { ROOT } from './run-steps.mjs'

const load = async (file) => (await runnerImport(path.join(ROOT, file))).module

/** Vite's runner reads the contract and the route table as the app does: TypeScript, and no screen is loaded. */
export async function specKeo() {
  const { specReport } = await load('scripts/lib/spec-report.ts')
  const { asMarkdown, asText } = await load('scripts/lib/spec-print.ts')

  const report = specReport()
  writeFileSync(path.join(ROOT, 'docs/spec-coverage.md'), asMarkdown(report))
  process.stdout.write(`${asText(report)}\n`)
  process.exit(report.calls.wrong.length + report.unknownIds.length === 0 ? 0 : 1)
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '../docs/figures.md')
const HEADING = /^## (.+)$/

/** Rows as a table of Markdown. */
export function figureTable(rows) {
  return [
    '| What | Figure | Baseline or budget | |',
    '| --- | ---: | --- | --- |',
    ...rows.map(
      ({ what, figure, baseline, ok }) => `| ${what} | ${figure} | ${baseline} | ${ok ? 'met' : 'NOT MET'} |`,
    ),
  ]
}

/** The sections of the file by their titles; what stands before the first is written anew each time. */
function readSections() {
  const sections = new Map()
  if (!existsSync(FILE)) return sections
  let lines = []
  for (const line of readFileSync(FILE, 'utf8').trimEnd().split('\n')) {
    const title = HEADING.exec(line)?.[1]
    if (title) sections.set(title, (lines = []))
    else lines.push(line)
  }
  return sections
}

/** Puts what was measured in its sections; the others stay as they were, in the order of all titles, then those of other commands. */
export function writeFigures(measured, titles) {
  const known = readSections()
  const memory = `${(os.totalmem() / 1024 / 1024).toFixed(0)} MB`
  const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model.trim() || os.arch()}), ${memory}, Node ${process.version}`
  const sections = []
  for (const title of new Set([...titles, ...known.keys()])) {
    const lines = measured.get(title) ?? known.get(title)?.join('\n').trim().split('\n')
    if (lines && lines.length > 0) sections.push(`## ${title}`, '', ...lines, '')
  }
  writeFileSync(
    FILE,
    [
      '# Figures',
      '',
      `Written by \`npm run bench\` on ${machine}. Read the ratios and budgets; absolute figures belong to the machine.`,
      '',
      ...sections,
    ].join('\n'),
  )
}

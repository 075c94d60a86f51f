import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ProvenTest } from '../proof/proof-file.ts'
import { ROOT } from './tracked-files.ts'

export type CallRow = { group: string; method: string; path: string; auth: string; note: string }
export type RouteRow = {
  group: string
  path: string
  name: string
  auth: string
  login_blacklist: string
  tabbar: string
  betcart: string
  transition: string
  alias_of: string
  redirect_to: string
  keep_alive: string
  note: string
}
export type Clause = { id: string; feature: string; text: string }

const SPEC = path.join(ROOT, 'docs/spec')

/** The lists have no quoted cells; the last column may hold the separator and keeps it. */
function readTable<Row>(file: string, separator: ',' | '\t'): Row[] {
  const [head = '', ...lines] = readFileSync(path.join(SPEC, file), 'utf8').trim().split('\n')
  const columns = head.split(separator)
  return lines.map((line) => {
    const cells = line.split(separator)
    const last = cells.slice(columns.length - 1).join(separator)
    return Object.fromEntries(
      columns.map((column, index) => [column, index === columns.length - 1 ? last : (cells[index] ?? '')]),
    ) as Row
  })
}

export const readCalls = () => readTable<CallRow>('calls.csv', ',')
export const readRoutes = () => readTable<RouteRow>('routes.csv', ',')
export const readClauses = () => readTable<Clause>('clauses.tsv', '\t')
export const readChecklist = () => readTable<Clause & { section: string }>('checklist.tsv', '\t')

/** What the last runs left behind; none on a fresh clone. */
export function readProofs(): ProvenTest[] {
  const folder = path.join(ROOT, 'build/proof')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const proof: { tests: ProvenTest[] } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
      return proof.tests
    })
}

const ID = /^[A-Z0-9]+-\d+[a-z]?$/

/** `[NAV-02a] …`, `[NAV-02a][NAV-02b] …` and `[NAV-02a, NAV-02b] …` all name what they prove. */
export function idsOf(title: string): string[] {
  return [...title.matchAll(/\[([^\]]+)\]/g)]
    .flatMap(([, inside = '']) => inside.split(/[\s,]+/))
    .filter((word) => ID.test(word))
}

/** Ids with a test that ran, passed and asserted something; one failing test takes the proof away. */
export function provenIds(tests: readonly ProvenTest[]): Set<string> {
  const idsWhere = (wanted: (test: ProvenTest) => boolean) =>
    new Set(tests.filter(wanted).flatMap((test) => idsOf(test.title)))
  const failed = idsWhere((test) => test.state === 'failed')
  const passed = idsWhere((test) => test.state === 'passed' && test.assertions > 0)
  return new Set([...passed].filter((id) => !failed.has(id)))
}

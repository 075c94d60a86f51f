import { CALLS } from '@keo/contract/calls'
import { NOT_BUILT } from '@keo/contract/not-built'
import { routes } from '../../apps/web/src/routes/route-table.ts'
import { callStandings, providerCalls } from './call-coverage.ts'
import {
  type Clause,
  idsOf,
  provenIds,
  readCalls,
  readChecklist,
  readClauses,
  readProofs,
} from './spec-tables.ts'

type Count = { done: number; all: number }
type Feature = { feature: string; open: string[] } & Count

export type SpecReport = {
  hasProof: boolean
  calls: Count & { ours: number; notBuilt: Feature[]; wrong: string[] }
  routes: Count & { ours: number }
  clauses: Count & { byFeature: Feature[]; open: Clause[] }
  checklist: Count & { byFeature: Feature[]; open: Clause[] }
  /** Ids in test titles that no list knows: a typing error would otherwise prove nothing, silently. */
  unknownIds: string[]
}

export function specReport(): SpecReport {
  const tests = readProofs()
  const proven = provenIds(tests)
  const clauses = readClauses()
  const checklist = readChecklist()
  const known = new Set([...clauses, ...checklist].map(({ id }) => id))
  return {
    hasProof: tests.length > 0,
    calls: callReport(),
    routes: routeReport(),
    clauses: proofReport(clauses, proven),
    checklist: proofReport(checklist, proven),
    unknownIds: [...new Set(tests.flatMap(({ title }) => idsOf(title)))]
      .filter((id) => !known.has(id))
      .toSorted(),
  }
}

function callReport() {
  const rows = readCalls()
  const standings = callStandings(rows, [...CALLS, ...providerCalls(rows, NOT_BUILT)], NOT_BUILT)
  return {
    done: standings.filter(({ kind }) => kind === 'declared').length,
    all: standings.length,
    ours: CALLS.filter((call) => call.ours).length,
    notBuilt: byFeature(
      standings.map((one) => ({
        feature: one.kind === 'notBuilt' ? one.feature : 'foundation',
        name: `${one.row.method} ${one.row.path}`,
        isDone: one.kind === 'declared',
      })),
    ).filter(({ open }) => open.length > 0),
    wrong: standings.flatMap((one) =>
      one.kind === 'wrong' ? [`${one.row.method} ${one.row.path}: ${one.why}`] : [],
    ),
  }
}

function routeReport() {
  const { length } = routes.filter((route) => !route.ours)
  return { done: length, all: length, ours: routes.length - length }
}

function proofReport(clauses: readonly Clause[], proven: ReadonlySet<string>) {
  const open = clauses.filter(({ id }) => !proven.has(id))
  return {
    done: clauses.length - open.length,
    all: clauses.length,
    byFeature: byFeature(clauses.map(({ id, feature }) => ({ feature, name: id, isDone: proven.has(id) }))),
    open,
  }
}

function byFeature(items: readonly { feature: string; name: string; isDone: boolean }[]): Feature[] {
  const features = new Map<string, Feature>()
  for (const { feature, name, isDone } of items) {
    const sum = features.get(feature) ?? { feature, done: 0, all: 0, open: [] }
    sum.all += 1
    if (isDone) sum.done += 1
    else sum.open.push(name)
    features.set(feature, sum)
  }
  return [...features.values()].toSorted((a, b) => a.feature.localeCompare(b.feature))
}

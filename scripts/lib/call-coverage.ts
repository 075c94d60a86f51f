import type { Access, Call } from '@keo/contract/define-call'
import { PROVIDER_CALLS } from '@keo/sportsbook-contract/calls'
import type { CallRow } from './spec-tables.ts'

/** Calls the specification needs but does not spell; the address is ours. */
const UNSPELLED: Record<string, string> = {
  '(agent config)': '/api/operation/agent/config',
  '(game type list)': '/api/game/home/type/list',
  '(device get)': '/api/user/device/get',
  '(public ip)': '/api/user/public/ip',
}

const ACCESS: Record<string, readonly Access[]> = {
  '': ['public'],
  '1': ['member', 'checking'],
  guest: ['public', 'member', 'checking'],
}

export type CallStanding =
  | { kind: 'declared'; row: CallRow }
  | { kind: 'notBuilt'; row: CallRow; feature: string }
  | { kind: 'wrong'; row: CallRow; why: string }

type Declared = Pick<Call, 'method' | 'path' | 'access' | 'ours'>

type NotBuilt = Readonly<Record<string, readonly string[]>>

/** Where each call of the specification stands: declared, known as not built yet, or wrong. */
export function callStandings(
  rows: readonly CallRow[],
  calls: readonly Declared[],
  notBuilt: NotBuilt,
): CallStanding[] {
  const declared = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]))
  const featureOf = new Map(
    Object.entries(notBuilt).flatMap(([feature, keys]) => keys.map((key) => [key, feature])),
  )
  return rows.map((row) => standingOf(row, declared, featureOf))
}

function standingOf(
  row: CallRow,
  declared: Map<string, Declared>,
  featureOf: Map<string, string>,
): CallStanding {
  if (row.method === 'WS') return { kind: 'declared', row }
  const key = `${row.method} ${UNSPELLED[row.path] ?? row.path}`
  const call = declared.get(key)
  const feature = featureOf.get(key)
  if (call && feature) return { kind: 'wrong', row, why: `declared, yet listed as not built by ${feature}` }
  if (feature) return { kind: 'notBuilt', row, feature }
  if (!call) return { kind: 'wrong', row, why: 'neither declared nor listed as not built' }
  if (!ACCESS[row.auth]?.includes(call.access)) {
    return { kind: 'wrong', row, why: `auth is "${row.auth}" but access is ${call.access}` }
  }
  if (call.ours !== row.path in UNSPELLED) return { kind: 'wrong', row, why: `ours is ${call.ours}` }
  return { kind: 'declared', row }
}

/** Declared calls that the specification does not know must say that they are ours. */
export function strayCalls(rows: readonly CallRow[], calls: readonly Call[]): string[] {
  const known = new Set(rows.map((row) => `${row.method} ${UNSPELLED[row.path] ?? row.path}`))
  return calls
    .filter((call) => !call.ours && !known.has(`${call.method} ${call.path}`))
    .map((call) => `${call.method} ${call.path}`)
}

/** The sandbox provider's calls that answer, as if they were ours; a call of its own list that waits is not built. */
export function providerCalls(rows: readonly CallRow[], notBuilt: NotBuilt): Declared[] {
  const known = new Set(rows.map((row) => row.path))
  const waiting = new Set(Object.values(notBuilt).flat())
  return PROVIDER_CALLS.filter(({ path }) => known.has(path) && !waiting.has(`POST ${path}`)).map(
    ({ path, access }) => ({
      method: 'POST',
      path,
      access: access === 'guest' ? 'public' : 'member',
      ours: false,
    }),
  )
}

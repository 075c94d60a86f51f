import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APPROVAL_KINDS, APPROVAL_PERMISSIONS, type ApprovalKind } from './console-approvals.ts'
import { jsonSchemaOf } from './openapi.ts'
import { STAFF_CALLS } from './staff-calls.ts'

const nameOf = ({ path }: { path: string }) => path.replace('/api/console/', '')
const called = new Map(STAFF_CALLS.map((call) => [nameOf(call), call]))
const docs = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')

/** The call that asks for each; whoever is second approves by `approvals/decide`. */
const ASKED_BY: Readonly<Record<ApprovalKind, readonly string[]>> = {
  withdrawal: ['withdrawals/approve'],
  receipt: ['reviews/receipt'],
  dispute: ['reviews/dispute'],
  suspenseOwner: ['suspense/owner'],
  roles: ['staff/roles'],
  invitation: ['staff/invite'],
  result: ['trading/ask'],
  void: ['trading/ask'],
  stakes: ['trading/ask-stakes', 'trading/ask-factor'],
  'site-closing': ['content/maintenance/set'],
  agentLine: ['lines/ask'],
  contacts: ['contacts/ask'],
  adjustment: ['members/adjust'],
  treasury: ['treasury/move'],
  channel: ['channels/add'],
  payInAccount: ['accounts/add', 'accounts/change'],
  channelLimits: ['channels/limits'],
  payoutLimits: ['channels/limits-out'],
  merchantLimits: ['merchants/limits'],
  withdrawRules: ['channels/withdraw-rules'],
  usdtRate: ['channels/usdt-rate'],
  limit: ['safety/limit'],
  factorReset: ['members/factor-reset'],
}

/** What the checklist wants two people for, by the requests that stand for it. */
const WANTED: Readonly<Record<string, readonly ApprovalKind[]>> = {
  'manual balance change': ['adjustment', 'suspenseOwner'],
  'withdrawal above the limit': ['withdrawal'],
  'result entry after settlement': ['result', 'void'],
  're-settlement after 72 h': ['result', 'void'],
  'limit change': ['limit', 'channelLimits', 'payoutLimits', 'merchantLimits', 'withdrawRules', 'stakes'],
  'role change': ['roles', 'invitation'],
}

/** What no call does. The names would say so, and docs/operating.md says how it is done instead. */
const NOT_IN_THE_CONSOLE: readonly { what: string; names: RegExp; reads: string[]; docs: string }[] = [
  {
    what: 'an exclusion is ended or shortened',
    names: /readmit|reinstate|(end|lift|shorten|cancel|revoke|change)\b.*(exclu|break)/i,
    reads: [],
    docs: 'no call of the console ends or shortens one',
  },
  {
    what: 'a key is changed',
    names: /(^|[/-])(keys?|secrets?|certificates?|signing)([/-]|$)/i,
    reads: [],
    docs: 'No call of the console reads or changes one',
  },
]

const propertiesOf = (name: string) => {
  const call = called.get(name)
  expect(call, `${name}`).toBeDefined()
  return call ? Object.keys((jsonSchemaOf(call.response).properties as object | undefined) ?? {}) : []
}

test.each(Object.entries(WANTED))('[BO-05] two people: %s', (_what, kinds) => {
  expect(kinds.length).toBeGreaterThan(0)
  for (const kind of kinds) expect(APPROVAL_KINDS).toContain(kind)
})

test.each(APPROVAL_KINDS)('[BO-05] %s is asked for, and who decides needs what who asked needed', (kind) => {
  for (const name of ASKED_BY[kind]) {
    expect(propertiesOf(name), `${name}`).toContain('approvalId')
    expect(called.get(name)?.permission, `${name}`).toBe(APPROVAL_PERMISSIONS[kind])
    expect(called.get(name)?.errors, `${name}`).toContain('APPROVAL_OPEN')
  }
})

test('[BO-05] every call that can end in a request for a second person is one of a kind', () => {
  const asking = STAFF_CALLS.filter(({ errors }) => (errors as readonly string[]).includes('APPROVAL_OPEN'))
  expect(asking.map(nameOf).toSorted()).toEqual([...new Set(Object.values(ASKED_BY).flat())].toSorted())
})

test.each(NOT_IN_THE_CONSOLE)('[BO-05] no call of the console: $what', ({ names, reads, docs: sentence }) => {
  const found = STAFF_CALLS.filter((call) => names.test(nameOf(call)))
  expect(found.map(nameOf)).toEqual(reads)
  expect(found.every(({ permission }) => permission.endsWith('.read'))).toBe(true)
  expect(docs).toContain(sentence)
})

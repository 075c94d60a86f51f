import { readdirSync, readFileSync } from 'node:fs'
import { APPROVAL_STATES } from '@keo/contract/console-approvals'
import { DEPOSIT_EVENTS } from '@keo/contract/deposit-states'
import { PERMISSIONS } from '@keo/contract/staff-permissions'
import { WITHDRAW_STATE_NAMES } from '@keo/contract/withdraw-states'
import { expect, test } from 'vitest'
import { auditWords } from './audit-words.ts'

const SERVER = new URL('../../../server/src/', import.meta.url)
const SOURCES = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^features\/.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, SERVER), 'utf8'))
const AUDITED = SOURCES.filter((source) => /audit|staffRecord|acting/i.test(source))

const MOVEMENTS = [
  'bet.cashout',
  'bet.correction',
  'bet.free',
  'bet.free-back',
  'bet.refund',
  'bet.settled',
  'bet.stake',
]
const JOBS = ['chat.close-queue', 'chat.end-idle', 'inbox.send-mailings']
const COLUMNS = ['member.id', 'staff.id']
/** Names of the same form that are no entries of the audit log. */
const NO_ACTIONS = new Set<string>(
  [PERMISSIONS.filter((name) => name !== 'maintenance.set'), MOVEMENTS, JOBS, COLUMNS].flat(),
)

const AT_DEPOSITS = [
  'disputed',
  'dispute-denied',
  'suspense',
  'claim-settled',
  'review-credited',
  'review-returned',
  'review-moved',
]
/** What stands in the sources as a template, and what it comes to. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  'agent.${state}': ['agent.accepted', 'agent.refused'],
  'approval.${state}': APPROVAL_STATES.map((state) => `approval.${state}`),
  'deposit.${action}': [DEPOSIT_EVENTS, AT_DEPOSITS].flat().map((event) => `deposit.${event}`),
  'nickname.${verdict}': ['nickname.accepted', 'nickname.refused'],
  "review.${isApproved ? 'approved' : 'refused'}": ['review.approved', 'review.refused'],
  'withdraw.${to.state}': WITHDRAW_STATE_NAMES.filter((state) => state !== 'requested').map(
    (state) => `withdraw.${state}`,
  ),
}

/** Every text that the pattern's first group finds in the sources. */
const foundBy = (pattern: RegExp, sources = SOURCES) =>
  sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, text]) => text ?? ''))

/** A job or a movement is mostly named by a constant, an entry never is. */
const NAMED = /(?<!const [A-Z_]+ = )'([a-z][a-z-]*\.[a-z][a-z-]*)'/g
const isAction = (name: string) => !NO_ACTIONS.has(name) && !/^field\.|^notice\.|\.drop-/.test(name)

const isTold = (action: string) => auditWords(action, 'vi') !== action && auditWords(action, 'en') !== action

test('every kind of entry that the server writes to the audit log has words in both languages', () => {
  const actions = new Set([...foundBy(NAMED, AUDITED).filter(isAction), ...Object.values(TEMPLATES).flat()])
  expect(actions.size).toBeGreaterThan(150)
  expect([...actions].filter((action) => !isTold(action))).toEqual([])
})

test('every template of such entries is one whose outcomes are known', () => {
  const found = foundBy(/`([a-z-]+\.\$\{[^`]*\})`/g, AUDITED)
  expect(new Set(found)).toEqual(new Set(Object.keys(TEMPLATES)))
  const atDeposits = foundBy(/changes\.note\(tx, order, '([a-z-]+)'/g)
  expect(new Set(atDeposits)).toEqual(new Set(AT_DEPOSITS))
})

test('what an older version named otherwise is shown as it was named', () => {
  expect(auditWords('member.unheard-of', 'en')).toBe('member.unheard-of')
})

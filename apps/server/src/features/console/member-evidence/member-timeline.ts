import type { listMemberTimeline, TimelineEntry, TimelineKind } from '@keo/contract/console-timeline'
import type { ParsedRequestOf, ResponseOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Database } from '@keo/service-kit/db/database'
import { money, moneyText } from '@keo/units/money'
import type { MemberStore } from '../../members/index.ts'
import type { StaffCaller } from '../../staff/index.ts'
import { kindOf } from './audit-kinds.ts'
import { BET_NAMES } from './bet-names.ts'
import type { Below } from './timeline-sources.ts'
import { sqlMemberTimeline, type TimelineRow } from './timeline-store.ts'

type Needs = {
  database: Database
  tenantId: string
  members: Pick<MemberStore, 'find'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export type MemberTimeline = ReturnType<typeof createMemberTimeline>

/** Everything that happened to a member, of whatever its reader may read. */
export function createMemberTimeline({ database, tenantId, members, staffNames }: Needs) {
  const store = sqlMemberTimeline(database.db, tenantId)
  return async (
    { permissions }: StaffCaller,
    { id, kind, after = '' }: ParsedRequestOf<typeof listMemberTimeline>,
  ): Promise<ResponseOf<typeof listMemberTimeline>> => {
    const memberId = (await members.find(id))?.id ?? fail('NOT_FOUND')
    const { rows, isMore } = await store.page({ memberId, kind, permissions, below: readBelow(after) })
    const names = await staffNames(rows.map(({ actor }) => actor))
    const entries = rows.map((row) => entryOf(row, names))
    return { entries, next: isMore ? (entries.at(-1)?.id ?? '') : '' }
  }
}

/** What is no key of an entry begins the list. */
function readBelow(after: string): Below {
  const [, at = '', key = ''] = /^(\d{13})_(.+)$/.exec(after) ?? []
  return at === '' ? null : { at: Number(at), key }
}

/** Kinds of what is not in the audit log, by the first word of its name. */
const KINDS: Readonly<Record<string, TimelineKind>> = {
  bet: 'bets',
  games: 'games',
  reward: 'rewards',
  claim: 'rewards',
  order: 'money',
}

function entryOf(row: TimelineRow, names: ReadonlyMap<string, string>): TimelineEntry {
  const { at, key, action, about, what, currency, amount, actor, reason } = row
  const [first = ''] = action.split('.')
  return {
    id: `${at}_${key}`,
    at,
    kind: KINDS[first] ?? kindOf(action),
    action,
    about,
    what: first === 'bet' ? (BET_NAMES.get(what) ?? what) : what,
    amount: amount === null ? null : moneyText(money(amount, currency)),
    by: names.get(actor) ?? '',
    reason,
  }
}

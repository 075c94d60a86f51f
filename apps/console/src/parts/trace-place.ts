import type { Trace, TraceName } from '@keo/contract/console-member-search'
import type { Me } from '@keo/contract/staff'
import type { Permission } from '@keo/contract/staff-permissions'

type TracePlace = { readonly page: string; readonly open: string; readonly part: string }

/** Which page opens what a trace leads to, and who sees that page. */
const PAGES: Partial<Record<TraceName, readonly [page: string, permission: Permission]>> = {
  withdrawal: ['withdrawals', 'withdrawals.read'],
  payout: ['withdrawals', 'withdrawals.read'],
  deposit: ['deposits', 'deposits.read'],
  payment: ['deposits', 'deposits.read'],
  chat: ['support', 'support.read'],
  feedback: ['support', 'support.read'],
  complaint: ['safety', 'safety.read'],
}
/** Tickets and rounds are looked at again on the card of their member. */
const REPLAYS: Partial<Record<TraceName, string>> = { bet: 'sports', round: 'game' }

/** Null where it leads nowhere but to the member, or to where the reader may not go. */
export function tracePlace(
  { name, leadsTo }: Trace,
  memberId: string,
  { permissions }: Pick<Me, 'permissions'>,
): TracePlace | null {
  if (leadsTo === '') return null
  const replay = REPLAYS[name]
  if (replay) return { page: 'member', open: memberId, part: `${replay}:${leadsTo}` }
  const [page, permission] = PAGES[name] ?? []
  return page && permission && permissions.includes(permission) ? { page, open: leadsTo, part: '' } : null
}

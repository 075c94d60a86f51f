import type { TimelineEntry } from '@keo/contract/console-timeline'
import { pathTo } from '../../platform/place.ts'
import { replayPart } from '../../platform/replay-part.ts'

type Told = Pick<TimelineEntry, 'kind' | 'action' | 'about'>

/** By the beginning of its name, what a row of the timeline leads to: a page that it is open on, or a list of the card. */
const PLACES: readonly (readonly [action: RegExp, place: { page: string } | { tab: string }])[] = [
  [/^claim\./, { page: 'campaigns' }],
  [/^reward\.|^wallet\./, { tab: 'statement' }],
  [/^deposit\.|^order\./, { page: 'deposits' }],
  [/^withdraw\.|^withdrawal\./, { page: 'withdrawals' }],
  [/^chat\.|^feedback\.|^call-back\./, { page: 'support' }],
  [/^session\.|^login\.|^binding\.|^address\.|^withdraw-password\./, { tab: 'bindings' }],
  [/^complaint\./, { page: 'safety' }],
  [/^harm-marker\.|^safer-play\.|^play-limits\./, { tab: 'safety' }],
  [/^games\.|^member\..*-replayed$/, { tab: 'bets' }],
  [/^member\.written-to$/, { tab: 'letters' }],
]

/** Null for what stands beside the timeline anyway: locks, notes, names and contacts. */
export function timelinePath(memberId: string, { kind, action, about }: Told): string | null {
  if (kind === 'bets') return pathTo('member', memberId, replayPart({ kind: 'bet', id: about }))
  const place = PLACES.find(([name]) => name.test(action))?.[1]
  if (!place) return null
  if ('tab' in place) return pathTo('member', memberId, place.tab)
  return about === '' ? null : pathTo(place.page, about)
}

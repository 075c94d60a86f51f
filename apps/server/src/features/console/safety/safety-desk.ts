import type { HarmEvidence, HarmMark } from '@keo/contract/console-safety'
import { fail } from '@keo/contract/errors'
import { ACTION_FOR, type HarmOutcome } from '@keo/contract/harm-markers'
import type { Clock } from '@keo/service-kit/clock'
import { serverTimeText } from '@keo/units/instants'
import { money, moneyText, parseMoney } from '@keo/units/money'
import * as z from 'zod/mini'
import type { HarmMarkers, HeldMark, PlayHour } from '../../harm-markers/index.ts'
import type { PlayLimits } from '../../play-limits/index.ts'
import type { Approvals, StaffActing } from '../../staff/index.ts'
import { decidedBy } from '../decided-by.ts'
import type { ExclusionStore } from './exclusion-store.ts'

type Needs = {
  clock: Clock
  harmMarkers: HarmMarkers
  playLimits: Pick<PlayLimits, 'lower' | 'get'>
  exclusions: ExclusionStore
  approvals: Approvals
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const KIND = 'limit'
const PLACE = { kind: 'deposit', period: 'day' } as const
const LimitAct = z.object({ amount: z.string() })
const dong = (minor: bigint): string => moneyText(money(minor, 'VND'))

export type SafetyDesk = ReturnType<typeof createSafetyDesk>

/** Markers of harm as people work them off: figures, action, outcome. */
export function createSafetyDesk(needs: Needs) {
  const { clock, harmMarkers, playLimits, approvals, exclusions } = needs

  /** A limit of a member changes by two people alone (BO-05). */
  approvals.onApproved(KIND, async ({ object, act, reason }, acting, close) => {
    const mark = await harmMarkers.waiting(object)
    const by = decidedBy(acting, reason)
    await playLimits.lower(mark.member_id, PLACE, minorOf(LimitAct.parse(act).amount), {
      ...by,
      alongside: (tx) => harmMarkers.actIn(tx, mark, 'limit', { ...by, alongside: close }),
    })
  })

  async function views(marks: readonly HeldMark[]): Promise<HarmMark[]> {
    const names = await needs.staffNames(marks.flatMap(({ acted_by, closed_by }) => [acted_by, closed_by]))
    return marks.map((mark) => markView(mark, names))
  }

  async function get(id: string): Promise<HarmEvidence> {
    const mark = await harmMarkers.find(id)
    const [[view], others, hours, open, breakUntil] = await Promise.all([
      views([mark]),
      harmMarkers.marksOf(mark.member_id),
      harmMarkers.hoursOf(mark.member_id),
      approvals.openOf(KIND, [id]),
      exclusions.breakOf(mark.member_id),
    ])
    return {
      ...(view ?? fail('NOT_FOUND')),
      now: clock.now(),
      days: daysOf(hours),
      others: await views(others.filter((one) => one.id !== id)),
      breakUntil,
      approvalId: open.get(id)?.id ?? '',
    }
  }

  async function askLimit(acting: StaffActing, id: string, asked: { amount: string; reason: string }) {
    const { member_id, user_name } = await harmMarkers.waiting(id)
    const { limits } = await playLimits.get(member_id)
    const held = limits.find(({ kind, period }) => kind === PLACE.kind && period === PLACE.period)?.amount
    if (held && minorOf(held) <= minorOf(asked.amount)) fail('LIMIT_NOT_LOWER')
    const facts = { member: user_name, limit: 'deposit / day' }
    return approvals.ask(acting, {
      kind: KIND,
      object: id,
      before: { ...facts, amount: held ?? '—' },
      after: { ...facts, amount: asked.amount },
      act: { amount: asked.amount },
      reason: asked.reason,
    })
  }

  return {
    async list(isClosed: boolean, after: string) {
      const { marks, next } = await harmMarkers.page(isClosed, after)
      return { now: clock.now(), marks: await views(marks), next }
    },
    get,
    askLimit,
    exclusions: exclusions.page,
    message: (acting: StaffActing, id: string, reason: string) =>
      harmMarkers.message(id, decidedBy(acting, reason)),
    giveBreak: (acting: StaffActing, id: string, dayCount: number, reason: string) =>
      harmMarkers.giveBreak(id, dayCount, decidedBy(acting, reason)),
    close: (acting: StaffActing, id: string, outcome: HarmOutcome, reason: string) =>
      harmMarkers.close(id, outcome, {
        ...decidedBy(acting, reason),
        // What was asked for and nobody approved ends with it.
        alongside: (tx) => approvals.refuseIn(tx, acting, { kind: KIND, object: id, reason }),
      }),
  }
}

const minorOf = (amount: string): bigint => (parseMoney(amount, 'VND') ?? fail('INVALID_INPUT')).minor

function markView(mark: HeldMark, names: ReadonlyMap<string, string>): HarmMark {
  return {
    id: mark.id,
    memberId: mark.member_id,
    userName: mark.user_name,
    marker: mark.marker,
    figures: mark.figures,
    thresholds: mark.thresholds,
    state: mark.state,
    foundAt: mark.found_at,
    seenAt: mark.seen_at,
    asked: ACTION_FOR[mark.marker],
    action: mark.action,
    actedAt: mark.acted_at,
    actedBy: names.get(mark.acted_by) ?? '',
    reason: mark.reason,
    outcome: mark.outcome,
    closedBy: names.get(mark.closed_by) ?? '',
    closedAt: mark.closed_at,
  }
}

/** Days at +08:00, as everywhere that money is counted by days. */
function daysOf(hours: readonly PlayHour[]): HarmEvidence['days'] {
  const sums = new Map<string, { deposits: bigint; staked: bigint; result: bigint }>()
  for (const { hour, deposits, staked, result } of hours) {
    const day = serverTimeText(hour).slice(0, 10)
    const sum = sums.get(day) ?? { deposits: 0n, staked: 0n, result: 0n }
    sums.set(day, {
      deposits: sum.deposits + deposits,
      staked: sum.staked + staked,
      result: sum.result + result,
    })
  }
  return [...sums].map(([day, { deposits, staked, result }]) => ({
    day,
    deposits: dong(deposits),
    staked: dong(staked),
    result: dong(result),
  }))
}

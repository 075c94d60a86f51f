import { COACH_WEEKS } from '@keo/contract/insight'
import type { Clock } from '@keo/service-kit/clock'
import { parseMoney, SCALE } from '@keo/units/money'
import type { PlayLimits } from '../play-limits/index.ts'
import type { SaferPlay } from '../safer-play/index.ts'
import { periodsOf, periodStart } from './calendar.ts'
import { proposedAmount, proposedMinutes } from './coach-rules.ts'
import { flowOf, rowsWithin } from './flow-rules.ts'
import type { Wallet } from './flow-store.ts'
import type { createFlows } from './flows.ts'

type Needs = {
  readonly clock: Clock
  readonly saferPlay: Pick<SaferPlay, 'get' | 'sittingsSince'>
  readonly playLimits: Pick<PlayLimits, 'get'>
  readonly flows: Pick<ReturnType<typeof createFlows>, 'rows'>
}

/** Limits that a member's last full weeks propose, each below what holds now. */
export function createCoach({ clock, saferPlay, playLimits, flows }: Needs) {
  async function heldOf({ memberId, currency }: Wallet) {
    const { limits } = await playLimits.get(memberId)
    return (kind: 'deposit' | 'loss'): bigint | null => {
      const amount = limits.find((limit) => limit.kind === kind && limit.period === 'week')?.amount ?? null
      return amount === null ? null : (parseMoney(amount, currency)?.minor ?? null)
    }
  }

  return async (wallet: Wallet) => {
    const thisWeek = periodStart('week', clock.now())
    const weeks = periodsOf('week', thisWeek - 1, COACH_WEEKS.looked)
    const from = weeks[0]?.from ?? thisWeek
    const [rows, { sittings }, held, { sessionLimit }] = await Promise.all([
      flows.rows(wallet, from, thisWeek),
      saferPlay.sittingsSince(wallet.memberId, from),
      heldOf(wallet),
      saferPlay.get(wallet.memberId),
    ])
    const sums = weeks.map((week) => flowOf(rowsWithin(rows, week), [], week))
    const [deposits, losses] = [sums.map((sum) => sum.deposits), sums.map(({ result }) => -result)]
    const unit = 10n ** BigInt(SCALE[wallet.currency])
    const over = sittings.filter(({ beganAt }) => beganAt >= from && beganAt < thisWeek)
    return {
      deposit: proposedAmount(deposits, held('deposit'), unit),
      loss: proposedAmount(losses, held('loss'), unit),
      time: proposedMinutes(over, sessionLimit.minutes),
    }
  }
}

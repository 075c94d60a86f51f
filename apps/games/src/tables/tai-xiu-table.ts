import { isTaiXiuBet } from '@keo/game-rules/games/tai-xiu'
import { TaiXiuBet } from '@keo/games-contract/engines/tai-xiu'
import type { TaiXiuTable } from '@keo/games-contract/shared-tables'
import type { Instant } from '@keo/service-kit/clock'
import type { z } from 'zod/mini'
import { defineEngine } from '../engines/engine.ts'
import { stakeMinor } from '../engines/stake.ts'
import { amountText } from '../ground/amounts.ts'
import { type CrowdGuest, crowdOf } from './crowd.ts'
import { TAI_XIU_SERIES_ROUNDS, type TaiXiuResult, taiXiuResults } from './series.ts'
import { defineTableGame, type Seat } from './table-game.ts'
import {
  onSide,
  type StakedBet,
  TAI_XIU_BETTING_MS,
  taiXiuPhase,
  type TaiXiuPhase,
  taiXiuReturns,
  taiXiuTimes,
} from './tai-xiu-round.ts'

type Bet = z.output<typeof TaiXiuBet>
type State = { readonly dice: readonly number[] | null; readonly returned: readonly string[] | null }

/** What a bet at the table is; its chance is the table's. */
export const taiXiuEngine = defineEngine<Bet, State>({
  readBet(sent) {
    const bet = TaiXiuBet.safeParse(sent).data
    return bet?.bets.every(({ on }) => isTaiXiuBet(on)) ? bet : null
  },
  stakesOf: ({ bets }) => bets.map(({ stake }) => stake),
  begin: () => ({ dice: null, returned: null }),
  view: (state) => state,
  returned: () => null,
})

const stakedOf = (bet: unknown): StakedBet[] =>
  (bet as Bet).bets.map(({ on, stake }) => ({ on, stake: stakeMinor(stake) }))

export const taiXiuTable = defineTableGame<TaiXiuResult>({
  engine: 'tai-xiu',
  seriesRounds: TAI_XIU_SERIES_ROUNDS,
  historyLength: 100,
  results: taiXiuResults,
  shown: ({ dice }) => dice,
  revealed: () => ({}),
  times({ bettingAt }) {
    const { closedAt, shownAt, nextAt } = taiXiuTimes(bettingAt)
    return { closesAt: closedAt, endsAt: shownAt, nextAt }
  },
  ownExit: () => null,
  exitAt: () => null,
  outcome({ result: { dice } }, { bet }) {
    const returned = taiXiuReturns(stakedOf(bet), dice)
    return {
      state: { dice, returned: returned.map(amountText) } satisfies State,
      returned: returned.reduce((sum, part) => sum + part, 0n),
    }
  },
  firstState: { dice: null, returned: null } satisfies State,
  picture({ gameId, round, seats, history, now }): TaiXiuTable {
    const { bettingAt, result, series } = round
    const phase = taiXiuPhase(bettingAt, now)
    const crowd = crowdOf(series.text, round.number).filter(
      ({ comesAt }) => bettingAt + comesAt * TAI_XIU_BETTING_MS <= now,
    )
    return {
      kind: 'tai-xiu',
      gameId,
      number: round.number,
      phase,
      now: Math.trunc(now),
      ...phaseTimes(bettingAt, phase),
      tai: poolOf('tai', seats, crowd),
      xiu: poolOf('xiu', seats, crowd),
      crowdPlayers: crowd.length,
      dice: phase === 'shown' ? [...result.dice] : null,
      commitment: result.commitment,
      clientSeed: series.text,
      history: history as number[][],
    }
  },
})

function phaseTimes(bettingAt: Instant, phase: TaiXiuPhase) {
  const { closedAt, shownAt, nextAt } = taiXiuTimes(bettingAt)
  const [phaseAt, phaseEndsAt] = {
    betting: [bettingAt, closedAt] as const,
    closed: [closedAt, shownAt] as const,
    shown: [shownAt, nextAt] as const,
  }[phase]
  return { phaseAt: Math.trunc(phaseAt), phaseEndsAt: Math.trunc(phaseEndsAt) }
}

function poolOf(side: 'tai' | 'xiu', seats: readonly Seat[], crowd: readonly CrowdGuest[]) {
  const guests = crowd.filter((guest) => guest.side === side)
  const staked = seats.map(({ playerId, bet }) => ({ playerId, stake: onSide(stakedOf(bet), side) }))
  const players = new Set(staked.filter(({ stake }) => stake > 0n).map(({ playerId }) => playerId))
  const stakes = [...staked, ...guests].map(({ stake }) => stake)
  return {
    amount: amountText(stakes.reduce((sum, stake) => sum + stake, 0n)),
    players: players.size + guests.length,
  }
}

import { CrashBet } from '@keo/games-contract/engines/crash'
import type { CrashTable } from '@keo/games-contract/shared-tables'
import type { Instant } from '@keo/service-kit/clock'
import type { z } from 'zod/mini'
import { defineEngine } from '../engines/engine.ts'
import { amountText } from '../ground/amounts.ts'
import {
  CRASH_BETTING_MS,
  type CrashRound,
  crashPhase,
  crashReturn,
  endsAt,
  exitAt,
  exitMoment,
  fliesAt,
  nextRoundAt,
  ownExitBy,
} from './crash-round.ts'
import { crowdOf } from './crowd.ts'
import { CRASH_SERIES_ROUNDS, type CrashResult, crashResults } from './series.ts'
import { defineTableGame, maskedName, type Pictured, type Seat, type TableRound } from './table-game.ts'

type Bet = z.output<typeof CrashBet>
type State = { readonly leftAt: number | null; readonly point: number | null }

/** As many as a page shows; the number of all stands beside them. */
const SEATS_SHOWN = 40

const flightOf = ({ bettingAt, result }: TableRound<CrashResult>): CrashRound => ({
  bettingAt,
  point: result.point,
})

/** What a bet at the table is; its chance is the table's. */
export const crashEngine = defineEngine<Bet, State>({
  readBet: (sent) => CrashBet.safeParse(sent).data ?? null,
  stakesOf: ({ stake }) => [stake],
  begin: () => ({ leftAt: null, point: null }),
  view: (state) => state,
  returned: () => null,
})

export const crashTable = defineTableGame<CrashResult>({
  engine: 'crash',
  seriesRounds: CRASH_SERIES_ROUNDS,
  historyLength: 30,
  results: crashResults,
  shown: ({ point }) => point,
  revealed: ({ point }) => ({ point }),
  times(round) {
    const flight = flightOf(round)
    return { closesAt: fliesAt(flight), endsAt: endsAt(flight), nextAt: nextRoundAt(flight) }
  },
  ownExit(round, seat) {
    const { leaveAt } = seat.bet as Bet
    const at = exitMoment(flightOf(round), leaveAt)
    return at === null || leaveAt === null ? null : { at, leftAt: leaveAt }
  },
  exitAt: (round, now) => exitAt(flightOf(round), now),
  outcome: (_round, { stake, leftAt }) => ({
    state: { leftAt, point: null },
    returned: crashReturn(stake, leftAt),
  }),
  firstState: { leftAt: null, point: null },
  picture: (table): CrashTable => {
    const { gameId, round, history, now } = table
    const flight = flightOf(round)
    const phase = crashPhase(flight, now)
    const isOver = phase === 'ended'
    const seats = seatsOf(table, flight)
    return {
      kind: 'crash',
      gameId,
      number: round.number,
      phase,
      now: Math.trunc(now),
      ...phaseTimes(flight, phase),
      point: isOver ? flight.point : null,
      hash: isOver ? round.result.hash : null,
      previousHash: round.result.previousHash,
      salt: round.series.text,
      seats: seats.slice(0, SEATS_SHOWN),
      players: seats.length,
      history: history as number[],
    }
  },
})

/** Nobody may know when a flight ends. */
function phaseTimes(flight: CrashRound, phase: CrashTable['phase']) {
  if (phase === 'betting') return { phaseAt: whole(flight.bettingAt), phaseEndsAt: whole(fliesAt(flight)) }
  if (phase === 'flying') return { phaseAt: whole(fliesAt(flight)), phaseEndsAt: null }
  return { phaseAt: whole(endsAt(flight)), phaseEndsAt: whole(nextRoundAt(flight)) }
}

const whole = (at: Instant) => Math.trunc(at)

/** Players first, then the crowd that has come by now. */
function seatsOf({ round, seats, now }: Pictured<CrashResult>, flight: CrashRound): CrashTable['seats'] {
  const crowd = crowdOf(round.series.text, round.number).filter(
    ({ comesAt }) => flight.bettingAt + comesAt * CRASH_BETTING_MS <= now,
  )
  return [
    ...seats.map((seat: Seat) =>
      seatView(maskedName(seat.playerId), seat.stake, seat.leftAt, String(seat.id)),
    ),
    ...crowd.map(({ name, stake, leaveAt }) => seatView(name, stake, ownExitBy(flight, leaveAt, now), null)),
  ]
}

const seatView = (name: string, stake: bigint, leftAt: number | null, round: string | null) => ({
  name,
  round,
  isCrowd: round === null,
  stake: amountText(stake),
  leftAt,
  returned: leftAt === null ? null : amountText(crashReturn(stake, leftAt)),
})

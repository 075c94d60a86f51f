import { type PlayRound, ROUND_STATES, type RoundState } from '@keo/games-contract/play-round'
import type { Engine } from '../engines/engine.ts'
import { amountText } from '../ground/amounts.ts'
import type { RoundRow } from './round-row.ts'

const isTold = (state: string): state is RoundState => ROUND_STATES.some((told) => told === state)

/** A round as its player may know it now. */
export function roundView(round: RoundRow, engine: Engine): PlayRound {
  return {
    id: String(round.id),
    gameId: round.game_id,
    engine: round.engine,
    number: round.number ?? 0,
    state: isTold(round.state) ? round.state : 'void',
    stake: amountText(round.stake),
    returned: round.state === 'void' ? amountText(round.stake) : textOf(round.returned),
    step: round.step,
    bet: round.bet,
    view: round.engine_state === null ? null : engine.view(round.engine_state, round.bet),
    startedAt: round.started_at,
    endedAt: round.ended_at,
  }
}

const textOf = (minor: bigint | null) => (minor === null ? null : amountText(minor))

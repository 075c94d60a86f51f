import { isMineCount, layMines, MINE_CELLS, minesMultiplier } from '@keo/game-rules/games/mines'
import { LOST, MULTIPLIER_SCALE, payoutOf } from '@keo/game-rules/multiplier'
import { MinesBet, MinesMove } from '@keo/games-contract/engines/mines'
import type * as z from 'zod/mini'
import { defineEngine, isAsStated } from './engine.ts'
import { stakeMinor } from './stake.ts'

type Bet = { readonly stake: string; readonly mines: number }
type Move = z.output<typeof MinesMove>
type State = {
  /** Where they lie: only the state knows until the round is over. */
  readonly mines: readonly number[]
  readonly picked: readonly number[]
  readonly hasLeft: boolean
}

const isHit = ({ mines, picked }: State) => picked.some((cell) => mines.includes(cell))
const isCleared = ({ mines, picked }: State) => picked.length === MINE_CELLS - mines.length
const isOver = (state: State) => state.hasLeft || isHit(state) || isCleared(state)
/** A round without a pick is worth its stake and nothing more. */
const worth = ({ mines, picked }: State) =>
  picked.length === 0 ? MULTIPLIER_SCALE : minesMultiplier(mines.length, picked.length)

function isAllowed(state: State, move: Move): boolean {
  if (move.act === 'cashOut') return state.picked.length > 0
  const { cell } = move
  return cell >= 0 && cell < MINE_CELLS && !state.picked.includes(cell)
}

export const mines = defineEngine<Bet, State, Move>({
  readBet(sent, parameters) {
    const bet = MinesBet.safeParse(sent).data
    return bet && isMineCount(bet.mines) && isAsStated(parameters, 'mines', bet.mines) ? bet : null
  },
  stakesOf: ({ stake }) => [stake],
  begin: (draws, bet) => ({ mines: layMines(draws, bet.mines), picked: [], hasLeft: false }),
  view: (state) => ({
    picked: state.picked,
    multiplier: isHit(state) ? LOST : worth(state),
    next: isOver(state) ? null : minesMultiplier(state.mines.length, state.picked.length + 1),
    mines: isOver(state) ? state.mines : null,
  }),
  returned: (state, { stake }) =>
    isOver(state) ? payoutOf(stakeMinor(stake), isHit(state) ? LOST : worth(state)) : null,
  moves: {
    read: (sent) => MinesMove.safeParse(sent).data ?? null,
    cost: (state, _bet, move) => (isAllowed(state, move) ? 0n : null),
    apply: (state, _bet, move) =>
      move.act === 'cashOut'
        ? { ...state, hasLeft: true }
        : { ...state, picked: [...state.picked, move.cell] },
    leave: (state) => ({ ...state, hasLeft: true }),
  },
})

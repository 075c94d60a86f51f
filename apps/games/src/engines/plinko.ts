import {
  dropBall,
  type Plinko,
  PLINKO_ROWS,
  plinkoMultiplier,
  type PlinkoRows,
  slotOfPath,
} from '@keo/game-rules/games/plinko'
import { payoutOf } from '@keo/game-rules/multiplier'
import { PlinkoBet } from '@keo/games-contract/engines/plinko'
import { defineEngine, isAsStated } from './engine.ts'
import { stakeMinor } from './stake.ts'

type Bet = Plinko & { readonly stake: string }

const isRows = (rows: number): rows is PlinkoRows => PLINKO_ROWS.some((known) => known === rows)

export const plinko = defineEngine<Bet, { path: number[] }>({
  readBet(sent, parameters) {
    const bet = PlinkoBet.safeParse(sent).data
    if (!bet || !isRows(bet.rows)) return null
    if (!isAsStated(parameters, 'rows', bet.rows) || !isAsStated(parameters, 'risk', bet.risk)) return null
    return { ...bet, rows: bet.rows }
  },
  stakesOf: ({ stake }) => [stake],
  begin: (draws, { rows }) => ({ path: dropBall(draws, rows) }),
  view: ({ path }, bet) => ({
    path,
    slot: slotOfPath(path),
    multiplier: plinkoMultiplier(bet, slotOfPath(path)),
  }),
  returned: ({ path }, bet) => payoutOf(stakeMinor(bet.stake), plinkoMultiplier(bet, slotOfPath(path))),
})

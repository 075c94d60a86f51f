import { type TaiXiuBet, taiXiuMultiplier, type ThreeDice } from '@keo/game-rules/games/tai-xiu'
import type { RoadOutcome } from '../../table/road.ts'

type Plain = 'tai' | 'xiu' | 'odd' | 'even' | 'anyTriple'
/** A place of the table; totals and triples carry their number, as `total-9`. */
export type TaiXiuPlace = Plain | `total-${number}` | `triple-${number}`

const FACES = 6
const LOWEST_TOTAL = 4
const HIGHEST_TOTAL = 17

const TOTALS = Array.from(
  { length: HIGHEST_TOTAL - LOWEST_TOTAL + 1 },
  (_, index): TaiXiuPlace => `total-${LOWEST_TOTAL + index}`,
)
const TRIPLES = Array.from({ length: FACES }, (_, index): TaiXiuPlace => `triple-${index + 1}`)

/** The places beside the two sides. */
export const FURTHER_PLACES: readonly TaiXiuPlace[] = ['even', 'odd', 'anyTriple', ...TOTALS, ...TRIPLES]

/** The bet of a place as the wire names it. */
export function betOf(place: TaiXiuPlace): TaiXiuBet {
  const [kind, number] = place.split('-')
  return kind === 'total' || kind === 'triple' ? { kind, number: Number(number) } : { kind: place as Plain }
}

export const isThree = (dice: readonly number[] | null): dice is ThreeDice => dice?.length === 3

const SAMPLE_WINS: Record<Plain, ThreeDice> = {
  tai: [6, 5, 1],
  xiu: [1, 2, 3],
  odd: [1, 2, 4],
  even: [1, 2, 5],
  anyTriple: [1, 1, 1],
}

/** What comes back for 1, stake included, from the rules themselves. */
export function paysOf(place: TaiXiuPlace): number {
  const bet = betOf(place)
  if (bet.kind === 'triple') return taiXiuMultiplier(bet, [bet.number, bet.number, bet.number]) / 10_000
  if (bet.kind === 'total') return taiXiuMultiplier(bet, diceOfTotal(bet.number)) / 10_000
  return taiXiuMultiplier(bet, SAMPLE_WINS[bet.kind]) / 10_000
}

/** Three dice that add up to a total. */
function diceOfTotal(total: number): ThreeDice {
  const first = Math.max(1, total - 2 * FACES)
  const second = Math.min(FACES, total - first - 1)
  return [first, second, total - first - second]
}

export const isWon = (place: TaiXiuPlace, dice: ThreeDice) => taiXiuMultiplier(betOf(place), dice) > 0

export const totalOfDice = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0)

/** Red for tài, blue for xỉu; a triple is neither. */
export function sideOf(dice: readonly number[]): RoadOutcome {
  if (!isThree(dice)) return 'tie'
  if (isWon('tai', dice)) return 'red'
  return isWon('xiu', dice) ? 'blue' : 'tie'
}

import { bauCuaReturn } from '@keo/game-rules/games/bau-cua'
import { LEAST_TARGET, MOST_TARGET } from '@keo/game-rules/games/burst-point'
import { dicePrice, diceReturn } from '@keo/game-rules/games/dice'
import { FISH_VALUES, fishingMultiplier, fishingReturn } from '@keo/game-rules/games/fishing'
import { hiLoMultiplier, winningRanks } from '@keo/game-rules/games/hi-lo'
import { kenoMultiplier, kenoReturn } from '@keo/game-rules/games/keno'
import { limboMultiplier, limboReturn } from '@keo/game-rules/games/limbo'
import { MINE_CELLS, minesMultiplier, minesReturn } from '@keo/game-rules/games/mines'
import { PLINKO_ROWS, type Plinko, plinkoMultiplier, plinkoReturn } from '@keo/game-rules/games/plinko'
import { rouletteReturn } from '@keo/game-rules/games/roulette'
import { SLOT_MACHINES, type SlotMachineName } from '@keo/game-rules/games/slot-machines'
import { slotFigures } from '@keo/game-rules/games/slot-return'
import { taiXiuReturn } from '@keo/game-rules/games/tai-xiu'
import { type Wheel, wheelMultipliers, wheelReturn } from '@keo/game-rules/games/wheel'
import { XOC_DIA_BETS, xocDiaReturn } from '@keo/game-rules/games/xoc-dia'
import { MULTIPLIER_SCALE, times } from '@keo/game-rules/multiplier'
import type { GameFacts } from '@keo/games-contract/play-game'

type Parameters = GameFacts['parameters']
/** Return of each bet that the game takes, and the most that comes back for a stake of 1. */
type Figures = { readonly returns: readonly number[]; readonly mostBack: number }
export type Stated = Pick<GameFacts, 'returnLeast' | 'returnMost' | 'mostBack'>

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const RISKS = ['low', 'medium', 'high'] as const

/** The values a parameter may have: the stated one, or all. */
function allowed<T>(stated: unknown, all: readonly T[]): readonly T[] {
  return stated === undefined ? all : all.filter((value) => value === stated)
}

function minesFigures({ mines }: Parameters): Figures {
  const games = allowed(mines, range(1, MINE_CELLS - 1)).flatMap((count) =>
    range(1, MINE_CELLS - count).map((picks) => [count, picks] as const),
  )
  return {
    returns: games.map(([count, picks]) => minesReturn(count, picks)),
    mostBack: Math.max(...games.map(([count, picks]) => minesMultiplier(count, picks))),
  }
}

function plinkoFigures(parameters: Parameters): Figures {
  const boards = allowed(parameters.rows, PLINKO_ROWS).flatMap((rows) =>
    allowed(parameters.risk, RISKS).map((risk): Plinko => ({ rows, risk })),
  )
  return {
    returns: boards.map(plinkoReturn),
    mostBack: Math.max(...boards.map((b) => plinkoMultiplier(b, 0))),
  }
}

function wheelFigures(parameters: Parameters): Figures {
  const wheels = allowed(parameters.risk, RISKS).flatMap((risk) =>
    allowed(parameters.places, range(10, risk === 'high' ? 50 : 10)).map((places): Wheel => ({
      risk,
      places,
    })),
  )
  return { returns: wheels.map(wheelReturn), mostBack: Math.max(...wheels.flatMap(wheelMultipliers)) }
}

function kenoFigures({ picks }: Parameters): Figures {
  const counts = allowed(picks, range(1, 10))
  return {
    returns: counts.map(kenoReturn),
    mostBack: Math.max(
      ...counts.flatMap((count) => range(0, count).map((hits) => kenoMultiplier(count, hits))),
    ),
  }
}

/** The edge is taken once, so one right guess returns what ten do. */
function hiLoFigures(): Figures {
  const guesses = range(0, 12).flatMap((shown) =>
    (['higher', 'lower', 'same'] as const).map((guess) => ({ guess, shown })),
  )
  const offered = guesses.filter(({ guess, shown }) => winningRanks(guess, shown) > 0)
  return {
    returns: offered.map(
      (one) => ((winningRanks(one.guess, one.shown) / 13) * hiLoMultiplier([one])) / MULTIPLIER_SCALE,
    ),
    mostBack: times(10_000),
  }
}

/** The bound of a round, free spins included. */
const SLOT_MOST: Record<SlotMachineName, number> = { low: 52, mid: 5_145.5, high: 21_259.2 }

function slotStated({ machine }: Parameters): Figures {
  const name = machine === 'mid' || machine === 'high' ? machine : 'low'
  return { returns: [slotFigures(SLOT_MACHINES[name]).total], mostBack: times(SLOT_MOST[name]) }
}

const diceFigures = (): Figures => ({
  returns: range(10, 9_800).map((threshold) => diceReturn({ side: 'under', threshold })),
  mostBack: dicePrice(10),
})
const limboFigures = ({ target }: Parameters): Figures => {
  const targets = typeof target === 'number' ? [target] : [LEAST_TARGET, 200, 1_000, MOST_TARGET]
  const most = Math.max(...targets)
  return { returns: targets.map(limboReturn), mostBack: limboMultiplier(most, most) }
}

const taiXiuFigures = (): Figures => ({
  returns: [
    taiXiuReturn({ kind: 'tai' }),
    taiXiuReturn({ kind: 'anyTriple' }),
    taiXiuReturn({ kind: 'triple', number: 1 }),
    ...range(4, 17).map((number) => taiXiuReturn({ kind: 'total', number })),
  ],
  mostBack: times(181),
})

/** By full enumeration in `game-rules/games/returns.test.ts`: player, banker, tie and pair. */
const BACCARAT_RETURNS = [0.9876, 0.9894, 0.8564, 0.8964]
/** Of best play, by enumeration of all hands. */
const BLACKJACK_RETURN = 0.9954

const FIGURES: Record<GameFacts['engine'], (parameters: Parameters) => Figures> = {
  baccarat: () => ({ returns: BACCARAT_RETURNS, mostBack: times(12) }),
  'bau-cua': () => ({ returns: [bauCuaReturn()], mostBack: times(4) }),
  blackjack: () => ({ returns: [BLACKJACK_RETURN], mostBack: times(8) }),
  crash: limboFigures,
  dice: diceFigures,
  fishing: () => ({
    returns: FISH_VALUES.map(fishingReturn),
    mostBack: Math.max(...FISH_VALUES.map((value) => fishingMultiplier(value, 0))),
  }),
  'hi-lo': hiLoFigures,
  keno: kenoFigures,
  limbo: limboFigures,
  mines: minesFigures,
  plinko: plinkoFigures,
  roulette: () => ({ returns: [rouletteReturn], mostBack: times(36) }),
  slot: slotStated,
  'tai-xiu': taiXiuFigures,
  wheel: wheelFigures,
  'xoc-dia': () => ({ returns: XOC_DIA_BETS.map(xocDiaReturn), mostBack: times(15) }),
}

/** What a game states of its mathematics, computed from the rules it plays by. */
export function statedOf(engine: GameFacts['engine'], parameters: Parameters): Stated {
  const { returns, mostBack } = FIGURES[engine](parameters)
  const inTenThousandths = returns.map((value) => Math.round(value * MULTIPLIER_SCALE))
  return { returnLeast: Math.min(...inTenThousandths), returnMost: Math.max(...inTenThousandths), mostBack }
}

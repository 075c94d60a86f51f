import { drawsFrom, type Draws } from '@keo/game-rules/draws'
import { baccaratMultiplier, playBaccarat } from '@keo/game-rules/games/baccarat'
import { bauCuaReturn } from '@keo/game-rules/games/bau-cua'
import { blackjackActs, type BlackjackAct, type BlackjackRound } from '@keo/game-rules/games/blackjack'
import { burstPoint } from '@keo/game-rules/games/burst-point'
import { diceReturn } from '@keo/game-rules/games/dice'
import { fishingReturn } from '@keo/game-rules/games/fishing'
import { hiLoMultiplier, winningRanks } from '@keo/game-rules/games/hi-lo'
import { kenoReturn } from '@keo/game-rules/games/keno'
import { limboMultiplier, limboReturn } from '@keo/game-rules/games/limbo'
import { minesReturn } from '@keo/game-rules/games/mines'
import { plinkoReturn } from '@keo/game-rules/games/plinko'
import { rouletteReturn } from '@keo/game-rules/games/roulette'
import { SLOT_MACHINES } from '@keo/game-rules/games/slot-machines'
import { slotFigures } from '@keo/game-rules/games/slot-return'
import { rollThreeDice, taiXiuMultiplier, taiXiuReturn } from '@keo/game-rules/games/tai-xiu'
import { wheelReturn } from '@keo/game-rules/games/wheel'
import { xocDiaReturn } from '@keo/game-rules/games/xoc-dia'
import { MULTIPLIER_SCALE } from '@keo/game-rules/multiplier'
import { SOLO_ENGINES } from '@keo/games/engines/all-engines'
import { blackjackBestPlay } from './blackjack-best-play.ts'

/** One bet of a game: its exact return, and one round of it as what comes back for a stake of 1. */
export type MeasuredGame = {
  readonly what: string
  /** How the exact figure is found. */
  readonly by: 'formula' | 'enumeration' | 'best play, enumerated'
  exact(): number
  play(draws: Draws): number
}

const RANGE = 2 ** 32
const STAKE = 1_000
const STAKE_MINOR = 100_000
const stake = STAKE.toFixed(2)
const on = (place: string) => ({ bets: [{ on: place, stake }] })

type Moves = (view: never) => unknown

/** A round of an engine as the provider plays it. `next` tells the moves where there are any. */
function round(name: keyof typeof SOLO_ENGINES, bet: unknown, parameters = {}, next?: Moves) {
  const engine = SOLO_ENGINES[name]
  if (!engine || engine.readBet(bet, parameters) === null) throw new Error(`no bet of ${name}`)
  return (draws: Draws): number => {
    // A move draws the round from its first number again.
    const drawn: number[] = []
    const again = (): Draws => {
      let at = -1
      return drawsFrom(() => {
        at += 1
        return (drawn[at] ??= draws.below(RANGE))
      })
    }
    let state = engine.begin(next ? again() : draws, bet, parameters)
    if (next && engine.moves) {
      const { apply } = engine.moves
      while (engine.returned(state, bet) === null)
        state = apply(state, bet, next(engine.view(state, bet) as never), again())
    }
    return Number(engine.returned(state, bet)) / STAKE_MINOR
  }
}

const minesMoves = ({ picked }: { picked: number[] }) =>
  picked.length < 3 ? { act: 'pick', cell: picked.length } : { act: 'cashOut' }
const hiLoMoves = ({ guesses, higher }: { guesses: string[]; higher: number | null }) =>
  guesses.length === 1
    ? { act: 'cashOut' }
    : { act: 'guess', guess: higher === null ? ('lower' as const) : ('higher' as const) }

/** By the best act of each hand, looked up where it was computed before. */
function bestBlackjack(): Pick<MeasuredGame, 'exact' | 'play'> {
  const best = blackjackBestPlay()
  const acts = new Map<string, BlackjackAct>()
  const engine = SOLO_ENGINES['blackjack']
  if (!engine?.moves) throw new Error('no blackjack')
  const { moves } = engine
  const bet = { stake }
  const actOf = (state: BlackjackRound): BlackjackAct => {
    const inPlay = state.hands.findIndex(({ isDone }) => !isDone)
    const cards = (state.hands[inPlay]?.cards ?? []).map((card) => Math.min((card % 13) + 1, 10))
    const key = `${state.hands.length} ${blackjackActs(state).length} ${cards[0]} ${cards.slice(1).toSorted().join(' ')} ${Math.min(((state.dealer[0] ?? 0) % 13) + 1, 10)}`
    const known = acts.get(key) ?? best.act(state)
    acts.set(key, known)
    return known
  }
  return {
    exact: best.returned,
    play(draws) {
      let state = engine.begin(draws, bet, {}) as BlackjackRound
      let staked = 1
      for (let paid = engine.returned(state, bet); ; paid = engine.returned(state, bet)) {
        if (paid !== null) return Number(paid) / STAKE_MINOR - staked + 1
        const act = actOf(state)
        if (act === 'double' || act === 'split') staked += 1
        state = moves.apply(state, bet, { act }, draws) as BlackjackRound
      }
    },
  }
}

/** Eight decks: 128 cards count nothing, 32 each count one to nine; every order of six values. */
function baccaratPlayerReturn(): number {
  const left: number[] = Array.from({ length: 10 }, (_, card) => (card === 9 ? 128 : 32))
  let sum = 0
  const deal = (shoe: number[], chance: number) => {
    if (shoe.length === 6) {
      sum += chance * baccaratMultiplier('player', playBaccarat(shoe))
      return
    }
    for (let card = 0; card < 10; card += 1) {
      const there = left[card] ?? 0
      left[card] = there - 1
      deal([...shoe, card], (chance * there) / (416 - shoe.length))
      left[card] = there
    }
  }
  deal([], 1)
  return sum / MULTIPLIER_SCALE
}

/** Higher, and lower on a king, over all cards that can be shown first. */
function hiLoReturn(): number {
  let sum = 0
  for (let shown = 0; shown < 13; shown += 1) {
    const guess = winningRanks('higher', shown) > 0 ? 'higher' : 'lower'
    sum += winningRanks(guess, shown) * hiLoMultiplier([{ guess, shown }])
  }
  return sum / 13 / 13 / MULTIPLIER_SCALE
}

const game = (
  what: string,
  by: MeasuredGame['by'],
  exact: () => number,
  play: MeasuredGame['play'],
): MeasuredGame => ({ what, by, exact, play })

const slotGame = (machine: keyof typeof SLOT_MACHINES) =>
  game(
    `slot, ${machine}`,
    'enumeration',
    () => slotFigures(SLOT_MACHINES[machine]).total,
    round('slot', { stake }, { machine }),
  )

const under = { side: 'under', threshold: 5_000 } as const
const high = { rows: 16, risk: 'high' } as const
const wheel = { risk: 'high', places: 50 } as const

/** A bet of every game. */
export function measuredGames(): readonly MeasuredGame[] {
  return [
    game(
      'crash, exit at 2.00',
      'formula',
      () => limboReturn(200),
      (draws) => limboMultiplier(200, burstPoint(draws.bits52())) / MULTIPLIER_SCALE,
    ),
    game('limbo, 2.00', 'formula', () => limboReturn(200), round('limbo', { stake, target: 200 })),
    game('dice, under 50.00', 'formula', () => diceReturn(under), round('dice', { stake, ...under })),
    game(
      'mines, 5 mines, 3 picks',
      'formula',
      () => minesReturn(5, 3),
      round('mines', { stake, mines: 5 }, {}, minesMoves),
    ),
    game('hi-lo, one guess', 'enumeration', hiLoReturn, round('hi-lo', { stake }, {}, hiLoMoves)),
    game(
      'plinko, 16 rows, high',
      'enumeration',
      () => plinkoReturn(high),
      round('plinko', { stake, ...high }),
    ),
    game(
      'wheel, 50 places, high',
      'enumeration',
      () => wheelReturn(wheel),
      round('wheel', { stake, ...wheel }),
    ),
    game('keno, 3 picks', 'enumeration', () => kenoReturn(3), round('keno', { stake, picks: [1, 7, 20] })),
    game('fishing, 20x', 'formula', () => fishingReturn(20), round('fishing', { stake, value: 20 })),
    game(
      'roulette, one number',
      'formula',
      () => rouletteReturn,
      round('roulette', { bets: [{ numbers: [17], stake }] }),
    ),
    game('baccarat, player', 'enumeration', baccaratPlayerReturn, round('baccarat', on('player'))),
    { what: 'blackjack, best play', by: 'best play, enumerated', ...bestBlackjack() },
    game(
      'tài xỉu, tài',
      'enumeration',
      () => taiXiuReturn({ kind: 'tai' }),
      (draws) => taiXiuMultiplier({ kind: 'tai' }, rollThreeDice(draws)) / MULTIPLIER_SCALE,
    ),
    game('bầu cua', 'enumeration', bauCuaReturn, round('bau-cua', on('cua'))),
    game('xóc đĩa, even', 'enumeration', () => xocDiaReturn('even'), round('xoc-dia', on('even'))),
    slotGame('low'),
    slotGame('mid'),
    slotGame('high'),
  ]
}

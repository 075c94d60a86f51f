import { cardText } from '@keo/game-rules/cards'
import { drawsOfRound } from '@keo/game-rules/draws'
import { BaccaratView } from '@keo/games-contract/engines/baccarat'
import { BauCuaView } from '@keo/games-contract/engines/bau-cua'
import { BlackjackView } from '@keo/games-contract/engines/blackjack'
import { DiceView } from '@keo/games-contract/engines/dice'
import { FishingView } from '@keo/games-contract/engines/fishing'
import { HiLoView } from '@keo/games-contract/engines/hi-lo'
import { KenoView } from '@keo/games-contract/engines/keno'
import { LimboView } from '@keo/games-contract/engines/limbo'
import { MinesView } from '@keo/games-contract/engines/mines'
import { PlinkoView } from '@keo/games-contract/engines/plinko'
import { RouletteView } from '@keo/games-contract/engines/roulette'
import { SlotView } from '@keo/games-contract/engines/slot'
import { WheelView } from '@keo/games-contract/engines/wheel'
import { XocDiaView } from '@keo/games-contract/engines/xoc-dia'
import { describe, expect, test } from 'vitest'
import { SOLO_ENGINES } from './all-engines.ts'
import type { Engine } from './engine.ts'

/** Seeds of the published vectors. */
const SEED = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('hex')
const drawsOf = (nonce: number) => drawsOfRound(SEED, 'keo', nonce)

function engineOf(name: keyof typeof SOLO_ENGINES): Engine {
  const engine = SOLO_ENGINES[name]
  if (!engine) throw new Error(`no engine ${name}`)
  return engine
}

/** A bet in a round of the vectors: what the player sees, and what comes back in hundredths. */
function play(name: keyof typeof SOLO_ENGINES, nonce: number, sent: unknown, parameters = {}) {
  const engine = engineOf(name)
  const bet = engine.readBet(sent, parameters)
  const state = engine.begin(drawsOf(nonce), bet, parameters)
  return { engine, bet, state, view: engine.view(state, bet), returned: engine.returned(state, bet) }
}

const stake = '1000'
const on = (place: string) => ({ on: place, stake })

describe('a bet, the published draws and what they pay', () => {
  test.each([
    [
      'dice',
      DiceView,
      { stake, side: 'under', threshold: 1_000 },
      { roll: 916, multiplier: 99_000 },
      990_000n,
    ],
    ['dice', DiceView, { stake, side: 'over', threshold: 1_000 }, { roll: 916, multiplier: 0 }, 0n],
    ['limbo', LimboView, { stake, target: 2_220 }, { point: 2_220, multiplier: 222_000 }, 2_220_000n],
    ['limbo', LimboView, { stake, target: 2_221 }, { point: 2_220, multiplier: 0 }, 0n],
    ['plinko', PlinkoView, { stake, rows: 16, risk: 'high' }, { slot: 7, multiplier: 2_000 }, 20_000n],
    ['wheel', WheelView, { stake, risk: 'low', places: 10 }, { place: 6, multiplier: 12_000 }, 120_000n],
    ['keno', KenoView, { stake, picks: [37, 26, 1] }, { hits: 2, multiplier: 31_000 }, 310_000n],
    ['fishing', FishingView, { stake, value: 20 }, { shot: 916, multiplier: 0 }, 0n],
    [
      'roulette',
      RouletteView,
      {
        bets: [
          { numbers: [26], stake },
          { numbers: [0], stake },
        ],
      },
      { pocket: 26, returned: ['36000.00', '0.00'] },
      3_600_000n,
    ],
    [
      'baccarat',
      BaccaratView,
      { bets: [on('player'), on('banker')] },
      { returned: ['2000.00', '0.00'] },
      200_000n,
    ],
    [
      'bau-cua',
      BauCuaView,
      { bets: [on('nai'), on('cua'), on('ga')] },
      { dice: ['cua', 'nai', 'nai'], returned: ['3000.00', '2000.00', '0.00'] },
      500_000n,
    ],
    [
      'xoc-dia',
      XocDiaView,
      { bets: [on('odd'), on('threeWhite'), on('even')] },
      { coins: [0, 0, 0, 1], returned: ['1980.00', '3800.00', '0.00'] },
      578_000n,
    ],
  ] as const)('%s', (name, View, sent, seen, paid) => {
    const { view, returned } = play(name, 1, sent)
    expect(View.parse(view)).toMatchObject(seen)
    expect(returned).toBe(paid)
  })

  test('slot: each of the three machines stops where its vector does, and free spins are in the same round', () => {
    const low = play('slot', 2, { stake }, { machine: 'low' })
    expect(SlotView.parse(low.view)).toMatchObject({ spin: { stops: [3, 18, 11] }, coins: 4, unit: 5 })
    expect(low.returned).toBe(80_000n)
    const mid = play('slot', 256, { stake }, { machine: 'mid' })
    expect(SlotView.parse(mid.view)).toMatchObject({ spin: { coins: 20 }, coins: 72 })
    expect(SlotView.parse(mid.view).freeSpins).toHaveLength(10)
    expect(mid.returned).toBe(720_000n)
    const high = play('slot', 513, { stake }, { machine: 'high' })
    expect(SlotView.parse(high.view).freeSpins).toHaveLength(16)
    expect(high.returned).toBe(4_541_600n)
  })
})

describe('rounds with moves', () => {
  /** Makes the moves one after the other, each from draws that begin anew. */
  function moved(round: ReturnType<typeof play>, moves: readonly unknown[], nonce: number) {
    const { engine, bet } = round
    let { state } = round
    const costs: unknown[] = []
    for (const sent of moves) {
      const move = engine.moves?.read(sent)
      costs.push(engine.moves?.cost(state, bet, move))
      state = engine.moves?.apply(state, bet, move, drawsOf(nonce))
    }
    return { costs, state, view: engine.view(state, bet), returned: engine.returned(state, bet) }
  }

  test('mines hides where they lie until it is over, pays an exit and takes all with a hit', () => {
    const round = play('mines', 1, { stake, mines: 3 })
    expect(MinesView.parse(round.view)).toMatchObject({ picked: [], mines: null })
    const left = moved(round, [{ act: 'pick', cell: 0 }, { act: 'cashOut' }], 1)
    expect(MinesView.parse(left.view)).toMatchObject({ multiplier: 11_250, mines: [16, 13, 22] })
    expect(left.returned).toBe(112_500n)
    const hit = moved(round, [{ act: 'pick', cell: 16 }], 1)
    expect([hit.returned, MinesView.parse(hit.view).multiplier]).toEqual([0n, 0])
    const { engine, bet, state } = round
    expect(engine.moves?.cost(state, bet, { act: 'cashOut' })).toBe(null)
    expect(engine.moves?.cost(state, bet, { act: 'pick', cell: 25 })).toBe(null)
    expect(engine.returned(engine.moves?.leave(state, bet, drawsOf(1)), bet)).toBe(100_000n)
  })

  test('hi-lo shows the cards of its vector one by one', () => {
    const round = play('hi-lo', 1, { stake })
    const guesses = ['higher', 'lower', 'higher'].map((guess) => ({ act: 'guess', guess }))
    const { view, returned } = moved(round, guesses, 1)
    const { cards, multiplier } = HiLoView.parse(view)
    expect(cards.map(cardText)).toEqual(['2s', 'Qd', 'Ac', '3d'])
    // 0.99 / (12/13 * 12/13 * 12/13)
    expect([multiplier, returned]).toEqual([12_586, null])
    const wrong = moved(round, [{ act: 'guess', guess: 'lower' }], 1)
    expect(wrong.returned).toBe(0n)
  })

  test('blackjack: a double stakes the first stake once more, and acts that are not offered cost nothing', () => {
    const round = play('blackjack', 1, { stake })
    const { hands, dealer, acts } = BlackjackView.parse(round.view)
    expect(hands[0]?.cards.map(cardText)).toEqual(['2s', 'Qd'])
    expect([dealer.map(cardText), acts]).toEqual([['Tc'], ['hit', 'stand', 'double']])
    const doubled = moved(round, [{ act: 'double' }], 1)
    expect(doubled.costs).toEqual([100_000n])
    expect(BlackjackView.parse(doubled.view)).toMatchObject({ inPlay: -1, hands: [{ isDoubled: true }] })
    expect(doubled.returned).not.toBe(null)
    expect(round.engine.moves?.cost(round.state, round.bet, { act: 'split' })).toBe(null)
    expect(
      round.engine.returned(round.engine.moves?.leave(round.state, round.bet, drawsOf(1)), round.bet),
    ).not.toBe(null)
  })
})

test.each([
  ['dice', { stake, side: 'under', threshold: 9 }, {}],
  ['dice', { stake, side: 'over', threshold: 50 }, { side: 'under' }],
  ['limbo', { stake, target: 100 }, {}],
  ['mines', { stake, mines: 25 }, {}],
  ['mines', { stake, mines: 4 }, { mines: 3 }],
  ['plinko', { stake, rows: 9, risk: 'low' }, {}],
  ['plinko', { stake, rows: 16, risk: 'low' }, { risk: 'high' }],
  ['wheel', { stake, risk: 'low', places: 20 }, {}],
  ['keno', { stake, picks: [1, 1] }, {}],
  ['keno', { stake, picks: [] }, {}],
  ['roulette', { bets: [{ numbers: [1, 5], stake }] }, {}],
  ['baccarat', { bets: [on('player'), on('player')] }, {}],
  ['bau-cua', { bets: [on('dragon')] }, {}],
  ['xoc-dia', { bets: [] }, {}],
  ['fishing', { stake, value: 7 }, {}],
  ['blackjack', { stake: Number.NaN }, {}],
  ['hi-lo', null, {}],
  ['slot', { stake: '1e5' }, {}],
] as const)('%s takes no bet %j in a game with %j', (name, sent, parameters) => {
  expect(engineOf(name).readBet(sent, parameters)).toBe(null)
})

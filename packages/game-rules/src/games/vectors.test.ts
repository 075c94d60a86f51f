import { describe, expect, test } from 'vitest'
import { cardText } from '../cards.ts'
import { type Draws, drawsOfRound } from '../draws.ts'
import { baccaratPoints, dealBaccarat } from './baccarat.ts'
import { BAU_CUA_FACES, rollBauCua } from './bau-cua.ts'
import { BLACKJACK_SHOE } from './blackjack.ts'
import { chainFrom, crashBits, crashPoint, previousRoundHash } from './crash.ts'
import { rollDice } from './dice.ts'
import { shoot } from './fishing.ts'
import { drawHiLoCard } from './hi-lo.ts'
import { drawKeno } from './keno.ts'
import { limboPoint } from './limbo.ts'
import { layMines } from './mines.ts'
import { dropBall, slotOfPath } from './plinko.ts'
import { spinRoulette } from './roulette.ts'
import { SLOT_MACHINES, type SlotMachineName } from './slot-machines.ts'
import { playSlot } from './slot.ts'
import { rollThreeDice } from './tai-xiu.ts'
import { spinWheel } from './wheel.ts'
import { shakeCoins } from './xoc-dia.ts'

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
const draws = (nonce: number) => drawsOfRound(SEED, 'keo', nonce)
const cards = (list: readonly number[]) => list.map(cardText).join(' ')

const baccarat = (round: Draws) => {
  const { player, banker } = dealBaccarat(round)
  return `P ${cards(player)} B ${cards(banker)}, ${baccaratPoints(player)}-${baccaratPoints(banker)}`
}
const plinko = (round: Draws) => {
  const path = dropBall(round, 16)
  return `${path.join('')} = ${slotOfPath(path)}`
}
const slot = (name: SlotMachineName) => (round: Draws) => {
  const { spin } = playSlot(SLOT_MACHINES[name], round)
  return `${spin.stops.join(',')}: ${spin.coins}`
}

/** What each game shows for the published seed, client seed `keo` and nonces 1 to 3. */
const VECTORS: [game: string, show: (round: Draws) => unknown, expected: unknown[]][] = [
  ['limbo', limboPoint, [2220, 314, 226]],
  ['dice', rollDice, [916, 3943, 9735]],
  ['mines', (round) => layMines(round, 3).join(), ['16,13,22', '18,19,1', '10,4,20']],
  ['plinko', plinko, ['0001110001111000 = 7', '1011001011101010 = 9', '1100001100101000 = 6']],
  [
    'hi-lo',
    (round) => cards(Array.from({ length: 5 }, () => drawHiLoCard(round))),
    ['2s Qd Ac 3d 8h', '4c 4s 2h 4h 7h', '5s 9s 4d 9c 9h'],
  ],
  ['wheel of 10', (round) => spinWheel(round, 10), [6, 3, 5]],
  ['wheel of 50', (round) => spinWheel(round, 50), [16, 43, 35]],
  ['baccarat', baccarat, ['P 2s 7h B 5h 5d, 9-0', 'P 4c 8c 2s B 6c Qc, 4-6', 'P 5s Qd 4s B Qd As 2s, 9-3']],
  [
    'blackjack shoe',
    (round) => cards(round.take(BLACKJACK_SHOE, 6)),
    ['2s Tc Qd 5d 4h 5d', '4c Jh Qc Ah 2s Ah', '5s 7c Kc 8h Td Jh'],
  ],
  ['roulette', spinRoulette, [26, 6, 27]],
  ['tài xỉu', (round) => rollThreeDice(round).join(), ['5,1,1', '4,1,2', '4,4,3']],
  [
    'bầu cua',
    (round) =>
      rollBauCua(round)
        .map((face) => BAU_CUA_FACES.indexOf(face))
        .join(),
    ['4,0,0', '3,0,1', '3,3,2'],
  ],
  ['xóc đĩa', (round) => shakeCoins(round).join(''), ['0001', '1011', '1100']],
  ['fishing', (round) => shoot(round, 20), [916, 1943, 1735]],
  [
    'keno',
    (round) => drawKeno(round).join(),
    ['37,26,27,24,18,15,35,13,17,25', '24,5,4,9,3,16,6,26,8,19', '16,23,5,39,27,2,18,21,29,8'],
  ],
  ['slot low', slot('low'), ['16,0,16: 0', '3,18,11: 4', '15,11,12: 4']],
  ['slot mid', slot('mid'), ['16,20,11,24,4: 0', '18,18,6,18,5: 0', '10,1,2,3,19: 8']],
  ['slot high', slot('high'), ['4,12,0,11,13: 0', '15,18,19,17,4: 0', '15,3,20,16,10: 60']],
]

describe('the published vectors', () => {
  test.each(VECTORS)('%s', (_, show, expected) => {
    expect([1, 2, 3].map((nonce) => show(draws(nonce)))).toEqual(expected)
  })

  test.each([
    { name: 'mid', nonce: 256, stops: '8,16,0,10,2', spin: 20, free: 10, coins: 72 },
    { name: 'high', nonce: 34, stops: '0,0,0,5,14', spin: 125, free: 8, coins: 829 },
  ] as const)('free spins of the $name slot at nonce $nonce', ({ name, nonce, stops, spin, free, coins }) => {
    const round = playSlot(SLOT_MACHINES[name], draws(nonce))
    expect(round.spin.stops.join()).toBe(stops)
    expect(round.spin.coins).toBe(spin)
    expect(round.freeSpins).toHaveLength(free)
    expect(round.coins).toBe(coins)
  })

  test.each([
    { name: 'mid', nonce: 1502, free: 20, coins: 264 },
    { name: 'high', nonce: 513, free: 16, coins: 5677 },
  ] as const)('free spins won again by the $name slot at nonce $nonce', ({ name, nonce, free, coins }) => {
    const round = playSlot(SLOT_MACHINES[name], draws(nonce))
    expect(round.freeSpins).toHaveLength(free)
    expect(round.coins).toBe(coins)
  })

  test('crash: four rounds of a chain of five, each proven by the one before', () => {
    const chain = chainFrom(SEED, 5)
    const published = chain.at(-1) ?? ''
    expect(published.slice(0, 8) + published.slice(-8)).toBe('cefc1232d395e2ea')
    const rounds = chain.slice(0, -1).toReversed()
    expect(crashBits(rounds[0] ?? '', 'keo-salt')).toBe('1edd05e7325eb')
    expect(rounds.map((round) => crashPoint(round, 'keo-salt'))).toEqual([112, 116, 117, 365])
    expect(rounds.map(previousRoundHash)).toEqual([published, ...rounds.slice(0, -1)])
  })
})

import { OPTION } from '@keo/sportsbook-contract/option-types'
import type { Price } from '@keo/units/price'
import { hours, minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import type { Fixture, Offer } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { choosePick, drawn, isTime } from './choose-plan.ts'
import { SANDBOX_EXPERTS, type SandboxExpert } from './sandbox-experts.ts'

const NOW = Date.UTC(2026, 0, 31, 12)
const fixture = (matchId: string, beginsAt = NOW + hours(1)): Fixture => ({
  matchId,
  sportId: 1,
  leagueId: 1001,
  beginsAt,
  home: { id: 1, name: 'A' },
  away: { id: 2, name: 'B' },
  leagueName: 'L',
  isNeutral: false,
  state: 'open',
  score: null,
})
const option = (type: number, price: number) => ({ type, price: price as Price })
const level: Offer = {
  marketId: 11,
  marketType: 1000,
  period: 1001,
  line: -2,
  options: [option(OPTION.home, 1880), option(OPTION.away, 1960)],
}
const dear: Offer = {
  ...level,
  marketId: 12,
  line: -3,
  options: [option(OPTION.home, 1900), option(OPTION.away, 1800)],
}
const half: Offer = { ...level, marketId: 13, period: 1002 }
const careful: SandboxExpert = { ...SANDBOX_EXPERTS[0]!, kinds: ['handicap'], leaning: 'level', skill: 1 }

test('who is careful takes the market on which the house keeps least, and only on the whole match', () => {
  expect(choosePick(careful, fixture('1'), [half, dear, level])).toMatchObject({
    marketId: 11,
    kind: 'handicap',
    optionType: OPTION.home,
    line: -2,
    price: 1880,
    margin: 4.2,
  })
  expect(choosePick(careful, fixture('1'), [half])).toBeNull()
})

test('a pick has the line of its own side', () => {
  expect(choosePick({ ...careful, leaning: 'outsider' }, fixture('1'), [level])).toMatchObject({
    optionType: OPTION.away,
    line: 2,
    price: 1960,
  })
})

test('nobody writes about a match that has begun, is about to, or is called off', () => {
  const liked = Array.from({ length: 200 }, (_, index) => String(index)).find((id) =>
    isTime(careful, fixture(id, NOW + minutes(30)), NOW),
  )!
  expect(isTime(careful, fixture(liked, NOW + minutes(10)), NOW)).toBe(false)
  expect(isTime(careful, fixture(liked, NOW - 1), NOW)).toBe(false)
  expect(isTime(careful, { ...fixture(liked, NOW + minutes(30)), state: 'void' }, NOW)).toBe(false)
})

test('the same words draw the same number, others another', () => {
  expect(drawn('a', 1)).toBe(drawn('a', 1))
  expect(drawn('a', 1)).not.toBe(drawn('a', 2))
})

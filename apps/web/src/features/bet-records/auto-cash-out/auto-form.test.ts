import type { BetLeg } from '@keo/contract/bet-records'
import type { AutoCashOut, AutoCashOutCondition } from '@keo/sportsbook-contract/auto-cash-out'
import { money } from '@keo/units/money'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleBet, sampleLeg } from '../../../testing/sample-bet.ts'
import { shownBet } from '../shown-bet.ts'
import { autoBounds, formOf, matchOf, newForm, ofMatch, openMatches, wishOf } from './auto-form.ts'

const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')
const SOCCER = { matchId: '7', sportId: 1 }
const HOCKEY = { matchId: '5', sportId: 2 }
const auto = { id: '1', orderId: '7', state: 'waiting', stake: null, cause: null, cashOutId: null } as const
const waitingFor = (conditions: AutoCashOutCondition[]): AutoCashOut => ({
  ...auto,
  conditions,
  firedAt: null,
  madeAt: 0,
  version: 1,
})
const bounds = autoBounds({ worth: dong(47_040), most: dong(94_000) }, null)

test('amounts begin beside what the bet is worth now, and end with all that it can bring', () => {
  expect(bounds.return).toEqual({ least: dong(48_000).minor, most: dong(94_000).minor })
  expect(bounds.loss).toEqual({ least: dong(1_000).minor, most: dong(47_000).minor })
})

test('a new set waits for a return half-way, and sends only what is on', () => {
  const form = newForm(bounds, 'VND')
  expect(wishOf(form, 'VND', SOCCER)).toEqual({ conditions: [{ kind: 'return', amount: '71.00' }] })
  const all = { return: true, loss: true, minute: true, goal: true, redCard: true }
  expect(wishOf({ ...form, isOn: all, stake: dong(20_000) }, 'VND', SOCCER)).toEqual({
    conditions: [
      { kind: 'return', amount: '71.00' },
      { kind: 'loss', amount: '24.00' },
      { kind: 'minute', matchId: 7, minute: 80 },
      { kind: 'event', matchId: 7, event: 'goal' },
      { kind: 'event', matchId: 7, event: 'redCard' },
    ],
    stake: '20.00',
  })
})

test('what waits comes back into the sheet as it was sent, whatever was on', () => {
  const any = fc.record({
    return: fc.boolean(),
    loss: fc.boolean(),
    minute: fc.boolean(),
    goal: fc.boolean(),
    redCard: fc.boolean(),
  })
  fc.assert(
    fc.property(any, (isOn) => {
      const form = { ...newForm(bounds, 'VND'), isOn }
      const { conditions } = wishOf(form, 'VND', SOCCER)
      const told = conditions.map((each) =>
        each.kind === 'return' || each.kind === 'loss'
          ? { kind: each.kind, amount: Number(each.amount) }
          : each,
      )
      const match = shownBet(sampleBet({ legs: [sampleLeg(SOCCER)] }), undefined).shownLegs[0] ?? null
      expect(formOf(waitingFor(told), bounds, { currency: 'VND', match })).toEqual(form)
    }),
  )
})

const LEGS = [
  sampleLeg({ matchId: '1', startsAt: '2026-01-31 20:00:00' }),
  sampleLeg({ matchId: '2', startsAt: '2026-01-31 22:00:00', marketId: '2' }),
  sampleLeg({ matchId: '3', startsAt: '2026-01-31 23:00:00', marketId: '3', outcome: 'won' }),
  sampleLeg({ matchId: '4', startsAt: '2026-01-31 23:30:00', marketId: '4', sportId: 3 }),
]
const matchesOf = (legs: BetLeg[]) => openMatches(shownBet(sampleBet({ legs }), undefined))
const idsOf = (legs: BetLeg[]) => matchesOf(legs).map(({ matchId }) => matchId)

test('minutes and events are of any match that is open and has them, the last one first', () => {
  expect(idsOf(LEGS)).toEqual(['2', '1'])
  expect(idsOf(LEGS.slice(2))).toEqual([])
  const hockey = sampleLeg({ matchId: '5', startsAt: '2026-01-31 23:40:00', marketId: '5', sportId: 2 })
  expect(idsOf([...LEGS, hockey])).toEqual(['5', '2', '1'])
  const second = sampleLeg({ matchId: '1', marketId: '6' })
  expect(idsOf([...LEGS, second])).toEqual(['2', '1'])
})

test('a match that is over is not waited for, though its leg is not decided yet', () => {
  const shown = shownBet(sampleBet({ legs: LEGS }), undefined)
  const shownLegs = shown.shownLegs.filter(({ matchId }) => matchId !== '2')
  const over = shown.shownLegs.filter(({ matchId }) => matchId === '2')
  for (const leg of over) shownLegs.push({ ...leg, isOver: true })
  expect(openMatches({ shownLegs }).map(({ matchId }) => matchId)).toEqual(['1'])
})

test('the sheet begins with the match that is waited for as long as it is open, else with the last', () => {
  const goalIn = (matchId: number) => waitingFor([{ kind: 'event', matchId, event: 'goal' }])
  const matches = matchesOf(LEGS)
  expect(matchOf(null, matches)?.matchId).toBe('2')
  expect(matchOf(goalIn(1), matches)?.matchId).toBe('1')
  expect(matchOf(goalIn(3), matches)?.matchId).toBe('2')
  expect(matchOf(goalIn(3), [])).toBeNull()
})

test('what was waited for in a match that has ended is not carried to another one', () => {
  const [match = null] = matchesOf(LEGS)
  const kept = waitingFor([{ kind: 'event', matchId: 3, event: 'goal' }])
  expect(formOf(kept, bounds, { currency: 'VND', match }).isOn.goal).toBe(false)
})

test('with another match only what its sport has stays on, and the minute is one that it still has', () => {
  const all = { return: true, loss: true, minute: true, goal: true, redCard: true }
  const form = { ...newForm(bounds, 'VND'), isOn: all, minute: 20 }
  const late = { ...bounds, minute: { least: 61, most: 90 } }
  const moved = ofMatch(form, SOCCER, late)
  expect([moved.isOn, moved.minute]).toEqual([all, 61])
  const { isOn } = ofMatch(form, HOCKEY, bounds)
  expect(isOn).toEqual({ return: true, loss: true, minute: false, goal: true, redCard: false })
  expect(wishOf(form, 'VND', HOCKEY).conditions.slice(2)).toEqual([
    { kind: 'event', matchId: 5, event: 'goal' },
  ])
})

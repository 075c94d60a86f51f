import { money } from '@keo/units/money'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleBet, sampleLeg } from '../../../testing/sample-bet.ts'
import { shownBet } from '../shown-bet.ts'
import { autoBounds, formOf, lastMatch, newForm, wishOf } from './auto-form.ts'

const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')
const bounds = autoBounds({ worth: dong(47_040), most: dong(94_000) }, null)

test('amounts begin beside what the bet is worth now, and end with all that it can bring', () => {
  expect(bounds.return).toEqual({ least: dong(48_000).minor, most: dong(94_000).minor })
  expect(bounds.loss).toEqual({ least: dong(1_000).minor, most: dong(47_000).minor })
})

test('a new set waits for a return half-way, and sends only what is on', () => {
  const form = newForm(bounds, 'VND')
  expect(wishOf(form, 'VND', 7)).toEqual({ conditions: [{ kind: 'return', amount: '71.00' }] })
  const all = { return: true, loss: true, minute: true, goal: true, redCard: true }
  expect(wishOf({ ...form, isOn: all, stake: dong(20_000) }, 'VND', 7)).toEqual({
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
      const { conditions } = wishOf(form, 'VND', 7)
      const told = conditions.map((each) =>
        each.kind === 'return' || each.kind === 'loss'
          ? { kind: each.kind, amount: Number(each.amount) }
          : each,
      )
      const auto = { id: '1', orderId: '7', state: 'waiting', stake: null, cause: null } as const
      const kept = { ...auto, conditions: told, cashOutId: null, firedAt: null, madeAt: 0, version: 1 }
      expect(formOf(kept, bounds, 'VND')).toEqual(form)
    }),
  )
})

test('minutes and events are of the last soccer match that is open', () => {
  const legs = [
    sampleLeg({ matchId: '1', startsAt: '2026-01-31 20:00:00' }),
    sampleLeg({ matchId: '2', startsAt: '2026-01-31 22:00:00', marketId: '2' }),
    sampleLeg({ matchId: '3', startsAt: '2026-01-31 23:00:00', marketId: '3', outcome: 'won' }),
    sampleLeg({ matchId: '4', startsAt: '2026-01-31 23:30:00', marketId: '4', sportId: 3 }),
  ]
  expect(lastMatch(shownBet(sampleBet({ legs }), undefined))?.matchId).toBe('2')
  expect(lastMatch(shownBet(sampleBet({ legs: legs.slice(2) }), undefined))).toBeNull()
})

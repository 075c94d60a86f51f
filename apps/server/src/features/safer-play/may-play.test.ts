import { days, hours, minutes } from '@keo/units/instants'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayPlay, PLAY_ACTIONS, type PlayAction } from './may-play.ts'
import { UNTOUCHED, type PlayState } from './play-state.ts'

const NOW = Date.UTC(2026, 0, 31, 12)
const VERIFIED: PlayState = { ...UNTOUCHED, isIdentityVerified: true }
const allowed = (state: PlayState, now = NOW) =>
  PLAY_ACTIONS.filter((action) => mayPlay(state, now, action).isAllowed)
const cause = (state: PlayState, action: PlayAction, now = NOW) => {
  const verdict = mayPlay(state, now, action)
  return verdict.isAllowed ? null : [verdict.cause, verdict.until]
}

const instant = fc.integer({ min: -400, max: 400 }).map((dayCount) => NOW + days(dayCount))
const maybe = fc.option(instant, { nil: null })
const anyState: fc.Arbitrary<PlayState> = fc.record({
  reminderMinutes: fc.constantFrom(15 as const, 30 as const, 60 as const),
  limitMinutes: fc.option(fc.integer({ min: 15, max: 1440 }), { nil: null }),
  raise: fc.constant(null),
  breakUntil: maybe,
  exclusion: fc.option(fc.record({ since: instant, until: maybe, reopenAskedAt: maybe }), { nil: null }),
  restUntil: maybe,
  sitting: fc.option(fc.record({ beganAt: instant, seenAt: instant, checkedAt: instant }), { nil: null }),
  isIdentityVerified: fc.boolean(),
  isAtRisk: fc.boolean(),
  atLimitUntil: maybe,
})

test('who has set nothing may do everything, once the identity is known', () => {
  expect(allowed(VERIFIED)).toEqual([...PLAY_ACTIONS])
})

test('before the identity is known there is neither deposit nor play', () => {
  expect(allowed(UNTOUCHED)).toEqual(['login', 'visit', 'withdraw', 'records', 'offers', 'leave'])
  expect(cause(UNTOUCHED, 'deposit')).toEqual(['identity', null])
})

test('[RSP-08] a break leaves the way in, the withdrawal and the records, and ends by itself', () => {
  const onBreak = { ...VERIFIED, breakUntil: NOW + days(1) }
  expect(allowed(onBreak)).toEqual(['login', 'visit', 'withdraw', 'records'])
  expect(cause(onBreak, 'stake')).toEqual(['onBreak', NOW + days(1)])
  expect(allowed(onBreak, NOW + days(1) - 1)).not.toContain('stake')
  expect(allowed(onBreak, NOW + days(1))).toEqual([...PLAY_ACTIONS])
})

test('[RSP-10] while excluded there is no login to play, no money in, no offer; the withdrawal stays open', () => {
  const excluded = { ...VERIFIED, exclusion: { since: NOW, until: NOW + days(181), reopenAskedAt: null } }
  expect(allowed(excluded)).toEqual(['visit', 'withdraw', 'records'])
  expect(cause(excluded, 'login')).toEqual(['excluded', NOW + days(181)])
})

test('[RSP-09] after its term an exclusion waits for the player to ask, and then a day', () => {
  const until = NOW + days(181)
  const exclusion = { since: NOW, until, reopenAskedAt: null }
  expect(cause({ ...VERIFIED, exclusion }, 'login', until + days(1000))).toEqual(['exclusionOver', null])
  const asked = { ...VERIFIED, exclusion: { ...exclusion, reopenAskedAt: until } }
  expect(cause(asked, 'login', until + hours(24) - 1)).toEqual(['reopening', until + hours(24)])
  expect(allowed(asked, until + hours(24))).toEqual([...PLAY_ACTIONS])
})

test('[RSP-09] an exclusion without end lasts until it was thought over for a week', () => {
  const exclusion = { since: NOW, until: null, reopenAskedAt: null }
  expect(cause({ ...VERIFIED, exclusion }, 'stake', NOW + days(36_500))).toEqual(['excluded', null])
  const asked = { ...VERIFIED, exclusion: { ...exclusion, reopenAskedAt: NOW + days(200) } }
  expect(allowed(asked, NOW + days(207) - 1)).not.toContain('login')
  expect(allowed(asked, NOW + days(207))).toContain('login')
})

test('[RSP-17] whoever is marked at risk is offered nothing and does not end the account; everything else stays as it is', () => {
  const atRisk = { ...VERIFIED, isAtRisk: true }
  expect(allowed(atRisk)).toEqual(PLAY_ACTIONS.filter((action) => action !== 'offers' && action !== 'leave'))
  expect(cause(atRisk, 'offers')).toEqual(['atRisk', null])
})

test('[RSP-17] whoever has used up an own limit is offered nothing until its period ends, and may do all else', () => {
  const atLimit = { ...VERIFIED, atLimitUntil: NOW + hours(4) }
  expect(allowed(atLimit)).toEqual(PLAY_ACTIONS.filter((action) => action !== 'offers'))
  expect(cause(atLimit, 'offers')).toEqual(['atLimit', NOW + hours(4)])
  expect(allowed(atLimit, NOW + hours(4))).toEqual([...PLAY_ACTIONS])
})

test('[RSP-12] bets wait behind a reality check that is due; nothing else does', () => {
  const beganAt = NOW - minutes(60)
  const due = { ...VERIFIED, sitting: { beganAt, seenAt: NOW, checkedAt: beganAt } }
  expect(allowed(due)).toEqual(['login', 'visit', 'withdraw', 'records', 'deposit', 'offers', 'leave'])
  expect(allowed({ ...due, sitting: { beganAt, seenAt: NOW, checkedAt: beganAt + 1 } })).toContain('stake')
})

test('the own money and the own records are never locked away by what was set', () => {
  fc.assert(
    fc.property(anyState, instant, (state, now) => {
      for (const open of ['visit', 'withdraw', 'records'] as const)
        expect(mayPlay(state, now, open)).toEqual({ isAllowed: true })
    }),
  )
})

test('[RSP-08] no break ends before its time, whatever else was set', () => {
  fc.assert(
    fc.property(anyState, fc.integer({ min: 1 }), (state, leftMs) => {
      const onBreak = { ...state, breakUntil: NOW + leftMs }
      for (const action of ['deposit', 'stake', 'play', 'offers'] as const)
        expect(mayPlay(onBreak, NOW, action).isAllowed).toBe(false)
    }),
  )
})

test('[RSP-09] time alone never opens an exclusion that nobody asked to end', () => {
  const kept = fc.record({ since: instant, until: maybe, reopenAskedAt: fc.constant(null) })
  fc.assert(
    fc.property(anyState, kept, fc.nat({ max: 4000 }), (state, exclusion, later) => {
      for (const action of ['login', 'deposit', 'stake', 'play', 'offers'] as const)
        expect(mayPlay({ ...state, exclusion }, NOW + days(later), action).isAllowed).toBe(false)
    }),
  )
})

test('[RSP-10] whoever may not come in may not put money in, play or be offered anything', () => {
  const isOpen = (state: PlayState, now: number, action: PlayAction) => mayPlay(state, now, action).isAllowed
  fc.assert(
    fc.property(anyState, instant, (state, now) => {
      for (const action of ['deposit', 'stake', 'play', 'offers'] as const)
        expect(isOpen(state, now, 'login') || !isOpen(state, now, action)).toBe(true)
    }),
  )
})

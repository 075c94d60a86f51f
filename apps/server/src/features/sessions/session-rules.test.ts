import { days, hours, minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { endOf, isActionWorthNoting, standingFrom, verdictOn, type Session } from './session-rules.ts'

const born: Session = {
  id: 'ses_1',
  memberId: 'mbr_1',
  state: 'active',
  loginState: 0,
  secondFactors: [],
  createdAt: 0,
  lastActionAt: 0,
  expiresAt: days(7),
  deviceNo: 'd',
  address: '10.0.0.1',
  userAgent: '',
  endCause: null,
  proof: null,
}

test('[SES-05] a session ends after 12 idle hours', () => {
  expect(verdictOn(born, hours(12) - 1)).toBe('active')
  expect(verdictOn(born, hours(12))).toBe('expired')
  expect(verdictOn({ ...born, lastActionAt: hours(11) }, hours(22))).toBe('active')
})

test('[SES-05] a session ends after 7 days, however busy', () => {
  const busy = { ...born, lastActionAt: days(7) - 1 }
  expect(verdictOn(busy, days(7) - 1)).toBe('active')
  expect(verdictOn(busy, days(7))).toBe('expired')
  expect(endOf(busy)).toBe(days(7))
})

test('[SES-04] replaced stays replaced, ended answers as expired', () => {
  expect(verdictOn({ ...born, state: 'replaced' }, days(30))).toBe('replaced')
  expect(verdictOn({ ...born, state: 'ended' }, 1)).toBe('expired')
})

test('actions are noted at most once a minute', () => {
  expect(isActionWorthNoting(born, minutes(1) - 1)).toBe(false)
  expect(isActionWorthNoting(born, minutes(1))).toBe(true)
})

test('[SES-06] whatever is owed, a session is given 15 minutes to pass it', () => {
  expect(standingFrom(0, { loginState: 1, secondFactors: [] })).toEqual({
    state: 'checking',
    expiresAt: minutes(15),
  })
  expect(standingFrom(0, { loginState: 0, secondFactors: ['totp'] }).state).toBe('checking')
  expect(standingFrom(0, { loginState: 0, secondFactors: [] })).toEqual({
    state: 'active',
    expiresAt: days(7),
  })
})

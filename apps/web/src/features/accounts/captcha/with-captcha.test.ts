import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { expect, test } from 'vitest'
import { ApiRefusal } from '../../../api/api-outcome.ts'
import { createWithCaptcha } from './with-captcha.ts'

const LOGIN = { action: 'login', about: { userName: 'maitran88' }, isSure: false } as const
const refusal = (code: ErrorCode) => new ApiRefusal({ code: ERRORS[code].wire, msg: code, data: null })

/** A server that refuses in this order and then lets through, and a player who solves every captcha. */
function setUp(refusals: ErrorCode[], solved: (string | null)[] = ['t1', 't2', 't3', 't4']) {
  const sent: (string | undefined)[] = []
  const withCaptcha = createWithCaptcha(async () => solved.shift() ?? null)
  const call = async (ticket: string | undefined) => {
    sent.push(ticket)
    const code = refusals.shift()
    if (code) throw refusal(code)
    return 'in'
  }
  return {
    sent,
    run: (guarded: Omit<typeof LOGIN, 'isSure'> & { isSure: boolean } = LOGIN) => withCaptcha(guarded, call),
  }
}

test('[ACC-01a] a call that is let through shows no captcha', async () => {
  const { sent, run } = setUp([])
  expect(await run()).toBe('in')
  expect(sent).toEqual([undefined])
})

test('[ACC-01a] CAPTCHA_NEEDED opens the captcha and repeats the call with its ticket', async () => {
  const { sent, run } = setUp(['CAPTCHA_NEEDED'])
  expect(await run()).toBe('in')
  expect(sent).toEqual([undefined, 't1'])
})

test('a ticket that ran out asks for another', async () => {
  const { sent, run } = setUp(['CAPTCHA_INVALID'])
  expect(await run({ ...LOGIN, isSure: true })).toBe('in')
  expect(sent).toEqual(['t1', 't2'])
})

test('closing the captcha ends it without an error and without a call', async () => {
  const { sent, run } = setUp([], [null])
  expect(await run({ ...LOGIN, isSure: true })).toBeNull()
  expect(sent).toEqual([])
})

test('any other refusal is passed on, and refusals without end are too', async () => {
  await expect(setUp(['WRONG_LOGIN']).run()).rejects.toMatchObject({ code: ERRORS.WRONG_LOGIN.wire })
  const stubborn = setUp(Array.from({ length: 9 }, () => 'CAPTCHA_NEEDED' as const))
  await expect(stubborn.run()).rejects.toMatchObject({ code: ERRORS.CAPTCHA_NEEDED.wire })
  expect(stubborn.sent).toHaveLength(4)
})

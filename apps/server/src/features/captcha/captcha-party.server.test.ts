import {
  answerCaptchaQuestion,
  captchaAbout,
  checkCaptcha,
  newCaptcha,
  newCaptchaQuestion,
  passCaptcha,
} from '@keo/contract/captcha'
import { sendSms } from '@keo/contract/codes'
import type { Call } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { getAgentConfig } from '@keo/contract/site'
import { person } from '@keo/dev-world/door-world'
import { keptLog } from '@keo/dev-world/kept-log'
import { sharedDoorWorld, sharedWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'
import type { CaptchaToken, CaptchaVerdict } from '../../gateways/captcha/captcha-party.ts'

/** Tokens say how they fare; what the party was asked is kept. */
const asked: CaptchaToken[] = []
const party = {
  async verify(shown: CaptchaToken): Promise<CaptchaVerdict> {
    asked.push(shown)
    if (shown.token.startsWith('broken')) throw new Error('no route to the party')
    const verdict = shown.token.split('-')[0]
    return verdict as CaptchaVerdict
  },
}
const { lines, log } = keptLog()
const { world } = sharedDoorWorld({
  log,
  webRoot: null,
  env: { CAPTCHA_PARTY: 'party.mjs', CAPTCHA_URL: 'https://people.example/widget', CAPTCHA_ID: 'site-1' },
  parties: { CAPTCHA_PARTY: () => party },
})
const { world: ownWorld } = sharedWorld({ webRoot: null })

const number = { mobileArea: '84', mobile: '0913000001' }
const pass = (token: string, n: number, about = captchaAbout(number)) =>
  world.call(passCaptcha, { action: 'sms', about, token }, person(n))

test('[NET-12a] [CAP-02] what the party confirms is a ticket for one use, bound to number and device', async () => {
  const { code, data } = await pass('ok-1', 1)
  expect(code).toBe(200)
  expect(asked.at(-1)).toEqual({ token: 'ok-1', action: 'sms', address: person(1).address })
  const send = (n: number, mobile = number.mobile) =>
    world.call(
      sendSms,
      { actionType: 3, mobileArea: '84', mobile, captchaTicket: data.captchaTicket },
      person(n),
    )
  expect((await send(1)).code).toBe(200)
  expect((await send(1)).code).toBe(ERRORS.CAPTCHA_INVALID.wire)
  const another = (await pass('ok-2', 2)).data.captchaTicket
  const request = { actionType: 3, mobileArea: '84', mobile: '0913000002', captchaTicket: another } as const
  expect((await world.call(sendSms, request, person(2))).code).toBe(ERRORS.CAPTCHA_INVALID.wire)
})

test('[CAP-02] a token that was shown before is not asked about again', async () => {
  expect((await pass('ok-3', 3)).code).toBe(200)
  const before = asked.length
  expect((await pass('ok-3', 3)).code).toBe(ERRORS.CAPTCHA_INVALID.wire)
  expect(asked).toHaveLength(before)
})

test.each([
  ['refuses', 'refused-1', ERRORS.CAPTCHA_INVALID.wire],
  ['does not know', 'unknown-1', ERRORS.CAPTCHA_AWAY.wire],
  ['cannot be reached', 'broken-1', ERRORS.CAPTCHA_AWAY.wire],
  ['answers what is no verdict', 'perhaps-1', ERRORS.CAPTCHA_AWAY.wire],
])('[CAP-05] a party that %s lets nobody in, with a sentence', async (_, token, wire) => {
  const { code, msg, data } = await pass(token, 4)
  expect([code, data]).toEqual([wire, undefined])
  expect(msg).not.toBe('')
})

test('[CAP-05] that nobody could tell is in the log', () => {
  expect(lines.filter((line) => line.includes('the captcha service is away'))).toHaveLength(3)
})

const challengeId = 'cap_01J00000000000000000000000'
test.each<[Call, object]>([
  [newCaptcha, { action: 'sms' }],
  [newCaptchaQuestion, { action: 'sms', about: '' }],
  [checkCaptcha, { challengeId, left: 10, track: [{ x: 0, y: 0, t: 0 }], kind: 'drag' }],
  [answerCaptchaQuestion, { challengeId, picks: [0, 1], proof: [] }],
])('[CAP-05] beside a party $path is closed: there is no easier door', async (call, body) => {
  const { code, msg } = await world.call(call, body as never, person(5))
  expect([code, msg]).toEqual([
    ERRORS.CAPTCHA_OTHER_WAY.wire,
    'Trang này xác minh bằng cách khác. Vui lòng tải lại trang.',
  ])
})

test('[NET-12a] the page learns where the party stands, and may frame it', async () => {
  const { data } = await world.call(getAgentConfig, {})
  expect(data.thirdParties).toMatchObject({
    captchaId: 'site-1',
    captchaUrl: 'https://people.example/widget',
  })
  const { headers } = await fetch(world.url)
  expect(headers.get('content-security-policy')).toMatch(/frame-src [^;]*https:\/\/people\.example/)
})

test('[CAP-05] without a party there is nothing to show a token to', async () => {
  const request = { action: 'sms', about: '', token: 'ok-9' } as const
  expect((await ownWorld.call(passCaptcha, request)).code).toBe(ERRORS.CAPTCHA_OTHER_WAY.wire)
  expect((await ownWorld.call(getAgentConfig, {})).data.thirdParties.captchaUrl).toBeNull()
})

import {
  answerCaptchaQuestion,
  checkCaptcha,
  newCaptcha,
  newCaptchaQuestion,
  passCaptcha,
  type TrackPoint,
} from '@keo/contract/captcha'
import { sendEmail, sendSms } from '@keo/contract/codes'
import type { Call } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'

const { world } = sharedDoorWorld()

const userName = 'badinput12'
const captchaTicket = 'ticket'
const challengeId = 'cap_01J00000000000000000000000'
const RIGHT: [Call, Record<string, unknown>][] = [
  [newCaptcha, { action: 'login' }],
  [newCaptchaQuestion, { action: 'login', about: 'maitran88' }],
  [passCaptcha, { action: 'login', about: 'maitran88', token: 'token' }],
  [checkCaptcha, { challengeId, left: 120, track: [{ x: 0, y: 0, t: 0 }], kind: 'drag' }],
  [answerCaptchaQuestion, { challengeId, picks: [0, 1], proof: ['abc'] }],
  [sendSms, { actionType: 3, mobileArea: '84', mobile: '961000001', userName, captchaTicket }],
  [sendEmail, { actionType: 4, email: 'mai@site.example', userName, captchaTicket }],
]

test.each(RIGHT)(
  '[ACS-01] [CFG-05] whatever stands in a field, $method $path names the field and never breaks',
  { timeout: 120_000 },
  async (call, right) => {
    expect(await badInputProblems(world, call, right, person(1))).toEqual([])
    expect(await world.app.sms.tray()).toEqual([])
  },
)

test('[CAP-04] a track of impossible points is refused by its field, and a right place alone opens nothing', async () => {
  const from = person(2)
  const { data } = await world.call(newCaptcha, { action: 'login' }, from)
  const kept = await world.keptChallenge(data.challengeId)
  const left = kept.kind === 'puzzle' ? kept.left : 0
  const check = (track: TrackPoint[]) =>
    world.call(checkCaptcha, { challengeId: data.challengeId, left, track, kind: 'drag' }, from)
  for (const point of [
    { x: 1e9, y: 0, t: 0 },
    { x: 0, y: 0, t: -1 },
    { x: 0, y: Number.NaN, t: 0 },
  ])
    expect(Object.keys((await check([point])).fields ?? {})[0]).toMatch(/^track/)
  expect((await check([{ x: left, y: 0, t: 0 }])).code).toBe(ERRORS.CAPTCHA_INVALID.wire)
})

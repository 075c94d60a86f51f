import { checkMobileForRegistration } from '@keo/contract/accounts'
import {
  answerCaptchaQuestion,
  captchaAbout,
  checkCaptcha,
  newCaptcha,
  newCaptchaQuestion,
} from '@keo/contract/captcha'
import { sendEmail, sendSms } from '@keo/contract/codes'
import { ERRORS } from '@keo/contract/errors'
import { workOn } from '@keo/dev-world/captcha-hand'
import { keptLog } from '@keo/dev-world/kept-log'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { minutes } from '@keo/units/instants'
import { beforeEach, expect, test } from 'vitest'

const serverLog = keptLog()
const { lines } = serverLog
const { database: testDatabase, world } = sharedWorld({ log: serverLog.log, webRoot: null })
beforeEach(() =>
  testDatabase.asOwner('truncate platform.code, platform.code_send, sandbox.sms, sandbox.mail'),
)

const OK = 200
const tray = async () => {
  await world.app.codesSettled()
  return world.app.sms.tray()
}
const sms = { actionType: 3, mobileArea: '84', mobile: '987000111' } as const

async function send(change: Partial<Parameters<typeof world.call<typeof sendSms>>[1]>, language = 'vi-VI') {
  const captchaTicket = await world.solveCaptcha('sms')
  return world.call(sendSms, { ...sms, captchaTicket, ...change }, { language })
}

test('[ACC-08a] a solved captcha sends a code to the phone, in the language of the player', async () => {
  expect(await send({}, 'en-US')).toMatchObject({ code: OK, data: null })
  expect(await tray()).toMatchObject([
    { mobile: '+84 987000111', text: expect.stringMatching(/^Kèo: \d{6} is your code to sign in/) },
  ])
  expect(await world.lastCode('987000111')).toMatch(/^\d{6}$/)
})

test('[CAP-03] the same ticket in fifty sends at once makes one SMS', async () => {
  const captchaTicket = await world.solveCaptcha('sms')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      world.call(sendSms, { ...sms, mobile: `9870002${10 + n}`, captchaTicket }),
    ),
  )
  expect(answers.filter(({ code }) => code === OK)).toHaveLength(1)
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([OK, ERRORS.CAPTCHA_INVALID.wire]))
  expect(await tray()).toHaveLength(1)
})

test('[SMS-02] ten tickets for one number at once make one SMS', async () => {
  const tickets: string[] = []
  for (let n = 0; n < 10; n += 1) tickets.push(await world.solveCaptcha('sms'))
  const answers = await Promise.all(
    tickets.map((captchaTicket) => world.call(sendSms, { ...sms, captchaTicket })),
  )
  expect(answers.filter(({ code }) => code === OK)).toHaveLength(1)
  expect(await tray()).toHaveLength(1)
})

test('[CAP-05] without a captcha nothing is sent, whatever is put in its place', async () => {
  const mail = { actionType: 4, email: 'mai@site.example', userName: 'maitran88' } as const
  expect(await world.call(sendSms, sms)).toMatchObject({ code: ERRORS.CAPTCHA_NEEDED.wire })
  expect(await world.call(sendEmail, mail)).toMatchObject({ code: ERRORS.CAPTCHA_NEEDED.wire })
  for (const captchaTicket of ['skip', 'test', 'null', '0'.repeat(43)])
    expect(await world.call(sendSms, { ...sms, captchaTicket })).toMatchObject({
      code: ERRORS.CAPTCHA_INVALID.wire,
    })
  expect(await tray()).toEqual([])
})

test('[CAP-01] the answer of a puzzle is in no part of what is sent', async () => {
  const { data } = await world.call(newCaptcha, { action: 'login' })
  const kept = await world.keptChallenge(data.challengeId)
  const { background, piece, ...rest } = data
  expect(kept.kind).toBe('puzzle')
  expect(Object.keys(rest).toSorted()).toEqual(['challengeId', 'height', 'pieceSize', 'pieceTop', 'width'])
  for (const file of [background, piece]) expect(file).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]+$/)
})

test('[CAP-02] a worded question gives the same ticket without dragging', async () => {
  const { data } = await world.call(
    newCaptchaQuestion,
    { action: 'sms', about: captchaAbout(sms) },
    { language: 'th-TH' },
  )
  const kept = await world.keptChallenge(data.challengeId)
  if (kept.kind !== 'question') throw new Error('a question was asked for')
  expect(data.question).toMatch(/คำใดสองคำ/)
  const answer = { challengeId: data.challengeId, picks: kept.right, proof: workOn(data.proof) }
  const { captchaTicket } = (await world.call(answerCaptchaQuestion, answer)).data
  expect(await world.call(sendSms, { ...sms, captchaTicket })).toMatchObject({ code: OK })
})

test('[ACC-08c] a captcha that fails says so in the language of the player', async () => {
  const { data } = await world.call(newCaptcha, { action: 'login' })
  const track = [{ x: 0, y: 0, t: 0 }]
  const wrong = { challengeId: data.challengeId, left: 10, track, kind: 'drag' as const }
  const answer = await world.call(checkCaptcha, wrong, { language: 'en-US' })
  expect(answer).toMatchObject({
    code: ERRORS.CAPTCHA_INVALID.wire,
    msg: expect.stringMatching(/slide again/),
  })
})

test('[ACC-08b] a send that is refused says why in the language of the player', async () => {
  await send({})
  expect(await send({}, 'en-US')).toMatchObject({
    code: ERRORS.CODE_TOO_SOON.wire,
    msg: 'A code was just sent. Send again in 60 seconds.',
  })
  expect((await send({}, 'vi-VI')).msg).toBe('Mã vừa được gửi. Gửi lại sau 60 giây.')
})

test.each(['+84 0 987 000 111', '0084987000111', '０９８７０００１１１', '0987.000.111', '(098) 700-0111'])(
  '[SMS-03] %s is the number 987000111 for every limit',
  async (mobile) => {
    expect(await send({})).toMatchObject({ code: OK })
    expect(await send({ mobile })).toMatchObject({ code: ERRORS.CODE_TOO_SOON.wire })
    expect(await tray()).toHaveLength(1)
  },
)

test.each([
  ['44', '7700900123'],
  ['7', '9161234567'],
  ['84', '98700011'],
  ['84', '9870001112'],
  ['84', '+1 987000111'],
  ['86', '987000111'],
])('[SMS-03] +%s %s is of no listed country or length: nothing is sent', async (mobileArea, mobile) => {
  expect(await send({ mobileArea, mobile })).toMatchObject({ status: 400, code: ERRORS.INVALID_INPUT.wire })
  expect(await tray()).toEqual([])
})

const forget = { actionType: 4 } as const

test('[ACS-04] known and unknown accounts are answered alike; only the own number gets the code', async () => {
  const cases = [
    { userName: 'maitran88', mobile: '912345678' },
    { userName: 'maitran88', mobile: '987000222' },
    { userName: 'nobody12345', mobile: '987000333' },
  ]
  for (const one of cases)
    expect(await send({ ...forget, ...one })).toEqual({ status: 200, code: OK, msg: '', data: null })
  expect(await tray()).toMatchObject([{ mobile: '+84 912345678' }])
  for (const one of cases)
    expect(await send({ ...forget, ...one })).toMatchObject({ code: ERRORS.CODE_TOO_SOON.wire })
})

test('[ACS-04] known and unknown accounts are answered in the same time', async () => {
  const timeOf = async (userName: string) => {
    await testDatabase.asOwner('truncate platform.code_send')
    const captchaTicket = await world.solveCaptcha('sms')
    const started = performance.now()
    await world.call(sendSms, { ...forget, mobileArea: '84', mobile: '912345678', captchaTicket, userName })
    return performance.now() - started
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let n = 0; n < 9; n += 1) {
    known.push(await timeOf('maitran88'))
    unknown.push(await timeOf('nobody12345'))
  }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[4] ?? 0
  expect(Math.abs(median(known) - median(unknown))).toBeLessThan(Math.max(15, median(unknown)))
})

test('[SMS-05] binding and the old number need a session, and the old number is the bound one', async () => {
  for (const actionType of [2, 5, 7] as const)
    expect(await send({ actionType })).toMatchObject({ code: ERRORS.SESSION_EXPIRED.wire })
  const token = await world.signIn('maitran88')
  const captchaTicket = await world.solveCaptcha('sms')
  const old = { actionType: 7, mobileArea: '84', mobile: '', captchaTicket } as const
  expect(await world.call(sendSms, old, { token })).toMatchObject({ code: OK })
  expect(await tray()).toMatchObject([{ mobile: '+84 912345678' }])
})

test('an e-mail is bound by a code; a full session is not asked for a captcha', async () => {
  const bind = { actionType: 6, email: 'mai@site.example' } as const
  expect(await world.call(sendEmail, bind)).toMatchObject({ code: ERRORS.SESSION_EXPIRED.wire })
  const token = await world.signIn('maitran88')
  expect(await world.call(sendEmail, bind, { token })).toMatchObject({ code: OK })
  expect(await world.lastCode('mai@site.example')).toMatch(/^\d{6}$/)
})

test('[CAP-03] the registration ticket in many sends at once makes one SMS, to its own number only', async () => {
  const captchaTicket = await world.solveCaptcha('register')
  const asked = { phone: '987000444', phoneCode: '84', captchaTicket }
  const { registrationTicket } = (await world.call(checkMobileForRegistration, asked)).data
  const registration = { actionType: 1, mobileArea: '84', captchaTicket: registrationTicket } as const
  const other = await world.call(sendSms, { ...registration, mobile: '987000445' })
  expect(other).toMatchObject({ code: ERRORS.REGISTRATION_TICKET_INVALID.wire })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => world.call(sendSms, { ...registration, mobile: '987000444' })),
  )
  expect(answers.filter(({ code }) => code === OK)).toHaveLength(1)
  expect(await tray()).toHaveLength(1)
})

test('a registration sends by its ticket only', async () => {
  expect(await send({ actionType: 1 })).toMatchObject({ code: ERRORS.REGISTRATION_TICKET_INVALID.wire })
  expect(await tray()).toEqual([])
})

test('[SMS-06] [AUD-04] a code is in no answer, log line, error report or address', async () => {
  const answer = await send({})
  const code = await world.lastCode('987000111')
  await fetch(`${world.url}/api/user/auth/mobile-registerCheckByCode/84987000111/${code}?smsCode=${code}`)
  await world.clock.jump(minutes(11))
  expect(JSON.stringify(answer)).not.toContain(code)
  expect(lines.join('\n')).not.toContain(code)
  expect(lines.join('\n')).not.toContain('987000111')
  const reports = await testDatabase.asOwner('select e::text as row from platform.error_report e')
  expect(JSON.stringify(reports)).not.toContain(code)
})

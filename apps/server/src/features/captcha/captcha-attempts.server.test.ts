import {
  answerCaptchaQuestion,
  captchaAbout,
  checkCaptcha,
  newCaptcha,
  newCaptchaQuestion,
} from '@keo/contract/captcha'
import { sendSms } from '@keo/contract/codes'
import { ERRORS } from '@keo/contract/errors'
import type { CallOptions } from '@keo/dev-world/call-world'
import { handTrack, workOn } from '@keo/dev-world/captcha-hand'
import { person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { hours, minutes } from '@keo/units/instants'
import { beforeEach, expect, test } from 'vitest'

const { world, database } = sharedDoorWorld()
beforeEach(() =>
  database.asOwner('truncate platform.captcha_attempt, platform.captcha_mistake, platform.captcha_track'),
)

const INVALID = ERRORS.CAPTCHA_INVALID.wire
const numberOf = (n: number) => ({ mobileArea: '84', mobile: String(912_000_000 + n) })
const from = (n: number, address: string): CallOptions => ({ ...person(n), address })

async function ask(caller: CallOptions, about = '') {
  return (await world.call(newCaptchaQuestion, { action: 'sms', about }, caller)).data
}

/** As a script would: it knows every word, and does the work. */
async function answer(question: Awaited<ReturnType<typeof ask>>, caller: CallOptions, proof?: string[]) {
  const kept = await world.keptChallenge(question.challengeId)
  const picks = kept.kind === 'question' ? kept.right : []
  const request = { challengeId: question.challengeId, picks, proof: proof ?? workOn(question.proof) }
  return world.call(answerCaptchaQuestion, request, caller)
}

async function solve(caller: CallOptions, about = '') {
  const question = await ask(caller, about)
  expect((await answer(question, caller)).code).toBe(200)
  return question.proof.bits
}

const each = async <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = []
  for (let n = 0; n < count; n += 1) done.push(await run(n))
  return done
}

test('[CAP-04] a script that solves one question after the other works harder for each', async () => {
  const bits = await each(26, () => solve(person(1)))
  const rest = bits[0] ?? 0
  const extra = bits.map((of) => of - rest)
  expect(extra.slice(0, 8)).toEqual([0, 0, 0, 1, 2, 2, 3, 3])
  expect(extra).toEqual(extra.toSorted((one, other) => one - other))
  expect(extra.at(-1)).toBe(6)
  await world.clock.jump(hours(1))
  expect(await solve(person(1))).toBe(rest)
})

test.each([
  ['a /24', (n: number) => `198.51.100.${n}`, '198.51.100.250', '198.51.101.1'],
  ['a /48', (n: number) => `2001:db8:7:${n.toString(16)}::1`, '2001:db8:7:ffff::9', '2001:db8:8::1'],
])(
  '[CAP-04] devices and addresses of %s count together, whatever they call themselves',
  async (_, address, inside, outside) => {
    const bits = await each(61, (n) => solve(from(100 + n, address(n)), captchaAbout(numberOf(n))))
    const rest = bits[0] ?? 0
    expect(bits.slice(0, 30).every((of) => of === rest)).toBe(true)
    expect(bits.at(-1)).toBe(rest + 3)
    expect(await solve(from(900, inside))).toBe(rest + 3)
    expect(await solve(from(901, outside))).toBe(rest)
  },
)

test('[CAP-04] whoever asks about a number, from wherever and however it is written, counts', async () => {
  const spelt = ['0912345678', '912345678', '+84 912 345 678', '0084912345678', '912-345-678', '912345678']
  const bits = await each(spelt.length, (n) =>
    solve(person(200 + n), captchaAbout({ mobileArea: '84', mobile: spelt[n] ?? '' })),
  )
  const rest = bits[0] ?? 0
  expect(bits.map((of) => of - rest)).toEqual([0, 0, 0, 1, 2, 2])
  expect(await solve(person(250), captchaAbout(numberOf(1)))).toBe(rest)
})

test('[CAP-04] an account and an e-mail address count by one spelling each, and never rise past sixteenfold', async () => {
  const mails = ['mai@keo.example', 'MAI@keo.example', 'mai+1@keo.example', 'mai+2@keo.example']
  const bits = await each(4, (n) => solve(person(300 + n), captchaAbout({ email: mails[n] ?? '' })))
  expect(bits[3]).toBe((bits[0] ?? 0) + 1)
  const names = await each(30, (n) =>
    ask(person(310 + n), captchaAbout({ userName: n % 2 ? 'Mai88' : 'mai88' })),
  )
  expect((names.at(-1)?.proof.bits ?? 0) - (names[0]?.proof.bits ?? 0)).toBe(4)
})

test('[CAP-04] pictures asked for and wrong answers count too; a picture that was solved spares its block', async () => {
  const address = '203.0.113.77'
  let movement = 4000
  const picture = async (n: number, isRight: boolean) => {
    const caller = from(400 + n, address)
    const { data } = await world.call(newCaptcha, { action: 'sms' }, caller)
    const kept = await world.keptChallenge(data.challengeId)
    const left = kept.kind === 'puzzle' && isRight ? kept.left : 1
    const request = {
      challengeId: data.challengeId,
      left,
      track: handTrack(left, (movement += 1)),
      kind: 'drag' as const,
    }
    return world.call(checkCaptcha, request, caller)
  }
  const { bits: rest } = (await ask(from(499, '192.0.2.1'))).proof
  await each(40, (n) => picture(n, true))
  expect((await ask(from(498, address))).proof.bits).toBe(rest)
  await each(3, () => picture(0, true))
  expect((await ask(from(400, address))).proof.bits).toBe(rest + 2)
  await each(9, (n) => picture(50 + n, false))
  // Nine pictures, nine mistakes, and thirteen questions with the two from before.
  await each(11, (n) => ask(from(480 + n, address)))
  expect((await ask(from(497, address))).proof.bits).toBe(rest + 1)
})

test('[CAP-04] of many asked for at once each costs what its turn costs', async () => {
  const asked = await Promise.all(Array.from({ length: 24 }, () => ask(person(500))))
  const bits = asked.map(({ proof }) => proof.bits)
  expect(Math.max(...bits) - (await ask(person(501))).proof.bits).toBe(6)
})

test('[CAP-02] [CAP-04] work that was done is taken once, for its own question, and in time', async () => {
  const caller = person(600)
  const question = await ask(caller)
  const proof = workOn(question.proof)
  expect((await answer(question, caller, proof)).code).toBe(200)
  const again = { challengeId: question.challengeId, picks: [0, 1], proof }
  expect((await world.call(answerCaptchaQuestion, again, caller)).code).toBe(INVALID)

  const others = workOn({ ...(await ask(person(601))).proof, bits: 8 })
  const another = await ask(person(602))
  const foreign = await world.call(
    answerCaptchaQuestion,
    { ...again, challengeId: another.challengeId, proof: others },
    person(602),
  )
  expect(foreign.code).toBe(INVALID)

  const late = await ask(person(603))
  await world.clock.jump(minutes(5))
  expect((await answer(late, person(603))).code).toBe(INVALID)
})

test.each<[string, (proof: string[]) => string[]]>([
  ['nothing', () => []],
  ['all but the last part', (proof) => proof.slice(0, -1)],
  ['its parts in another order', (proof) => proof.toReversed()],
  ['one part for all', (proof) => proof.map(() => proof[0] ?? '')],
])('[CAP-04] right words with a proof of %s open nothing', async (_, spoil) => {
  const question = await ask(person(700))
  const proof = spoil(workOn({ ...question.proof, bits: 10 }))
  expect((await answer(question, person(700), proof)).code).toBe(INVALID)
})

test('[CAP-02] a ticket of a worded question is good for the number it was asked for, and no other', async () => {
  const send = async (n: number, about: string, mobile: string) => {
    const { data } = await answer(await ask(person(n), about), person(n))
    const request = { actionType: 3, mobileArea: '84', mobile, captchaTicket: data.captchaTicket } as const
    return (await world.call(sendSms, request, person(n))).code
  }
  expect(await send(801, captchaAbout(numberOf(1)), '0912000002')).toBe(INVALID)
  expect(await send(802, '', '0912000003')).toBe(INVALID)
  expect(await send(803, captchaAbout({ userName: 'maitran88' }), '0912000004')).toBe(INVALID)
  expect(await send(804, captchaAbout(numberOf(5)), '0912000005')).toBe(200)
})

test('[CAP-04] tickets that named nobody count for the number that they are used for', async () => {
  await each(3, async (n) => {
    const captchaTicket = await world.solveCaptcha('sms', person(820 + n))
    await world.call(sendSms, { actionType: 3, ...numberOf(70), captchaTicket }, person(820 + n))
  })
  const rest = (await ask(person(830))).proof.bits
  expect((await ask(person(831), captchaAbout(numberOf(70)))).proof.bits).toBe(rest + 1)
})

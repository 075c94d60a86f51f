import { loginByMobile, loginByName } from '@keo/contract/accounts'
import { ERRORS } from '@keo/contract/errors'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { proveSelf } from '@keo/contract/second-factor-proof'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../seeds/members.ts'

const { database, world } = sharedDoorWorld()

/** The second database tells nothing more of time; ENUMERATION_TRIES=1000 is the long form. */
const TRIES = Number(process.env.ENUMERATION_TRIES ?? (process.env.TEST_DATABASE_URL ? 24 : 104))
const FURTHER_TRIES = 24
const FURTHER_MAX = 40
const CLEARED_AFTER = 4
const MEDIAN_DIFFERENCE_MAX_MS = 5
const { WRONG_LOGIN, CAPTCHA_NEEDED } = ERRORS

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const guess = (userName: string, n: number, from = person(n)) =>
  world.login(userName, `guess${String(n).padStart(4, '0')}`, from)

const KNOWN = 'maitran88'
const UNKNOWN = 'nobody8888'

/**
 * In turn and in changing order, so that a busy machine slows both. The order turns with every clearing of the guard
 * too: whoever comes first after it waits for the emptied table.
 */
async function tryBoth(tries: number, seen: (name: string, tookMs: number, answer: object) => void) {
  for (let n = 0; n < tries; n++) {
    for (const name of (n + Math.floor(n / CLEARED_AFTER)) % 2 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
      const before = performance.now()
      const answer = await guess(name, n, person(100 + (n % 100)))
      seen(name, performance.now() - before, answer)
    }
    // Before the fifth, and before the next round: this is about the answers, not about the guard.
    if (n % CLEARED_AFTER === CLEARED_AFTER - 1) await database.asOwner('truncate platform.password_guard')
  }
}

test(
  '[ACS-04] a known and an unknown name answer alike, in body, status and time',
  { timeout: 300_000 },
  async () => {
    const took: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] }
    const answers: Record<string, Set<string>> = { [KNOWN]: new Set(), [UNKNOWN]: new Set() }
    let difference = Infinity
    // A machine that does much else needs more tries until chance has evened out; a real difference stays.
    for (let round = 0; round <= FURTHER_MAX && difference >= MEDIAN_DIFFERENCE_MAX_MS; round++) {
      await tryBoth(round === 0 ? TRIES : FURTHER_TRIES, (name, tookMs, answer) => {
        took[name]?.push(tookMs)
        answers[name]?.add(JSON.stringify(answer))
      })
      difference = Math.abs(median(took[KNOWN]!) - median(took[UNKNOWN]!))
    }
    expect(answers[KNOWN]).toEqual(answers[UNKNOWN])
    expect(answers[KNOWN]?.size).toBe(1)
    expect(difference).toBeLessThan(MEDIAN_DIFFERENCE_MAX_MS)
  },
)

test('[ACS-05] five wrong passwords ask for a captcha, wherever they came from, also for a name nobody has', async () => {
  await world.register('guessed123', person(1))
  for (const name of ['guessed123', 'nobody1234']) {
    for (let n = 0; n < 5; n++) expect((await guess(name, n, person(30 + n))).code).toBe(WRONG_LOGIN.wire)
    expect((await guess(name, 6, person(40))).code).toBe(CAPTCHA_NEEDED.wire)
  }
  expect((await world.login('guessed123', GOOD_PASSWORD, person(41))).code).toBe(CAPTCHA_NEEDED.wire)
  await world.clock.jump(minutes(15))
  expect((await world.login('guessed123', GOOD_PASSWORD, person(41))).code).toBe(200)
})

test('[ACS-05] ten lock the password for 15 minutes without saying so, and the owner comes in by SMS', async () => {
  const { call, clock, solveCaptcha } = world
  const attack = async (password: string, from = person(50)) =>
    call(
      loginByName,
      { userName: 'maitran88', password, captchaTicket: await solveCaptcha('login', from) },
      from,
    )
  await database.asOwner('truncate platform.password_guard')
  const wrong = []
  for (let n = 0; n < 10; n++) wrong.push(await attack(`guess000${n}`))
  const locked = await attack(DEMO_PASSWORD)
  expect(locked).toEqual(wrong[0])

  const owner = person(51)
  const smsCode = await world.smsCode('912345678', 'login', owner)
  const bySms = await call(loginByMobile, { mobile: '912345678', smsCode, countryCode: 'VN' }, owner)
  expect(bySms.code).toBe(200)

  // Tries meanwhile do not keep it locked.
  await clock.advance(minutes(14))
  expect((await attack('guess00011')).code).toBe(WRONG_LOGIN.wire)
  await clock.advance(minutes(1))
  expect((await attack(DEMO_PASSWORD)).code).toBe(200)
})

test('[ACS-05] strangers who guess never lock the owner out of a known device or network', async () => {
  const home = person(55)
  await world.register('besieged12', home)
  const attack = async (password: string, from: ReturnType<typeof person>) => {
    const captchaTicket = await world.solveCaptcha('login', from)
    return world.call(loginByName, { userName: 'besieged12', password, captchaTicket }, from)
  }
  for (let n = 0; n < 12; n++) await attack(`guess000${n}`, person(56))
  expect((await attack(GOOD_PASSWORD, person(56))).code).toBe(WRONG_LOGIN.wire)
  // Neither lock nor captcha where the owner has been: the same device elsewhere, another device at home.
  expect((await world.login('besieged12', GOOD_PASSWORD, home)).code).toBe(200)
  expect((await world.login('besieged12', GOOD_PASSWORD, { ...home, address: '198.51.100.7' })).code).toBe(
    200,
  )
  const { deviceNo = '' } = person(57)
  expect((await world.login('besieged12', GOOD_PASSWORD, { ...home, deviceNo })).code).toBe(200)
  // Nor does a session that is asked for the password again suffer from them.
  const token = (await world.login('besieged12', GOOD_PASSWORD, home)).data.accessToken
  expect((await world.call(proveSelf, { password: GOOD_PASSWORD }, { ...home, token })).code).toBe(200)
  // Guesses on the known device itself count there.
  for (let n = 0; n < 12; n++) await attack(`guess000${n}`, home)
  expect((await attack(GOOD_PASSWORD, home)).code).toBe(WRONG_LOGIN.wire)
})

test('[ACS-05] many guesses at once are counted like many one after another', async () => {
  await world.register('parallel12', person(60))
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess('parallel12', n, person(60))))
  const looked = answers.filter(({ code }) => code === WRONG_LOGIN.wire).length
  const expected = new Set<number>([WRONG_LOGIN.wire, CAPTCHA_NEEDED.wire, ERRORS.BUSY.wire])
  expect(answers.filter(({ code }) => !expected.has(code))).toEqual([])
  expect(looked).toBeGreaterThan(0)
  const [row] = await database.asOwner(
    `select coalesce(array_length(wrong_at, 1), 0) as wrong, locked_until from platform.password_guard
     where starts_with(key, 'name:parallel12')`,
  )
  expect(row?.locked_until !== null || Number(row?.wrong) === looked).toBe(true)
})

test('[ACS-05] a network that tries one password on many names is asked for a captcha', async () => {
  await database.asOwner('truncate platform.password_guard')
  const from = person(70)
  const stuff = (n: number) => world.login(`victim${String(n).padStart(4, '0')}`, 'stuffed123', from)
  for (let n = 0; n < 30; n++) expect((await stuff(n)).code).toBe(WRONG_LOGIN.wire)
  expect((await stuff(30)).code).toBe(CAPTCHA_NEEDED.wire)
  // Another network goes on.
  expect((await world.login('victim0099', 'stuffed123', person(71))).code).toBe(WRONG_LOGIN.wire)
})

test('[RAT-05] what no longer counts is dropped', async () => {
  await guess('nobody4321', 1)
  world.worldClock.jump(minutes(45))
  await world.jobs.runDue()
  expect(await database.asOwner('select 1 from platform.password_guard')).toEqual([])
})

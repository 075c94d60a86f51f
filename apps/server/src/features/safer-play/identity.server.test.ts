import { checkMobileForRegistration, registerByMobile } from '@keo/contract/accounts'
import { sendSms } from '@keo/contract/codes'
import { ERRORS } from '@keo/contract/errors'
import { getIdentity, submitIdentity } from '@keo/contract/identity'
import { getMember } from '@keo/contract/members'
import { excludeMember } from '@keo/contract/safer-play'
import { GOOD_PASSWORD, person, startDoorWorld, type DoorWorld } from '@keo/dev-world/door-world'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { createLog } from '@keo/service-kit/log'
import { days, minutes } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
let world: DoorWorld
const lines: string[] = []

beforeAll(async () => {
  database = await freshDatabase()
  const log = createLog({ level: 'trace', to: { write: (line) => void lines.push(line) } })
  world = await startDoorWorld(database, { log })
})
afterAll(async () => {
  await world.close()
  await database.close()
})

const PERSON = {
  realName: 'Lê Thị Bưởi',
  birthday: '1996-02-29',
  documentKind: 'idCard' as const,
  documentNumber: '001196012345',
}
const another = (documentNumber: string, more: object = {}) => ({ ...PERSON, documentNumber, ...more })

async function player(number: number, userName: string) {
  const from = person(number)
  return { ...from, token: await world.register(userName, from) }
}
type Player = Awaited<ReturnType<typeof player>>
const submit = (how: Player, who: typeof PERSON) => world.call(submitIdentity, who, how)
const stateOf = async (how: Player) => (await world.call(getIdentity, {}, how)).data
async function passAMinute() {
  world.worldClock.jump(minutes(1))
  await world.jobs.runDue()
}

test('a check passes within a minute; name and birthday then stand, and money may come in', async () => {
  const how = await player(1, 'showswho1')
  expect((await stateOf(how)).state).toBe('none')
  expect((await submit(how, PERSON)).data).toMatchObject({ state: 'waiting', documentNumber: '•••••345' })
  const { id } = (await world.call(getMember, {}, how)).data
  expect(await world.app.saferPlay.mayPlay(id, 'deposit')).toMatchObject({ cause: 'identity' })
  await passAMinute()
  expect(await stateOf(how)).toMatchObject({ state: 'passed', cause: null, realName: 'Lê Thị Bưởi' })
  expect((await world.call(getMember, {}, how)).data).toMatchObject({
    realName: 'Lê Thị Bưởi',
    birthday: '1996-02-29',
    isBirthdayLocked: true,
  })
  expect(await world.app.saferPlay.mayPlay(id, 'deposit')).toEqual({ isAllowed: true })
  expect((await submit(how, PERSON)).code).toBe(ERRORS.IDENTITY_DONE.wire)
})

test('[RSP-11] a refused minor stays refused: another year, document, kind or account changes nothing', async () => {
  const young = await player(20, 'tooyoung1')
  const friend = await player(21, 'tooyoung2')
  await submit(young, another('001196000020', { birthday: '2008-02-02' }))
  await passAMinute()
  expect(await stateOf(young)).toMatchObject({ state: 'refused', cause: 'tooYoung' })
  for (const [who, request] of [
    [young, another('001196000020')],
    [young, another('001196000021')],
    [friend, another('001196000020', { realName: 'lê thị BƯỞI' })],
    [friend, another(' 001196000020 ', { documentKind: 'passport', realName: 'Người Khác' })],
  ] as const) {
    await submit(who, request)
    await passAMinute()
    expect(await stateOf(who)).toMatchObject({ state: 'refused', cause: 'tooYoung' })
  }
  // Whoever has grown old enough by the birthday of the first time passes with it.
  world.worldClock.jump(days(3))
  const back = { ...young, token: (await world.login('tooyoung1', GOOD_PASSWORD, young)).data.accessToken }
  await submit(back, another('001196000020', { birthday: '2008-02-02' }))
  await passAMinute()
  expect((await stateOf(back)).state).toBe('passed')
})

test('the listed are refused with the cause, and may try again', async () => {
  const how = await player(2, 'listedone1')
  await submit(how, another('001196000002', { realName: 'TRAN VAN CAM' }))
  await passAMinute()
  expect(await stateOf(how)).toMatchObject({ state: 'refused', cause: 'listed' })
  await submit(how, another('001196000002'))
  await passAMinute()
  expect((await stateOf(how)).state).toBe('passed')
})

test('[RSP-11] one document serves one account, also when two show it at the same moment', async () => {
  const [first, second] = [await player(3, 'samepaper1'), await player(4, 'samepaper2')]
  await Promise.all([
    submit(first, another('C1234567', PASSPORT)),
    submit(second, another('C1234567', PASSPORT)),
  ])
  await passAMinute()
  const states = [await stateOf(first), await stateOf(second)]
  expect(states.map(({ state }) => state).toSorted()).toEqual(['passed', 'refused'])
  expect(states.find(({ state }) => state === 'refused')?.cause).toBe('documentElsewhere')
})
const PASSPORT = { documentKind: 'passport', realName: 'Phan Văn Sáu' }

test('[RSP-11] whoever is excluded does not come back under another account, with another document either', async () => {
  const who = { realName: 'Đỗ Thị Khóa', birthday: '1988-08-08' }
  const first = await player(5, 'isexcluded1')
  await submit(first, another('001188000005', who))
  await passAMinute()
  await world.call(excludeMember, { months: 6, isSure: true }, first)
  const second = await player(6, 'isexcluded2')
  await submit(second, another('001188000006', { ...who, realName: 'ĐỖ THỊ KHÓA' }))
  await passAMinute()
  expect(await stateOf(second)).toMatchObject({ state: 'refused', cause: 'excluded' })
  const { id } = (await world.call(getMember, {}, second)).data
  expect(await world.app.saferPlay.mayPlay(id, 'stake')).toMatchObject({ cause: 'identity' })
})

test('[RSP-11] the number of somebody excluded opens no second account', async () => {
  const from = person(9)
  const token = await world.signIn('maitran88')
  await world.call(excludeMember, { months: 6, isSure: true }, { ...from, token })
  const captchaTicket = await world.solveCaptcha('register', from)
  const number = { phone: '912345678', phoneCode: '84' }
  const { data } = await world.call(checkMobileForRegistration, { ...number, captchaTicket }, from)
  const request = { actionType: 1, mobileArea: '84', mobile: '912345678', userName: '' } as const
  await world.call(sendSms, { ...request, captchaTicket: data.registrationTicket }, from)
  const answer = await world.call(
    registerByMobile,
    {
      mobile: '912345678',
      smsCode: await world.lastCode('912345678'),
      countryCode: 'VN',
      mobileCode: '84',
      userName: 'secondmai1',
    },
    from,
  )
  expect(answer.code).toBe(ERRORS.MOBILE_TAKEN.wire)
})

test('a check that waits outlives a restart', async () => {
  const how = await player(7, 'restarts1')
  await submit(how, another('001196000007', { realName: 'Võ Văn Bảy' }))
  await world.close()
  world = await startDoorWorld(database, { startAt: world.worldClock.now() + minutes(1), seed: 'again' })
  await world.jobs.runDue()
  expect((await stateOf(how)).state).toBe('passed')
})

test('wrong fields are named, and five tries a day are enough', async () => {
  const how = await player(8, 'manytries1')
  for (const [request, field] of [
    [another('12345678'), 'documentNumber'],
    [another('00119600000８'), 'documentNumber'],
    [another('001196000008', { birthday: '1996-02-30' }), 'birthday'],
    [another('001196000008', { birthday: '2096-02-01' }), 'birthday'],
    [another('001196000008', { realName: '<b>x</b>' }), 'realName'],
  ] as const)
    expect(Object.keys((await submit(how, request)).fields ?? {})).toEqual([field])
  for (let count = 0; count < 5; count++) {
    expect((await submit(how, another('001196000008', { realName: 'Listed Person' }))).code).toBe(200)
    await passAMinute()
  }
  expect((await submit(how, another('001196000008'))).code).toBe(ERRORS.IDENTITY_TRIES.wire)
  world.worldClock.jump(days(1))
  const token = (await world.login('manytries1', 'conMeo7Vang', how)).data.accessToken
  expect((await submit({ ...how, token }, another('001196000008'))).code).toBe(200)
})

test('a document number is in no log, queue, audit entry or column that can be read', async () => {
  const [row] = await database.asOwner(
    `select (select string_agg(j::text, '') from kit.job j) || (select string_agg(a::text, '') from kit.audit_entry a)
       || (select string_agg(c::text || encode(document_box, 'escape'), '') from platform.identity_check c) as everything`,
  )
  const everything = String(row?.everything) + lines.join('')
  for (const number of ['001196012345', '001196000002', 'C1234567', '001196000008'])
    expect(everything).not.toContain(number)
  expect(everything).toContain('identity.submitted')
})

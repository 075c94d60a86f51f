import { logout } from '@keo/contract/accounts'
import { createDepositOrder } from '@keo/contract/deposit'
import { paySandboxOrder } from '@keo/contract/deposit-parties'
import { ERRORS } from '@keo/contract/errors'
import { listLetters, markLetterRead } from '@keo/contract/inbox'
import { setPlayLimit } from '@keo/contract/play-limits'
import {
  getPushSettings,
  type PushSettings,
  setPushSettings,
  subscribePush,
  unsubscribePush,
} from '@keo/contract/push'
import { encodeContent } from '@keo/contract/rich-content'
import { sendSandboxLetter } from '@keo/contract/sandbox-inbox'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { type ListeningBrowser, startPushService } from '@keo/dev-world/push-service'
import { shared, sharedDatabase } from '@keo/dev-world/shared'
import { startWorld } from '@keo/dev-world/world'
import { days, hours, minutes, seconds } from '@keo/units/instants'
import { beforeEach, expect, test } from 'vitest'

// Letters on their way to a browser, each through the product as `npm start` composes it and a push service that decrypts.

let now = () => 0
const database = sharedDatabase()
const service = shared(
  () => startPushService(() => now()),
  (held) => held.close(),
)
const world = shared(
  () =>
    startWorld({
      databaseUrl: database.url,
      webRoot: null,
      env: { PUSH_LOCAL_URL: service.url, SITE_ORIGINS: 'https://keo.example' },
    }),
  (held) => held.close(),
)

type Who = { token: string }
let mai: Who
let linh: Who
beforeEach(async () => {
  now = () => world.clock.now()
  for (const table of ['push_subscription', 'push_setting', 'letter'])
    await database.asOwner(`delete from platform.${table}`)
  await database.asOwner('delete from kit.job')
  mai = { token: await world.signIn('maitran88') }
  linh = { token: await world.signIn('linhnguyen7') }
  service.refusals.length = 0
})

const settingsOf = async (who: Who) => (await world.call(getPushSettings, {}, who)).data
async function newBrowser(who: Who): Promise<ListeningBrowser> {
  return service.newBrowser((await settingsOf(who)).publicKey ?? '')
}
const join = ({ endpoint, p256dh, auth }: ListeningBrowser, who: Who, language = 'vi-VI') =>
  world.call(subscribePush, { endpoint, p256dh, auth }, { ...who, language })
async function listening(who: Who, language?: string): Promise<ListeningBrowser> {
  const browser = await newBrowser(who)
  expect((await join(browser, who, language)).code).toBe(200)
  return browser
}
const want = (who: Who, settings: Partial<PushSettings>) =>
  world.call(setPushSettings, { off: [], quiet: null, ...settings }, who)
async function invite(who: Who, title = 'Cuối tuần có thưởng'): Promise<string> {
  await world.call(sendSandboxLetter, { title, content: encodeContent('<p>Thưởng 500.000 ₫</p>') }, who)
  await world.jobs.runDue()
  return (await world.call(listLetters, { letType: 1 }, who)).data.list[0]?.id ?? ''
}
/** Each lower than the one before: that holds at once. */
const limit = (who: Who, amount: string) =>
  world.call(setPlayLimit, { kind: 'deposit', period: 'week', amount }, who)
const told = ({ messages }: ListeningBrowser) =>
  messages.map((text) => JSON.parse(text) as { title: string; letterId: string | null })
const titles = (browser: ListeningBrowser) => told(browser).map(({ title }) => title)
/** The world's clock at a time in Vietnam, the next that comes. */
async function until(time: string): Promise<void> {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const wanted = hours(hour - 7) + minutes(minute)
  world.worldClock.jump((((wanted - world.worldClock.now()) % days(1)) + days(1)) % days(1))
  await world.jobs.runDue()
}
/** Signed in afresh at half past nine: a session that rests for twelve hours is over. */
async function evening(): Promise<ListeningBrowser> {
  await until('21:30')
  mai = { token: await world.signIn('maitran88') }
  const browser = await listening(mai)
  await want(mai, { quiet: NIGHT })
  return browser
}
const NIGHT = { from: '22:00', to: '07:00', timeZone: 'Asia/Ho_Chi_Minh' }

test('a deposit that is credited is pushed: its title in the language of the device and its id, and no sum', async () => {
  await database.asOwner('update platform.member set identity_verified_at = now()')
  const browser = await listening(mai, 'en-US')
  const request = { channelId: 'vietqr', optionId: '', amount: '234000', key: 'push-deposit-1' }
  const order = await world.call(createDepositOrder, request, mai)
  expect(order.msg).toBe('')
  const { orderNo } = order.data
  await world.call(paySandboxOrder, { orderNo, how: 'pay' })
  await world.jobs.runDue()
  const letter = (await world.call(listLetters, { letType: 0 }, mai)).data.list.find(({ kind }) =>
    kind.startsWith('depositCredited'),
  )
  expect(letter).toBeDefined()
  const message = told(browser).find(({ letterId }) => letterId === letter?.id)
  expect(message?.title).toMatch(/^Deposit/)
  expect(Object.keys(message ?? {}).toSorted()).toEqual(['letterId', 'title'])
  expect(browser.messages.join()).not.toMatch(/234|₫|VND/)
  expect(service.refusals).toEqual([])
})

test('limits and breaks are told without a word that others could read on a locked screen', async () => {
  const browser = await listening(mai)
  await limit(mai, '9000000')
  await world.jobs.runDue()
  expect(titles(browser)).toEqual(['Bạn có thư mới'])
})

test('nobody is asked to wait for a push service: the letter is written while it is down, and the queue tries again', async () => {
  const browser = await listening(mai)
  service.answerNext(503, 429)
  await invite(mai)
  expect(browser.messages).toEqual([])
  for (let turn = 0; turn < 3; turn += 1) {
    await world.clock.advance(seconds(10))
    await world.jobs.runDue()
  }
  expect(titles(browser)).toEqual(['Cuối tuần có thưởng'])
})

test('a letter that was read before its turn came is not pushed any more', async () => {
  const browser = await listening(mai)
  service.answerNext(503)
  const id = await invite(mai)
  await world.call(markLetterRead, { id }, mai)
  await world.clock.advance(minutes(1))
  await world.jobs.runDue()
  expect(browser.messages).toEqual([])
})

test.each([404, 410])('an endpoint that answers %i is forgotten', async (status) => {
  const browser = await listening(mai)
  service.answerNext(status)
  await invite(mai)
  expect((await settingsOf(mai)).endpoint).toBeNull()
  expect(await database.asOwner('select 1 from platform.push_subscription')).toEqual([])
  await invite(mai)
  expect(browser.messages).toEqual([])
})

test('a kind that is switched off is not pushed, and every other is', async () => {
  const browser = await listening(mai)
  await want(mai, { off: ['campaigns'] })
  await invite(mai)
  await limit(mai, '8000000')
  await world.jobs.runDue()
  expect(titles(browser)).toEqual(['Bạn có thư mới'])
  await want(mai, { off: ['limits'] })
  await limit(mai, '7000000')
  await invite(mai)
  expect(titles(browser).slice(1)).toEqual(['Cuối tuần có thưởng'])
})

test('what comes in quiet hours waits for their end, and is told by one notification', async () => {
  const browser = await evening()
  await until('21:59')
  await invite(mai, 'Trước giờ yên lặng')
  await until('23:00')
  await invite(mai, 'Tin một')
  await invite(mai, 'Tin hai')
  await until('06:59')
  expect(titles(browser)).toEqual(['Trước giờ yên lặng'])
  await until('07:00')
  expect(told(browser).slice(1)).toEqual([{ title: 'Bạn có 2 thư mới', letterId: null }])
  await until('08:00')
  expect(browser.messages).toHaveLength(2)
})

test('of one letter that was held back its own title is told; of none that is still unread, nothing', async () => {
  const browser = await evening()
  await until('23:30')
  const read = await invite(mai, 'Đã đọc trong đêm')
  await world.call(markLetterRead, { id: read }, mai)
  const kept = await invite(mai, 'Còn lại')
  await until('07:00')
  expect(told(browser)).toEqual([{ title: 'Còn lại', letterId: kept }])
})

test('quiet hours that are made longer meanwhile hold on', async () => {
  const browser = await evening()
  await until('23:00')
  await invite(mai)
  await want(mai, { quiet: { ...NIGHT, to: '08:30' } })
  await until('08:29')
  expect(browser.messages).toEqual([])
  await until('08:30')
  expect(titles(browser)).toEqual(['Cuối tuần có thưởng'])
})

test('after logging out, or signing in elsewhere, nothing more comes to the device', async () => {
  const left = await listening(mai)
  await world.call(logout, {}, mai)
  mai = { token: await world.signIn('maitran88') }
  await invite(mai)
  expect(left.messages).toEqual([])
  expect((await settingsOf(mai)).endpoint).toBeNull()

  const before = await listening(linh)
  const elsewhere = { token: await world.signIn('linhnguyen7') }
  await invite(elsewhere)
  expect(before.messages).toEqual([])
})

test('the rows of sessions that ran out are dropped', async () => {
  await listening(mai)
  world.worldClock.jump(hours(13))
  await world.jobs.runDue()
  expect(await database.asOwner('select 1 from platform.push_subscription')).toEqual([])
})

test('nobody takes over the endpoint of somebody who is signed in; of who has left the device, it passes on', async () => {
  const browser = await listening(mai)
  expect((await join(browser, linh)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  await invite(linh)
  expect(browser.messages).toEqual([])
  await invite(mai)
  expect(browser.messages).toHaveLength(1)
  await world.call(logout, {}, mai)
  expect((await join(browser, linh)).code).toBe(200)
  expect((await settingsOf(linh)).endpoint).toBe(browser.endpoint)
})

test('a member has one subscription: a new one takes the place of the old', async () => {
  const [first, second] = [await listening(mai), await listening(mai)]
  await invite(mai)
  expect([first.messages.length, second.messages.length]).toEqual([0, 1])
  expect(await database.asOwner('select 1 from platform.push_subscription')).toHaveLength(1)
  await world.call(unsubscribePush, {}, mai)
  await world.call(unsubscribePush, {}, mai)
  await invite(mai)
  expect(second.messages).toHaveLength(1)
})

test.each([
  'http://push.example/1',
  'https://127.0.0.1/1',
  'https://localhost/1',
  'https://10.0.0.7/1',
  'https://169.254.169.254/latest/meta-data',
  'https://push.example:5432/1',
  'http://127.0.0.1:1/1',
])('[CBK-10] %s is refused as an endpoint, and nothing is kept', async (endpoint) => {
  const { p256dh, auth } = await newBrowser(mai)
  expect((await world.call(subscribePush, { endpoint, p256dh, auth }, mai)).code).toBe(
    ERRORS.INVALID_INPUT.wire,
  )
  expect(await database.asOwner('select 1 from platform.push_subscription')).toEqual([])
})

test('a key that is no point of the curve, hours of no length and a zone that is none are refused', async () => {
  const { endpoint, auth } = await newBrowser(mai)
  const refused = ERRORS.INVALID_INPUT.wire
  expect((await world.call(subscribePush, { endpoint, auth, p256dh: 'A'.repeat(87) }, mai)).code).toBe(
    refused,
  )
  expect((await want(mai, { quiet: { ...NIGHT, to: NIGHT.from } })).code).toBe(refused)
  expect((await want(mai, { quiet: { ...NIGHT, timeZone: 'Asia/Nowhere' } })).code).toBe(refused)
  expect(await settingsOf(mai)).toMatchObject({ off: [], quiet: null, endpoint: null })
})

test('bad input is refused by name of its field', async () => {
  const { endpoint, p256dh, auth } = await newBrowser(mai)
  expect(await badInputProblems(world, subscribePush, { endpoint, p256dh, auth }, mai)).toEqual([])
  expect(await badInputProblems(world, setPushSettings, { off: [], quiet: null }, mai)).toEqual([])
})

test('the key of a sandbox is made once and sealed; every node has the same', async () => {
  const { publicKey } = await settingsOf(mai)
  const other = await startWorld({
    databaseUrl: database.url,
    webRoot: null,
    env: { PUSH_LOCAL_URL: service.url },
    seed: 'another node',
  })
  const token = await other.signIn('linhnguyen7')
  expect((await other.call(getPushSettings, {}, { token })).data.publicKey).toBe(publicKey)
  await other.close()
  const [row] = await database.asOwner('select octet_length(private_box) as bytes from platform.push_key')
  expect(row).toEqual({ bytes: 4 + 12 + 32 + 16 })
})

import { passLoginCheck } from '@keo/contract/accounts'
import { deleteBankCard } from '@keo/contract/banks'
import { updatePassword } from '@keo/contract/member-security'
import { getDepositOrder } from '@keo/contract/deposit-order'
import { createDepositOrder } from '@keo/contract/deposit'
import { paySandboxOrder } from '@keo/contract/deposit-parties'
import { LETTER_NEWS, type Letter, listLetters, type LetType } from '@keo/contract/inbox'
import { getMember } from '@keo/contract/members'
import { followMatches } from '@keo/contract/match-news'
import { confirmPlayLimit, setPlayLimit } from '@keo/contract/play-limits'
import { decodeContent } from '@keo/contract/rich-content'
import { confirmSessionLimit, excludeMember, setSessionLimit, takeBreak } from '@keo/contract/safer-play'
import { removeTotp, renewRecoveryCodes } from '@keo/contract/second-factor'
import { removePasskey } from '@keo/contract/second-factor-passkeys'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { factorHand } from '@keo/dev-world/factor-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import { CALLBACK_BASE, syncOrder } from '@keo/sportsbook-contract/callbacks'
import { signedHeaders } from '@keo/sportsbook-contract/signature'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, describe, expect, test } from 'vitest'
import { sportsMerchant } from '../../gateways/sportsbook/sports-merchant.ts'
import { pushedOrder } from '../bet-records/sample-pushes.ts'

// What happens to a member and the letter it writes, each through the product as `npm start` composes it.

const { database, world } = sharedDoorWorld()
const steps = payoutSteps(world)
const hand = factorHand(world)
beforeAll(() => steps.warmUp())

type Who = { readonly token: string }
const lettersOf = async (who: Who, letType: LetType = 0, language = 'vi-VI'): Promise<Letter[]> =>
  (await world.call(listLetters, { letType }, { ...who, language })).data.list
const textOf = ({ content }: Letter) => decodeContent(content)
const kindsOf = async (who: Who, letType: LetType = 0) =>
  (await lettersOf(who, letType)).map(({ kind }) => kind)

async function player(): Promise<Payee> {
  const who = await steps.payee('5000000')
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [who.id])
  return who
}

let keys = 0
async function deposit(who: Payee, how: 'pay' | 'refuse' | null, channelId = 'vietqr'): Promise<string> {
  const wish = { channelId, optionId: '', amount: '5000000', key: `letters-${(keys += 1)}` }
  const { orderNo } = (await world.call(createDepositOrder, wish, who)).data
  // A party tells a payment twice; it is still one.
  if (how) for (let time = 0; time < 2; time += 1) await world.call(paySandboxOrder, { orderNo, how })
  await world.jobs.runDue()
  return orderNo
}

let cards = 60_000_000
/** The sandbox's pay-out party refuses by the sum. */
async function withdrawal(who: Payee, amount: string): Promise<string> {
  const card = await steps.bindCard(who, String((cards += 1)))
  const { orderNo } = (await steps.ask(who, card.id, amount)).data
  await steps.until(who, orderNo, 2)
  // The party tells everything once more.
  await steps.goOn(3)
  return orderNo
}

const merchant = sportsMerchant(['dev-world'])
async function tellOrder(order: Parameters<typeof pushedOrder>[0]): Promise<void> {
  const text = JSON.stringify(pushedOrder(order))
  const headers = { 'content-type': 'application/json', ...signedHeaders(text, merchant, world.clock.now()) }
  await fetch(world.url + CALLBACK_BASE + syncOrder.path, { method: 'POST', headers, body: text })
}

/** Sessions that nobody uses for half a day are over. */
async function aDay(who: Payee): Promise<void> {
  for (const step of [11, 11, 2]) {
    world.worldClock.jump(hours(step))
    await world.call(getMember, {}, who)
  }
}

type Event = {
  readonly kind: string
  /** Does it, and gives the id of what it was done to; null where the letter leads to a page alone. */
  happen(who: Payee): Promise<string | null>
  readonly page: NonNullable<Letter['link']>['page']
  readonly title: string
  /** A text is a part of what it says. */
  readonly text: string | RegExp
}

const EVENTS: readonly Event[] = [
  {
    kind: 'depositCreditedWithGift',
    happen: (who) => deposit(who, 'pay'),
    page: 'deposit',
    title: 'Nạp tiền thành công, có thưởng',
    text: '<p>Lệnh nạp 5.000.000 ₫ đã vào ví, kèm thưởng 75.000 ₫.</p>',
  },
  {
    kind: 'depositCredited',
    happen: (who) => deposit(who, 'pay', 'fastbank'),
    page: 'deposit',
    title: 'Nạp tiền thành công',
    text: '<p>Lệnh nạp 5.000.000 ₫ đã vào ví.</p>',
  },
  {
    kind: 'depositFailed',
    happen: (who) => deposit(who, 'refuse'),
    page: 'deposit',
    title: 'Nạp tiền không thành công',
    text: /5\.000\.000 ₫ không thành công/,
  },
  {
    kind: 'depositExpired',
    async happen(who) {
      const orderNo = await deposit(who, null)
      world.worldClock.jump(hours(1))
      await world.call(getDepositOrder, { orderNo }, who)
      await world.call(getDepositOrder, { orderNo }, who)
      return orderNo
    },
    page: 'deposit',
    title: 'Lệnh nạp đã hết hạn',
    text: /Chưa nhận được tiền của lệnh nạp 5\.000\.000 ₫/,
  },
  {
    kind: 'withdrawPaid',
    happen: (who) => withdrawal(who, '1000000'),
    page: 'withdraw',
    title: 'Rút tiền thành công',
    text: /Lệnh rút 1\.000\.000 ₫ đã được chuyển đến/,
  },
  {
    kind: 'withdrawRefused',
    happen: (who) => withdrawal(who, '1000404'),
    page: 'withdraw',
    title: 'Lệnh rút không thành công',
    text: '<p>Lệnh rút 1.000.404 ₫ không được thực hiện. Tiền đã trở lại ví.</p>',
  },
  {
    kind: 'limitSet',
    async happen(who) {
      await world.call(setPlayLimit, { kind: 'deposit', period: 'week', amount: '20000000' }, who)
      return null
    },
    page: 'limits',
    title: 'Hạn mức đã có hiệu lực',
    text: '<p>Hạn mức tiền nạp mỗi tuần: 20.000.000 ₫.</p>',
  },
  {
    kind: 'sessionLimitSet',
    async happen(who) {
      await world.call(setSessionLimit, { minutes: 60 }, who)
      return null
    },
    page: 'limits',
    title: 'Đã đặt thời gian chơi',
    text: '<p>Mỗi lượt chơi kéo dài nhiều nhất 60 phút.</p>',
  },
  {
    kind: 'limitRemoved',
    async happen(who) {
      const place = { kind: 'stake', period: 'day' } as const
      await world.call(setPlayLimit, { ...place, amount: '20000000' }, who)
      await world.call(setPlayLimit, { ...place, amount: null }, who)
      await aDay(who)
      await world.call(confirmPlayLimit, place, who)
      return null
    },
    page: 'limits',
    title: 'Đã bỏ một hạn mức',
    text: '<p>Hạn mức tiền cược mỗi ngày không còn hiệu lực.</p>',
  },
  {
    kind: 'sessionLimitRemoved',
    async happen(who) {
      await world.call(setSessionLimit, { minutes: 60 }, who)
      await world.call(setSessionLimit, { minutes: null }, who)
      await aDay(who)
      await world.call(confirmSessionLimit, {}, who)
      return null
    },
    page: 'limits',
    title: 'Đã bỏ giới hạn thời gian chơi',
    text: /không còn giới hạn thời gian/,
  },
  {
    kind: 'breakSet',
    async happen(who) {
      await world.call(takeBreak, { days: 7 }, who)
      return null
    },
    page: 'limits',
    title: 'Bạn đang tạm nghỉ',
    text: /^<p>Tạm nghỉ đến \d{4}-\d\d-\d\d \d\d:\d\d \(UTC\+8\)\. /,
  },
  {
    kind: 'targetBound',
    async happen(who) {
      await steps.bindCard(who, String((cards += 1)))
      return null
    },
    page: 'targets',
    title: 'Đã liên kết nơi nhận tiền',
    text: /vừa được liên kết/,
  },
  {
    kind: 'targetDeleted',
    async happen(who) {
      const { id } = await steps.bindCard(who, String((cards += 1)))
      await world.call(deleteBankCard, { id, withdrawPwd: await steps.seal(who, 'binding') }, who)
      return null
    },
    page: 'targets',
    title: 'Đã xóa nơi nhận tiền',
    text: /vừa bị xóa/,
  },
]

describe.each(EVENTS)('$kind', ({ kind, happen, page, title, text }) => {
  test(`its letter is written once, leads to its object and says what happened`, async () => {
    const who = await player()
    const id = await happen(who)
    const written = (await lettersOf(who)).filter((letter) => letter.kind === kind)
    expect(written).toHaveLength(1)
    const [letter] = written as [Letter]
    const link = id === null ? { page } : { page, id }
    expect(letter).toMatchObject({ letType: 0, title, isRead: false, link })
    expect(textOf(letter)).toMatch(text)
  })
})

test('a password, a bound number, a withdraw password and a new device each write one', async () => {
  const who = await player()
  expect((await kindsOf(who)).toSorted()).toEqual(['mobileChanged', 'withdrawPasswordSet'])
  await world.clock.jump(minutes(2))
  const password = 'conMeo8Vang'
  const { data } = await world.call(updatePassword, { oldPassword: GOOD_PASSWORD, password }, who)
  const kept = { ...who, token: data.accessToken }
  expect((await kindsOf(kept))[0]).toBe('passwordChanged')
  const elsewhere = person(700)
  const { data: entry } = await world.login(who.userName, password, elsewhere)
  const stranger = { ...elsewhere, token: entry.accessToken }
  const smsCode = await world.smsCode(who.mobile, 'deviceCheck', stranger)
  const check = { userName: who.userName, actionType: 2 as const, mobile: who.mobile, smsCode }
  const { data: passed } = await world.call(passLoginCheck, check, stranger)
  const [letter] = (await lettersOf({ ...elsewhere, token: passed.accessToken })) as [Letter]
  expect(letter).toMatchObject({ kind: 'newDevice', link: { page: 'sessions' } })
  // Known from now on: it is no news again.
  const { data: again } = await world.login(who.userName, password, elsewhere)
  const kinds = await kindsOf({ ...elsewhere, token: again.accessToken })
  expect(kinds.filter((kind) => kind === 'newDevice')).toHaveLength(1)
})

test('an authenticator app, a passkey and recovery codes each write one when they come and go', async () => {
  const who = await hand.newcomer(731)
  const told = async () => (await lettersOf(who))[0]
  await hand.enrolTotp(who)
  expect(await told()).toMatchObject({ kind: 'totpAdded', link: { page: 'factors' } })
  const { passkey } = await hand.enrolPasskey(who)
  expect(await told()).toMatchObject({ kind: 'passkeyAdded', link: { page: 'factors' } })
  const proofTicket = await hand.proofOf(who)
  await world.call(renewRecoveryCodes, { proofTicket }, who)
  expect(await told()).toMatchObject({ kind: 'recoveryRenewed', link: { page: 'factors' } })
  await world.call(removePasskey, { proofTicket, id: passkey.id }, who)
  expect(await told()).toMatchObject({ kind: 'passkeyRemoved', link: { page: 'factors' } })
  await world.call(removeTotp, { proofTicket }, who)
  expect(await told()).toMatchObject({ kind: 'totpRemoved', link: { page: 'factors' } })
})

test.each([
  [6, 'excluded'],
  [null, 'excludedEndless'],
])('an exclusion of %s months writes its letter with the exclusion itself', async (months, kind) => {
  const who = await player()
  await world.call(excludeMember, { months, isSure: true }, who)
  const rows = await database.asOwner(
    `select kind from platform.letter where member_id = $1 and kind like 'excluded%'`,
    [who.id],
  )
  expect(rows).toEqual([{ kind }])
})

test('results of followed matches and every corrected result are told, each once', async () => {
  const who = await player()
  const [followed, other] = [
    { id: '901', leg: { matchId: '7300451' } },
    { id: '902', leg: { matchId: '7300452' } },
  ]
  const wish = {
    lobbyCode: 'c_sports' as const,
    isFollowed: true,
    matches: [{ sportId: 1, matchId: '7300451' }],
  }
  await world.call(followMatches, wish, who)
  const now = world.worldClock.now()
  for (const bet of [followed, other]) {
    const told = { ...bet, memberId: who.id, now }
    await tellOrder({ ...told, orderStatus: 4, version: 1 })
    await tellOrder({ ...told, orderStatus: 5, version: 2, settleAmount: '72.00' })
    await tellOrder({ ...told, orderStatus: 5, version: 2, settleAmount: '72.00' })
  }
  const [settled, ...more] = await lettersOf(who, 2)
  expect(more).toEqual([])
  expect(settled).toMatchObject({ kind: 'betSettled', letType: 2, link: { page: 'bet', id: '901' } })
  expect(textOf(settled as Letter)).toBe(
    '<p>Lotus City vs. Red Delta. Tiền cược 50.000 ₫, trả về 72.000 ₫.</p>',
  )
  // Taken back, then settled anew.
  const corrected = { ...other, memberId: who.id, now, more: { rollBackCount: 1 } }
  await tellOrder({ ...corrected, orderStatus: 4, version: 3 })
  await tellOrder({ ...corrected, orderStatus: 5, version: 4, settleAmount: '0.00' })
  await tellOrder({ ...corrected, orderStatus: 5, version: 4, settleAmount: '0.00' })
  const letters = await lettersOf(who, 2)
  expect(letters.map(({ kind, link }) => `${kind} ${link?.id}`)).toEqual([
    'betCorrected 902',
    'betSettled 901',
  ])
  expect(textOf(letters[0] as Letter)).toContain('trả về nay là 0 ₫')
})

test('[OPS-01b] a letter is data: it is written in the language of whoever reads it', async () => {
  const who = await player()
  await deposit(who, 'pay', 'fastbank')
  const titles = []
  for (const language of ['vi-VI', 'en-US', 'zh-CN', 'th-TH'])
    titles.push((await lettersOf(who, 0, language))[0]?.title)
  expect(titles).toEqual(['Nạp tiền thành công', 'Deposit credited', '充值成功', 'ฝากเงินสำเร็จ'])
  const [english] = (await lettersOf(who, 0, 'en-US')) as [Letter]
  expect(textOf(english)).toBe('<p>Your deposit of ₫5,000,000 is in your wallet.</p>')
})

test('a deposit and its letter are one: without the letter nothing is credited, and a second try writes both once', async () => {
  const who = await player()
  const available = async () =>
    (await world.app.ledger.balanceOf({ memberId: who.id, currency: 'VND' })).available
  const before = await available()
  await database.asOwner(
    `alter table platform.letter add constraint letter_blocked check (kind <> 'depositCredited') not valid`,
  )
  const orderNo = await deposit(who, 'pay', 'fastbank')
  expect(await available()).toBe(before)
  await database.asOwner('alter table platform.letter drop constraint letter_blocked')
  world.worldClock.jump(minutes(10))
  await world.jobs.runDue()
  expect((await available()) - before).toBe(500_000_000n)
  const written = (await lettersOf(who)).filter(({ kind }) => kind === 'depositCredited')
  expect(written.map(({ link }) => link?.id)).toEqual([orderNo])
})

test('a new letter is told on the live socket of its owner alone', async () => {
  const [who, other] = [await player(), await player()]
  await world.jobs.runDue()
  const [mine, theirs] = await Promise.all([world.socketOf(who.token), world.socketOf(other.token)])
  const heard = mine.next()
  await world.call(setSessionLimit, { minutes: 120 }, who)
  await world.jobs.runDue()
  expect(await heard).toMatchObject({ businessType: LETTER_NEWS, topic: `owner:${who.id}` })
  expect(await theirs.ask({ businessType: 'ping', businessContent: [] })).toMatchObject({
    businessType: 'pong',
  })
  for (const socket of [mine, theirs]) socket.terminate()
})

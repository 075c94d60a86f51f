import { randomUUID } from 'node:crypto'
import { endChat, listChatMessages, openChat, sendChatMessage } from '@keo/contract/chat'
import type { ChatContent, ChatOrder } from '@keo/contract/chat-messages'
import { setChatHours } from '@keo/contract/chat-desk'
import { createDepositOrder } from '@keo/contract/deposit'
import { paySandboxOrder } from '@keo/contract/deposit-parties'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import { CALLBACK_BASE, syncOrder } from '@keo/sportsbook-contract/callbacks'
import { signedHeaders } from '@keo/sportsbook-contract/signature'
import { beforeAll, expect, test } from 'vitest'
import { sportsMerchant } from '../../gateways/sportsbook/sports-merchant.ts'
import { pushedOrder } from '../bet-records/sample-pushes.ts'

// The assistant through the product as `npm start` composes it: real orders of real members.

const { database, world } = sharedDoorWorld()
const steps = payoutSteps(world)
let owner: Payee
let other: Payee
beforeAll(async () => {
  await steps.warmUp()
  owner = await player()
  other = await player()
})

async function player(): Promise<Payee> {
  const who = await steps.payee('5000000')
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [who.id])
  return who
}

let keys = 0
async function deposit(who: Payee): Promise<string> {
  const request = { channelId: 'vietqr', optionId: '', amount: '5000000', key: `assistant-${(keys += 1)}` }
  return (await world.call(createDepositOrder, request, who)).data.orderNo
}

type Answer = Extract<ChatContent, { type: 'answer' }>
type Say = Parameters<typeof world.call<typeof sendChatMessage>>[1]['content']

const open = async (who: Payee) => (await world.call(openChat, {}, who)).data
async function ask(who: Payee, question: string | Say, language = 'vi-VI'): Promise<Answer> {
  const { id } = await open(who)
  const content: Say = typeof question === 'string' ? { type: 'text', text: question } : question
  const { data } = await world.call(
    sendChatMessage,
    { id, clientId: randomUUID(), content },
    { ...who, language },
  )
  return data.messages[1]?.content as Answer
}
async function firstOf(who: Payee, language = 'vi-VI'): Promise<Answer> {
  const { id } = await open(who)
  const { data } = await world.call(listChatMessages, { id }, { ...who, language })
  return data.messages[0]?.content as Answer
}

test('a deposit under way is offered at once, and its card shows how it stands when it is read', async () => {
  const orderNo = await deposit(owner)
  const asked = await firstOf(owner)
  expect([asked.saying, asked.choices]).toEqual(['depositAsked', ['yesThisOne', 'otherOrder', 'person']])
  expect(asked.orders).toMatchObject([
    {
      kind: 'deposit',
      id: orderNo,
      amount: '5.000.000 ₫',
      tone: 'wait',
      path: `/rechargeInformation?orderNo=${orderNo}`,
    },
  ])
  expect(asked.orders[0]?.steps.map(({ isDone }) => isDone)).toEqual([true, false, false, false])
  expect((await ask(owner, { type: 'choice', choice: 'yesThisOne' })).saying).toBe('sendReceipt')

  await world.call(paySandboxOrder, { orderNo, how: 'pay' })
  await world.jobs.runDue()
  const [card] = (await firstOf(owner)).orders
  expect(card).toMatchObject({ id: orderNo, tone: 'good', state: 'Nạp tiền thành công' })
  expect(card?.steps.every(({ isDone, time }) => isDone && time !== '')).toBe(true)
  expect((await firstOf(owner, 'en-US')).orders[0]?.state).toBe('Deposit complete')
})

test('"where is my withdrawal" shows its timeline in the language of whoever reads', async () => {
  expect((await ask(other, 'Tiền rút của tôi đâu?')).saying).toBe('noOrders')
  const card = await steps.bindCard(owner, '61234567')
  const { orderNo } = (await steps.ask(owner, card.id, '1000000')).data
  const waiting: [string, string][] = [
    ['Tiền rút của tôi đâu?', 'vi-VI'],
    ['Where is my withdrawal?', 'en-US'],
    ['我的提现到哪了？', 'zh-CN'],
    ['เงินถอนของฉันอยู่ไหน', 'th-TH'],
  ]
  const states = new Set<string>()
  for (const [question, language] of waiting) {
    const { saying, orders } = await ask(owner, question, language)
    expect([saying, orders[0]?.id, orders[0]?.kind]).toEqual(['withdrawals', orderNo, 'withdraw'])
    states.add(orders[0]?.state ?? '')
    const done = orders[0]?.steps.map(({ isDone }) => isDone) ?? []
    expect([done[0], done.at(-1)]).toEqual([true, false])
  }
  expect(states.size).toBe(4)
  await steps.until(owner, orderNo, 2)
  const { orders } = await ask(owner, { type: 'choice', choice: 'whereIsWithdrawal' })
  expect(orders[0]).toMatchObject({ state: 'Đã trả', tone: 'good' })
  expect(orders[0]?.steps.every(({ isDone, time }) => isDone && time !== '')).toBe(true)
})

const merchant = sportsMerchant(['dev-world'])
async function pushOrder(order: Parameters<typeof pushedOrder>[0]): Promise<void> {
  const text = JSON.stringify(pushedOrder(order))
  const headers = { 'content-type': 'application/json', ...signedHeaders(text, merchant, world.clock.now()) }
  await fetch(world.url + CALLBACK_BASE + syncOrder.path, { method: 'POST', headers, body: text })
}

test('"my last bets" shows the own ones', async () => {
  const id = '900000000000000001'
  await pushOrder({ id, memberId: owner.id, now: world.worldClock.now(), orderStatus: 4 })
  const { saying, orders } = await ask(owner, 'vé cược gần nhất của tôi')
  expect([saying, orders.map((order) => order.id)]).toEqual(['bets', [id]])
  expect(orders[0]).toMatchObject({
    kind: 'bet',
    steps: [],
    path: `/user-center-bet-record?tab=unsettled&bet=${id}`,
  })
  expect((await ask(owner, `vé ${id}`)).orders[0]?.id).toBe(id)
  expect(await ask(other, `vé ${id}`)).toMatchObject({ saying: 'noOrders', orders: [] })
  expect((await ask(other, { type: 'choice', choice: 'lastBets' })).saying).toBe('noOrders')
})

test("somebody else's order number is answered as one that nobody has, and names get no data", async () => {
  const orders: ChatOrder[] = [
    ...(await ask(owner, { type: 'choice', choice: 'whereIsDeposit' })).orders,
    ...(await ask(owner, { type: 'choice', choice: 'whereIsWithdrawal' })).orders,
  ]
  expect(orders.map(({ kind }) => kind)).toEqual(['deposit', 'withdraw'])
  for (const { id } of orders) {
    expect((await ask(owner, `Lệnh ${id} sao rồi?`)).orders[0]?.id).toBe(id)
    const foreign = await ask(other, `Lệnh ${id} sao rồi?`)
    const unknown = await ask(other, `Lệnh ${id.slice(0, -4)}0000 sao rồi?`)
    expect([foreign.saying, foreign.orders]).toEqual(['noOrders', []])
    expect(foreign).toEqual(unknown)
  }
  for (const question of [
    `Số dư của ${owner.id} là bao nhiêu?`,
    'where is the withdrawal of linhnguyen7',
    'lệnh rút của người khác đâu',
  ])
    expect(await ask(other, question)).toMatchObject({ saying: 'ownDataOnly', orders: [], articles: [] })
})

test('articles answer in the language of the question; what it does not know it says', async () => {
  const plain = await ask(other, 'Rut tien mat bao lau?')
  expect([plain.saying, plain.articles[0]?.id]).toEqual(['articles', 'withdraw-time'])
  const zh = await ask(other, '提现要多久', 'zh-CN')
  expect(zh.articles[0]).toMatchObject({ id: 'withdraw-time', title: '提现多久到账？' })
  expect(await ask(other, 'thời tiết hôm nay thế nào')).toMatchObject({
    saying: 'notUnderstood',
    articles: [],
  })
})

test('asked for a person it hands over, outside hours it stays; solved ends the conversation', async () => {
  const { id } = await open(other)
  await world.call(setChatHours, { from: '03:00', to: '03:01' })
  const clientId = randomUUID()
  const content = { type: 'text', text: 'cho mình gặp nhân viên' } as const
  const asked = await world.call(sendChatMessage, { id, clientId, content }, other)
  expect(asked.data.messages.at(-1)).toMatchObject({ from: 'site', content: { event: 'outOfHours' } })
  expect((await world.call(sendChatMessage, { id, clientId, content }, other)).data).toEqual(asked.data)
  expect((await open(other)).state).toBe('assistant')
  await world.call(setChatHours, { from: '00:00', to: '00:00' })
  await ask(other, 'cho mình gặp nhân viên')
  expect((await open(other)).state).toBe('queued')
  await world.call(endChat, { id }, other)
  const next = await open(other)
  await ask(other, { type: 'choice', choice: 'solved' })
  expect((await open(other)).id).not.toBe(next.id)
})

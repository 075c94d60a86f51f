import {
  createC2cOrder,
  createDepositOrder,
  createUsdtOrder,
  getDepositChannel,
  getDepositGift,
  getUsdtRate,
  listDepositChannels,
} from '@keo/contract/deposit'
import { cancelDepositOrder, getDepositStatus, tellDepositPaid } from '@keo/contract/deposit-order'
import { ERRORS } from '@keo/contract/errors'
import { setPlayLimit } from '@keo/contract/play-limits'
import { minutes, serverDay, serverTimeText } from '@keo/units/instants'
import { money, parseMoney } from '@keo/units/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dongFor } from '@keo/contract/deposit-amounts'
import { newKey, startDepositWorld, type DepositWorld } from '@keo/dev-world/deposit-world'

let world: DepositWorld

beforeAll(async () => {
  world = await startDepositWorld()
})
afterAll(() => world.end())

test('[WAL-01a] the channels with their limits and gifts, and what each consists of', async () => {
  const how = await world.player()
  const { data } = await world.call(listDepositChannels, {}, how)
  const facts = data.map(({ id, min, max, giftBp }) => `${id} ${min} ${max} ${giftBp}`)
  expect(facts).toEqual([
    'vietqr 100000.00 500000000.00 150',
    'fastbank 50000.00 50000000.00 0',
    'usdt 10.000000 50000.000000 200',
    'c2c 200000.00 100000000.00 300',
    'ewallet 50000.00 20000000.00 0',
    'large 100000000.00 500000000.00 150',
  ])
  const options = async (id: string) =>
    (await world.call(getDepositChannel, { id }, how)).data.options.map(({ name }) => name)
  expect(await options('usdt')).toEqual(['TRC20', 'ERC20'])
  expect(await options('ewallet')).toEqual(['Ví Tò He', 'Ví Cánh Diều', 'Ví Đom Đóm'])
  expect(await options('c2c')).toHaveLength(3)
  expect(await options('vietqr')).toEqual([])
})

test('[WAL-01b] [LED-12] a bank transfer is ordered, paid and credited once with its gift', async () => {
  const how = await world.player()
  const order = await world.order(how)
  expect(order).toMatchObject({
    status: 0,
    amount: '5000000.00',
    gift: '75000.00',
    payAmount: '5000000.00',
    totalSeconds: 900,
    canCancel: true,
  })
  expect(order.payTo?.qrText).toContain('A000000727')
  expect(order.payTo?.note).toMatch(/^TEST KEO [2-9A-Z]{8}$/)
  await world.byHand(order.orderNo, 'pay')
  await world.byHand(order.orderNo, 'pay')
  expect(await world.orderOf(how, order.orderNo)).toMatchObject({
    status: 1,
    received: '5000000.00',
    credited: '5075000.00',
    payTo: null,
  })
  expect(await world.balance(how)).toBe('5075000.00')
  expect(await world.house('house:deposit-clearing')).toBe(0n)
  expect((await world.call(getDepositStatus, { orderNo: order.orderNo }, how)).data.status).toBe(1)
})

test('[WAL-01c] [LED-17] USDT is credited at the quoted rate; an old or altered quote is refused', async () => {
  const how = await world.player()
  const { data: quote } = await world.call(getUsdtRate, { a: 'VND', b: 'deposit' })
  const rate = parseMoney(quote.rate, 'VND')?.minor ?? 0n
  expect(rate).toBeGreaterThan(2_500_000n)
  const request = {
    channelId: 'usdt',
    optionId: 'trc20',
    amount: '100',
    key: newKey(),
    quoteId: quote.quoteId,
  }
  const raised = { ...request, quoteId: quote.quoteId.replace(/^\d+/, '9900000') }
  expect((await world.call(createUsdtOrder, raised, how)).code).toBe(ERRORS.QUOTE_EXPIRED.wire)
  const gift = await world.call(
    getDepositGift,
    { channelId: 'usdt', amount: '100', quoteId: quote.quoteId },
    how,
  )
  const { data: order } = await world.call(createUsdtOrder, request, how)
  expect(order).toMatchObject({ payAmount: '100.000000', payCurrency: 'USDT', rate: quote.rate })
  expect(order.payTo).toMatchObject({ network: 'TRC20', note: '' })
  await world.pass(120)
  await world.byHand(order.orderNo, 'pay')
  expect(await world.balance(how)).toBe(gift.data.total)
  const dong = dongFor(money(100_000_000n, 'USDT').minor, rate).minor
  expect(parseMoney(gift.data.total, 'VND')?.minor).toBe(dong + (dong * 2n) / 100n)
  const late = { ...request, key: newKey() }
  expect((await world.call(createUsdtOrder, late, how)).code).toBe(ERRORS.QUOTE_EXPIRED.wire)
})

test('[MON-12] what rounding leaves stays with the house, and each currency adds up to zero', async () => {
  const exchange = async () => ({
    dong: await world.house('house:exchange'),
    usdt: await world.house('house:exchange', 'USDT'),
  })
  const before = await exchange()
  const how = await world.player()
  const { data: quote } = await world.call(getUsdtRate, { a: 'VND', b: 'deposit' })
  const request = {
    channelId: 'usdt',
    optionId: 'trc20',
    amount: '10.000003',
    key: newKey(),
    quoteId: quote.quoteId,
  }
  const { data: order } = await world.call(createUsdtOrder, request, how)
  await world.byHand(order.orderNo, 'pay')
  const after = await exchange()
  const [paid, credited] = [after.usdt - before.usdt, before.dong - after.dong]
  expect(paid).toBe(10_000_003n)
  expect(credited).toBe(parseMoney(order.amount, 'VND')?.minor)
  // In millionths of a minor dong: less than one minor dong, never below nothing.
  const rest = paid * (parseMoney(quote.rate, 'VND')?.minor ?? 0n) - credited * 1_000_000n
  expect(rest).toBeGreaterThan(0n)
  expect(rest).toBeLessThan(1_000_000n)
  const sums = await world.testDatabase.asOwner(
    `select currency, sum(amount)::text as total from platform.ledger_posting group by currency`,
  )
  expect(sums.every(({ total }) => total === '0')).toBe(true)
})

test('[LED-14] a fake token, too few blocks and a payment told twice credit nothing more', async () => {
  const how = await world.player()
  const { data: quote } = await world.call(getUsdtRate, { a: 'VND', b: 'deposit' })
  const request = {
    channelId: 'usdt',
    optionId: 'erc20',
    amount: '10',
    key: newKey(),
    quoteId: quote.quoteId,
  }
  const { orderNo } = (await world.call(createUsdtOrder, request, how)).data
  const chain = {
    network: 'ERC20',
    contract: 'TEST-USDT-ERC20',
    confirmations: 12,
  }
  const tell = (bent: object, paymentId = 'ERC20:0xabc:1') =>
    world.callback('erc20', {
      orderNo,
      paymentId,
      amount: '10',
      currency: 'USDT',
      chain: { ...chain, ...bent },
    })
  await tell({ contract: '0x0000000000000000000000000000000000000001' })
  expect((await world.orderOf(how, orderNo))?.status).toBe(0)
  await tell({ confirmations: 3 })
  expect((await world.orderOf(how, orderNo))?.status).toBe(8)
  expect(await world.balance(how)).toBe('0.00')
  await Promise.all([tell({}), tell({}), tell({})])
  const credited = await world.balance(how)
  expect(credited).not.toBe('0.00')
  await tell({})
  expect(await world.balance(how)).toBe(credited)
})

test('[LED-13] one open order; cancelled and expired stay so, and what comes later is reviewed and credited', async () => {
  const how = await world.player()
  const first = await world.order(how)
  await expect(world.order(how)).rejects.toThrow('một lệnh nạp')
  const cancelled = await world.call(cancelDepositOrder, { orderNo: first.orderNo }, how)
  expect(cancelled.data).toMatchObject({ status: 4, payTo: null })
  const second = await world.order(how, { amount: '200000' })
  await world.pass(15 * 60 + 1)
  // Before anybody asks for it: reading an order that is due ends it too.
  const kept = 'select status from platform.deposit_order where order_no = $1'
  expect(await world.testDatabase.asOwner(kept, [second.orderNo])).toEqual([{ status: 5 }])
  expect((await world.orderOf(how, second.orderNo))?.status).toBe(5)
  await world.byHand(second.orderNo, 'pay')
  expect(await world.orderOf(how, second.orderNo)).toMatchObject({ status: 5, extra: 'suspense' })
  expect(await world.house('house:suspense')).toBe(20_000_000n)
  expect(await world.balance(how)).toBe('0.00')
  await world.pass(180)
  expect(await world.orderOf(how, second.orderNo)).toMatchObject({ status: 5, extra: 'credited' })
  expect(await world.balance(how)).toBe('200000.00')
  expect(await world.house('house:suspense')).toBe(0n)
})

test.each(['4900000', '5100000'])(
  '[LED-12] %s dong for 5,000,000 waits for a reviewer, then is credited as paid',
  async (paid) => {
    const how = await world.player()
    const { orderNo } = await world.order(how)
    await world.byHand(orderNo, 'other', paid)
    expect(await world.orderOf(how, orderNo)).toMatchObject({
      status: 6,
      received: `${paid}.00`,
      credited: '',
    })
    expect(await world.balance(how)).toBe('0.00')
    await world.pass(180)
    expect(await world.orderOf(how, orderNo)).toMatchObject({ status: 1, credited: `${paid}.00` })
    expect(await world.balance(how)).toBe(`${paid}.00`)
  },
)

test('a refused payment fails the order; a new one can be made', async () => {
  const how = await world.player()
  const { orderNo } = await world.order(how, { channelId: 'fastbank', amount: '50000' })
  await world.byHand(orderNo, 'refuse')
  expect(await world.orderOf(how, orderNo)).toMatchObject({ status: 3, cause: 'refused' })
  expect((await world.order(how)).status).toBe(0)
})

test('an e-wallet order has its fee on top, and a month has its limit', async () => {
  const how = await world.player()
  for (let time = 0; time < 5; time += 1) {
    const order = await world.order(how, { channelId: 'ewallet', optionId: 'tohe', amount: '20000000' })
    expect(order).toMatchObject({ fee: '100000.00', payAmount: '20100000.00', optionName: 'Ví Tò He' })
    await world.byHand(order.orderNo, 'pay')
  }
  expect(await world.balance(how)).toBe('100000000.00')
  expect(await world.house('house:fees')).toBe(50_000_000n)
  await expect(world.order(how, { channelId: 'ewallet', amount: '50000' })).rejects.toThrow(
    'tối đa 100.000.000 ₫ mỗi tháng. Tháng này bạn còn nạp được 0 ₫',
  )
  // The next month, at +08:00.
  world.worldClock.jump(minutes(60 * 4))
  expect((await world.order(how, { channelId: 'ewallet', amount: '50000' })).status).toBe(0)
})

test('[RSP-01] a deposit above the own limit is refused with what is left and until when, in four languages', async () => {
  const how = await world.player()
  await world.call(setPlayLimit, { kind: 'deposit', period: 'day', amount: '500000' }, how)
  const { orderNo } = await world.order(how, { amount: '300000' })
  await world.byHand(orderNo, 'pay')
  const request = { channelId: 'vietqr', optionId: '', amount: '200001', key: newKey() }
  const said: string[] = []
  for (const language of ['vi-VI', 'en-US', 'zh-CN', 'th-TH']) {
    const answer = await world.call(createDepositOrder, request, { ...how, language })
    expect(answer.code).toBe(ERRORS.DEPOSIT_OWN_LIMIT.wire)
    said.push(answer.msg)
  }
  const time = `${serverTimeText(serverDay(world.worldClock.now()).until).slice(0, 16)} (UTC+8)`
  expect(said).toEqual([
    `Hạn mức nạp bạn tự đặt còn 200.000 ₫ đến ${time}.`,
    `Your own deposit limit leaves 200.000 ₫ until ${time}.`,
    `您自设的充值限额在 ${time} 前还剩 200.000 ₫。`,
    `วงเงินฝากที่คุณตั้งไว้เหลือ 200.000 ₫ ถึง ${time}`,
  ])
  expect((await world.order(how, { amount: '200000' })).status).toBe(0)
})

test('[WAL-06b] whatever the parties do by themselves, every order is credited once or not at all', async () => {
  const orders = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const how = await world.player()
      const { orderNo } = await world.order(how, { channelId: 'fastbank', amount: '100000' })
      await world.call(tellDepositPaid, { orderNo }, how)
      return { how, orderNo }
    }),
  )
  for (let step = 0; step < 8; step += 1) await world.pass(5)
  for (const { how, orderNo } of orders) {
    const status = (await world.orderOf(how, orderNo))?.status
    expect([1, 3]).toContain(status)
    expect(await world.balance(how)).toBe(status === 1 ? '100000.00' : '0.00')
  }
  expect(await world.house('house:deposit-clearing')).toBe(0n)
})

test('what a sandbox hands out by any channel can be paid by nobody, and is said to be a test', async () => {
  const { data: quote } = await world.call(getUsdtRate, { a: 'VND', b: 'deposit' })
  for (const channelId of ['vietqr', 'fastbank', 'c2c', 'ewallet']) {
    const call = channelId === 'c2c' ? createC2cOrder : createDepositOrder
    const request = { channelId, optionId: '', amount: '1000000', key: newKey() }
    const { payTo } = (await world.call(call, request, await world.player())).data
    expect(payTo).toMatchObject({ isTest: true, accountNumber: expect.stringMatching(/^TEST\d{8}$/) })
    expect(payTo?.note).toMatch(/^TEST KEO /)
    if (channelId === 'ewallet') continue
    expect(payTo?.qrText).toMatch(
      /^000201010212.*00060000\d\d0112TEST\d{8}.*TEST KEO [2-9A-Z]{8}6304[0-9A-F]{4}$/,
    )
  }
  for (const optionId of ['trc20', 'erc20']) {
    const request = { channelId: 'usdt', optionId, amount: '100', key: newKey(), quoteId: quote.quoteId }
    const { data } = await world.call(createUsdtOrder, request, await world.player())
    expect(data.payTo).toMatchObject({ isTest: true, qrText: data.payTo?.address })
    expect(data.payTo?.address).toMatch(/^(T|0x)TEST/)
  }
})

test('an account that looks real is handed out by no sandbox, even when somebody puts it there', async () => {
  const put = (bin: string) =>
    world.testDatabase.asOwner(
      `update platform.deposit_option set target = jsonb_set(target, '{bin}', to_jsonb($1::text)) where channel_id = 'large'`,
      [bin],
    )
  const request = { channelId: 'large', optionId: '', amount: '100000000', key: newKey() }
  await put('970400')
  const refused = await world.call(createDepositOrder, request, await world.player())
  await put('000001')
  expect(refused.code).toBe(ERRORS.DEPOSIT_CHANNEL_CLOSED.wire)
  const taken = await world.call(createDepositOrder, { ...request, key: newKey() }, await world.player())
  expect(taken.code).toBe(200)
})

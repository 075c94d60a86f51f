import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import { askChannel } from '@keo/contract/console-channels'
import { askChannelLimits, getChannels, switchChannel } from '@keo/contract/console-money'
import type { RequestOf } from '@keo/contract/define-call'
import { listDepositChannels } from '@keo/contract/deposit'
import { ERRORS } from '@keo/contract/errors'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { startDepositWorld, type DepositWorld } from '@keo/dev-world/deposit-world'
import { afterAll, beforeAll, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'a second bank of ours' }
const BANK: RequestOf<typeof askChannel> = {
  id: 'second-bank',
  kind: 'bank',
  name: { vi: 'Ngân hàng hai', en: 'Second bank', 'zh-CN': '第二银行', th: 'ธนาคารที่สอง' },
  note: { vi: '', en: '', 'zh-CN': '', th: '' },
  min: '50000.00',
  max: '20000000.00',
  monthMax: null,
  giftBp: 100,
  feeBp: 0,
  presets: ['100000.00', '500000.00'],
  fromSeconds: 30,
  toSeconds: 300,
  payMinutes: 20,
  ...REASON,
}
let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
let admin: Staff
let clerk: Staff
let other: Staff

beforeAll(async () => {
  world = await startDepositWorld('new channels')
  desk = consoleSteps(world)
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  other = await desk.hire(admin, 'risk')
})
afterAll(() => world.end())

const askFor = (change: Partial<typeof BANK> = {}, as = clerk) =>
  desk.ask(askChannel, { ...BANK, ...change }, as)
const approve = (id: string, as = other) => desk.ask(decideApproval, { id, isApproved: true, ...REASON }, as)
const standing = async (id: string) =>
  (await desk.ask(getChannels, {}, clerk)).data.deposits.find((one) => one.id === id)

test('[BO-05] a new way in takes two people, begins closed, and members see it once somebody opens it', async () => {
  expect((await askFor({}, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  const { approvalId } = (await askFor()).data
  expect((await askFor({}, other)).code).toBe(ERRORS.APPROVAL_OPEN.wire)
  expect((await approve(approvalId, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
  expect(await standing(BANK.id)).toBeUndefined()
  const [asked] = (await desk.ask(listApprovals, {}, other)).data.approvals
  expect(asked).toMatchObject({
    kind: 'channel',
    before: {},
    after: { name: BANK.name.vi, kind: 'bank', currency: 'VND', min: BANK.min, max: BANK.max, gift: '1%' },
  })
  expect((await approve(approvalId)).code).toBe(OK)
  expect(await standing(BANK.id)).toMatchObject({
    currency: 'VND',
    isOpen: false,
    isServed: true,
    giftBp: 100,
  })

  const how = await world.player()
  const shown = async () =>
    (await world.call(listDepositChannels, {}, { ...how, language: 'th' })).data.find(
      ({ id }) => id === BANK.id,
    )
  expect(await shown()).toMatchObject({ name: BANK.name.th, isOpen: false })
  expect((await desk.ask(switchChannel, { id: BANK.id, isOpen: true, ...REASON }, clerk)).code).toBe(OK)
  expect(await shown()).toMatchObject({ isOpen: true, min: BANK.min, presets: BANK.presets })
  expect((await world.call(listDepositChannels, {}, how)).data.at(-1)?.id).toBe(BANK.id)
  const { entries } = (await desk.ask(listAudit, { action: 'channel.added' }, admin)).data
  expect(entries.map(({ actor, object }) => [actor, object])).toEqual([[other.id, BANK.id]])
})

test('an id that is there, limits and offers that nobody could order, a name without a language: nothing is asked', async () => {
  expect((await askFor({ id: 'vietqr' })).code).toBe(ERRORS.ID_TAKEN.wire)
  for (const bad of [
    { min: '0.00' },
    { max: '49999.00' },
    { monthMax: '0.00' },
    { presets: ['49999.00'] },
    { presets: ['100000.50'] },
    { fromSeconds: 301 },
  ])
    expect([bad, (await askFor({ id: 'bad', ...bad })).code]).toEqual([bad, ERRORS.AMOUNT_WRONG.wire])
  const nameless = { ...BANK.name, th: '' }
  expect((await askFor({ id: 'bad', name: nameless })).code).toBe(ERRORS.INVALID_INPUT.wire)
  const { approvals } = (await desk.ask(listApprovals, {}, other)).data
  expect(approvals.filter(({ object }) => object === 'bad')).toEqual([])
})

test('a chain is paid in USDT, whatever is asked for beside it', async () => {
  const chain = { id: 'usdt-two', kind: 'crypto', min: '10.000000', max: '500.000000', presets: [] } as const
  await approve((await askFor({ ...chain, presets: [] })).data.approvalId)
  expect(await standing(chain.id)).toMatchObject({ currency: 'USDT', min: chain.min })
})

test('[BO-05] words, amounts offered and times of a way in: the same person twice fails, another one makes members read them', async () => {
  const how = await world.player()
  const shown = async (language: 'vi' | 'th') =>
    (await world.call(listDepositChannels, {}, { ...how, language })).data.find(({ id }) => id === 'vietqr')
  const before = await standing('vietqr')
  if (!before) throw new Error('There is no such channel.')
  const { min, max, monthMax, giftBp, feeBp } = before
  const kept = { id: 'vietqr', min, max, monthMax, giftBp, feeBp, ...REASON }
  const wanted = {
    ...kept,
    name: { vi: 'Quét mã', en: 'Scan', 'zh-CN': '扫码', th: 'สแกน' },
    note: { vi: 'nhanh', en: 'fast', 'zh-CN': '快', th: 'เร็ว' },
    presets: ['300000.00', '700000.00'],
    fromSeconds: 5,
    toSeconds: 50,
    payMinutes: 7,
  }
  const change = (asked: RequestOf<typeof askChannelLimits>, as = clerk) =>
    desk.ask(askChannelLimits, asked, as)
  for (const bad of [{ presets: ['1.00'] }, { presets: ['300000.50'] }, { fromSeconds: 51 }])
    expect([bad, (await change({ ...wanted, ...bad })).code]).toEqual([bad, ERRORS.AMOUNT_WRONG.wire])
  for (const bad of [{ name: { ...wanted.name, en: '' } }, { payMinutes: 0 }])
    expect([bad, (await change({ ...wanted, ...bad })).code]).toEqual([bad, ERRORS.INVALID_INPUT.wire])
  expect((await change(wanted, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  const { approvalId } = (await change(wanted)).data
  expect((await approve(approvalId, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
  expect(await standing('vietqr')).toMatchObject({ name: before.name, presets: before.presets })
  const underWay = await world.order(how)
  expect((await approve(approvalId)).data).toMatchObject({
    before: {
      name: before.name.vi,
      presets: before.presets.join(' · '),
      payMinutes: String(before.payMinutes),
    },
    after: { name: 'Quét mã', presets: '300000.00 · 700000.00', payMinutes: '7', seconds: '5–50' },
  })
  const { presets, fromSeconds, toSeconds } = wanted
  expect(await shown('vi')).toMatchObject({ name: 'Quét mã', note: 'nhanh', presets, fromSeconds, toSeconds })
  expect(await shown('th')).toMatchObject({ name: 'สแกน', popular: null })
  expect(await world.orderOf(how, underWay.orderNo)).toMatchObject({ expireTime: underWay.expireTime })

  // Who names limits alone leaves the rest.
  expect((await approve((await change({ ...kept, giftBp: 300 })).data.approvalId)).code).toBe(OK)
  expect(await standing('vietqr')).toMatchObject({ giftBp: 300, name: wanted.name, presets, payMinutes: 7 })
})

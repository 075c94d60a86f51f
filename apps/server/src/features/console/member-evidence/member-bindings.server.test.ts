import { deleteBankCard } from '@keo/contract/banks'
import { listAudit } from '@keo/contract/console-audit'
import { listMemberBindings, revealMemberBinding } from '@keo/contract/console-bindings'
import { ERRORS } from '@keo/contract/errors'
import { saveAddress } from '@keo/contract/addresses'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { GOOD_PASSWORD } from '@keo/dev-world/door-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { hours } from '@keo/units/instants'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const { world, database } = sharedDoorWorld({ webRoot: null, hasQuietDays: true })
const payees = payoutSteps(world)
const desk = consoleSteps(world)
const OK = 200
const CARD = '970422001234567'
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const REASON = { reason: 'the bank asks which card it was' }
let admin: Staff
let payments: Staff
let support: Staff
let trader: Staff

beforeAll(async () => {
  await payees.warmUp()
  admin = await desk.first()
  payments = await desk.hire(admin, 'payments')
  support = await desk.hire(admin, 'support')
  trader = await desk.hire(admin, 'trader')
})
beforeEach(async () => {
  const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
  admin = await again(admin)
  payments = await again(payments)
  support = await again(support)
  trader = await again(trader)
})

const bindingsOf = async (id: string, as = support) => (await desk.ask(listMemberBindings, { id }, as)).data
/** Whatever an answer holds, as its reader gets it. */
const textOf = (answer: unknown) => JSON.stringify(answer)

test('[BO-04] cards, addresses, contacts and the withdraw password of a member stand on the card, masked', async () => {
  const who = await payees.payee('0')
  const card = await payees.bindCard(who, CARD)
  await payees.bindAddress(who, 'TRC20', TRON)
  await world.call(
    saveAddress,
    {
      name: 'Nguyễn Minh Quân',
      phone: '912345678',
      province: 'Huế',
      ward: 'An Cựu',
      line: '12 Hùng Vương',
      isDefault: true,
    },
    who,
  )
  const shown = await bindingsOf(who.id)
  expect(shown.bindings).toMatchObject([
    { kind: 'crypto', place: 'TRC20', deletedAt: null },
    { kind: 'bank', place: 'MAYTRANG', number: `•••• ${CARD.slice(-4)}`, deletedAt: null },
  ])
  expect(shown.withdrawPasswordAt).not.toBeNull()
  expect(shown.contacts).toMatchObject([{ name: 'Ng***ân', phone: '912***5678', province: 'Huế' }])
  for (const secret of [CARD, TRON, who.mobile, 'Nguyễn Minh Quân', '912345678', '12 Hùng Vương'])
    expect(textOf(shown)).not.toContain(secret)

  // One that was deleted is kept, and said to be so.
  await world.call(deleteBankCard, { id: card.id, withdrawPwd: await payees.seal(who, 'binding') }, who)
  const [, bank] = (await bindingsOf(who.id)).bindings
  expect(bank?.deletedAt).toBe(world.worldClock.now())
  expect((await bindingsOf((await payees.payee('0')).id)).bindings).toEqual([])
})

test('[BO-04] a number in full asks for a reason, leaves a trace that does not hold it, and is for who may', async () => {
  const who = await payees.payee('0')
  const { id: bindingId } = await payees.bindCard(who, '970422009876543')
  const ask = (as: Staff, more: object = {}) =>
    desk.ask(revealMemberBinding, { id: who.id, bindingId, ...REASON, ...more }, as)
  expect((await ask(support)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  expect((await ask(trader)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  expect((await ask(payments, { reason: '' })).status).toBe(400)
  const rows = async () =>
    (await desk.ask(listAudit, { object: who.id, action: 'member.binding-revealed' }, admin)).data.entries
  expect(await rows()).toEqual([])

  expect((await ask(payments)).data).toEqual({ number: '970422009876543', mobile: who.mobile })
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  expect(row).toMatchObject({ actor: payments.id })
  expect(JSON.parse(row?.after ?? '')).toEqual({ binding: bindingId, ...REASON })
  expect(textOf(row)).not.toContain('970422009876543')

  // Nobody's card is found under another member, and one of an erased account no more.
  const stranger = await payees.payee('0')
  expect((await ask(payments, { id: stranger.id })).code).toBe(ERRORS.NOT_FOUND.wire)
  await database.asOwner(`update platform.payout_target set number_box = '' where id = $1`, [bindingId])
  expect((await ask(payments)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect(await rows()).toHaveLength(1)
})

test('every device a member came from stands there with its first and its last day, the open one marked', async () => {
  const who = await payees.payee('0')
  const [first] = (await bindingsOf(who.id)).devices
  const began = world.worldClock.now()
  world.worldClock.jump(hours(30))
  await world.login(who.userName, GOOD_PASSWORD, {
    ...who,
    token: '',
    deviceNo: 'H5-IOS-1-another-secondone',
  })
  const { devices } = await bindingsOf(who.id)
  expect(devices.map(({ mark }) => mark)).toEqual(['ondone', first?.mark])
  expect(devices[0]).toMatchObject({ firstSeenAt: began + hours(30), sessions: 1, isOpen: true })
  expect(devices[1]).toMatchObject({ firstSeenAt: first?.firstSeenAt, isOpen: false })
  expect(devices[1]?.lastSeenAt).toBeLessThanOrEqual(began)
  expect(textOf(devices)).not.toContain('H5-IOS-1-another-secondone')
})

test('nobody without the permission reads them', async () => {
  const { id } = await payees.payee('0')
  expect((await desk.ask(listMemberBindings, { id }, support)).code).toBe(OK)
  expect((await desk.ask(listMemberBindings, { id }, trader)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  expect((await desk.ask(listMemberBindings, { id: 'mbr_nobody' }, support)).code).toBe(ERRORS.NOT_FOUND.wire)
})

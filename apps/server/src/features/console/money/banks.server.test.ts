import {
  bindBankCard,
  bindBankCardWithPhone,
  listBankCards,
  listBanks,
  listC2cBanks,
} from '@keo/contract/banks'
import { listAudit } from '@keo/contract/console-audit'
import { listConsoleBanks, saveBank } from '@keo/contract/console-banks'
import type { RequestOf } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { withdrawSteps } from '@keo/dev-world/withdraw-steps'
import { beforeAll, expect, test } from 'vitest'

const OK = 200
const BANK: RequestOf<typeof saveBank> = {
  code: 'HOAMOC',
  shortName: 'Bank Hoa Mộc',
  name: 'Ngân hàng thử nghiệm Hoa Mộc',
  country: 'VN',
  bin: '000099',
  isC2c: true,
  isShown: true,
  place: 2,
  reason: 'members asked for it',
}
const { world } = sharedDoorWorld({ webRoot: null })
const desk = consoleSteps(world)
const steps = withdrawSteps(world)
let admin: Staff
let clerk: Staff

beforeAll(async () => {
  await steps.warmUp()
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
})

const save = (change: Partial<typeof BANK> = {}, as = clerk) => desk.ask(saveBank, { ...BANK, ...change }, as)
const offered = async (call: typeof listBanks | typeof listC2cBanks = listBanks) =>
  (await world.call(call, {})).data.map(({ bankCode }) => bankCode)

test('a bank is added at its place, moved, hidden and shown by one person, and the log tells what was before', async () => {
  expect((await save({}, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  const before = await offered()
  expect((await save()).data).toEqual({ isNew: true })
  expect(await offered()).toEqual([...before.slice(0, 1), BANK.code, ...before.slice(1)])
  expect(await offered(listC2cBanks)).toContain(BANK.code)
  expect((await save({ place: 500, isC2c: false })).data).toEqual({ isNew: false })
  expect(await offered()).toEqual([...before, BANK.code])
  expect(await offered(listC2cBanks)).not.toContain(BANK.code)
  await save({ place: 500, isShown: false })
  expect(await offered()).toEqual(before)
  const { banks } = (await desk.ask(listConsoleBanks, {}, clerk)).data
  expect(banks.at(-1)).toMatchObject({ code: BANK.code, isShown: false })
  const { entries } = (await desk.ask(listAudit, { object: BANK.code }, admin)).data
  expect(entries.map(({ action }) => action)).toEqual(['bank.changed', 'bank.changed', 'bank.added'])
  expect(entries[0]?.before).toContain(BANK.shortName)
})

test('a wrong code, number or name changes nothing', async () => {
  const before = await desk.ask(listConsoleBanks, {}, clerk)
  for (const bad of [{ code: 'hoamoc' }, { bin: '12' }, { shortName: ' ' }, { place: 0 }])
    expect([bad, (await save(bad)).code]).toEqual([bad, ERRORS.INVALID_INPUT.wire])
  expect((await desk.ask(listConsoleBanks, {}, clerk)).data).toEqual(before.data)
})

test('a card of a hidden bank is read under its name; a new one of it is refused', async () => {
  const who = await steps.payee('1')
  await steps.bindCard(who, '0071000188001')
  const hidden = { code: 'MAYTRANG', shortName: 'Bank Mây Trắng', name: 'Ngân hàng Mây Trắng', bin: '000001' }
  expect((await save({ ...hidden, place: 1, isShown: false })).code).toBe(OK)
  expect((await world.call(listBankCards, {}, who)).data).toMatchObject([{ bankName: hidden.shortName }])
  const card = { bankCode: hidden.code, cardNumber: '0071000188002', ...(await steps.holder(who)) }
  expect((await world.call(bindBankCard, card, who)).code).toBe(ERRORS.BANK_NOT_SUPPORTED.wire)
  const nowhere = { ...card, bankCode: 'NOWHERE', ...(await steps.holder(who)), smsCode: '000000' }
  expect((await world.call(bindBankCardWithPhone, nowhere, who)).code).toBe(ERRORS.BANK_NOT_SUPPORTED.wire)
  await save({ ...hidden, place: 1, isShown: true })
})

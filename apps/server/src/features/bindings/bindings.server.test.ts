import {
  bindBankCard,
  bindBankCardWithPhone,
  bindWallet,
  checkMobileForCard,
  deleteBankCard,
  deleteWallet,
  listBankCards,
  listBanks,
  listC2cBanks,
  listWallets,
} from '@keo/contract/banks'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { REAL_NAME, withdrawSteps } from '@keo/dev-world/withdraw-steps'
import { keptLog } from '@keo/dev-world/kept-log'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { beforeAll, expect, test } from 'vitest'

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const serverLog = keptLog()
const { lines } = serverLog
const { database, world } = sharedDoorWorld({ log: serverLog.log })
const steps = withdrawSteps(world)
beforeAll(() => steps.warmUp())

test('twelve banks of Vietnam are offered, and those of merchants', async () => {
  const banks = (await world.call(listBanks, {})).data
  expect(banks.filter(({ country }) => country === 'VN')).toHaveLength(12)
  expect((await world.call(listC2cBanks, {})).data.length).toBeGreaterThan(0)
})

test('[WAL-03a] [WAL-03d] [ACS-07] the first card needs a code, sets the real name, and is listed and deleted', async () => {
  const who = await steps.payee('0')
  expect((await world.call(checkMobileForCard, {}, who)).data).toMatchObject({
    needsCode: true,
    realName: '',
  })
  const card = { bankCode: 'MAYTRANG', cardNumber: '0071000122417' }
  const without = await world.call(bindBankCard, { ...card, ...(await steps.holder(who)) }, who)
  expect(without.code).toBe(ERRORS.BINDING_CODE_NEEDED.wire)
  const wrong = { ...card, ...(await steps.holder(who)), smsCode: '000000' }
  expect((await world.call(bindBankCardWithPhone, wrong, who)).code).toBe(ERRORS.CODE_WRONG.wire)

  const bound = await steps.bindCard(who, card.cardNumber)
  expect(bound).toMatchObject({ bankName: 'Bank Mây Trắng', maskedNumber: '•••• 2417', realName: REAL_NAME })
  expect(bound.largeFromTime).not.toBe('')
  expect((await world.call(getMember, {}, who)).data.realName).toBe(REAL_NAME)
  expect((await world.call(checkMobileForCard, {}, who)).data).toMatchObject({ needsCode: false })

  const second = { bankCode: 'SONGXANH', cardNumber: '123456', ...(await steps.holder(who)) }
  expect((await world.call(bindBankCard, second, who)).code).toBe(200)
  expect((await world.call(listBankCards, {}, who)).data.map(({ bankCode }) => bankCode)).toEqual([
    'SONGXANH',
    'MAYTRANG',
  ])

  const withdrawPwd = await steps.seal(who, 'binding')
  expect((await world.call(deleteBankCard, { id: bound.id, withdrawPwd }, who)).code).toBe(200)
  expect((await world.call(listBankCards, {}, who)).data.map(({ bankCode }) => bankCode)).toEqual([
    'SONGXANH',
  ])
})

test('[WAL-03a] a card of CN has 16 digits at least', async () => {
  const who = await steps.payee('0')
  await steps.bindCard(who, '10000001')
  const bindCn = async (cardNumber: string) =>
    world.call(bindBankCard, { bankCode: 'YUNQUE', cardNumber, ...(await steps.holder(who)) }, who)
  expect((await bindCn('123456789012345')).fields).toHaveProperty('cardNumber')
  expect((await bindCn('1234567890123456')).code).toBe(200)
})

test('[WAL-03b] [WAL-03c] addresses of both networks and an e-wallet are bound, listed by currency and deleted', async () => {
  const who = await steps.payee('0')
  await steps.bindCard(who, '10000002')
  expect(await steps.bindAddress(who, 'TRC20', TRON)).toMatchObject({ maskedNumber: 'TR7NHq…Lj6t' })
  expect(await steps.bindAddress(who, 'ERC20', EVM)).toMatchObject({ currency: 'USDT', network: 'ERC20' })
  const wallet = await steps.bindAddress(who, 'TOHE', '0912345678')
  expect(wallet).toMatchObject({ currency: 'EWALLET', maskedNumber: '091***5678' })
  expect((await world.call(listWallets, { currency: 'USDT' }, who)).data).toHaveLength(2)
  expect((await world.call(listWallets, {}, who)).data).toHaveLength(3)
  const withdrawPwd = await steps.seal(who, 'binding')
  expect((await world.call(deleteWallet, { id: wallet.id, withdrawPwd }, who)).code).toBe(200)
  expect((await world.call(listWallets, { currency: 'EWALLET' }, who)).data).toEqual([])
})

test('[LED-18] a slip in an address and the other network are refused, each in its words', async () => {
  const who = await steps.payee('0')
  await steps.bindCard(who, '10000003')
  const bind = async (network: 'TRC20' | 'ERC20', walletAddress: string) => {
    const request = { currency: 'USDT', network, walletAddress, ...(await steps.holder(who)) } as const
    return (await world.call(bindWallet, request, who)).code
  }
  expect(await bind('TRC20', `${TRON.slice(0, -1)}u`)).toBe(ERRORS.CRYPTO_ADDRESS_WRONG.wire)
  expect(await bind('ERC20', EVM.replace('aAeb', 'aaeb'))).toBe(ERRORS.CRYPTO_ADDRESS_WRONG.wire)
  expect(await bind('ERC20', TRON)).toBe(ERRORS.CRYPTO_WRONG_NETWORK.wire)
  expect(await bind('TRC20', EVM)).toBe(ERRORS.CRYPTO_WRONG_NETWORK.wire)
})

test('[LED-18] later bindings must be of the same name, however it is spelled', async () => {
  const who = await steps.payee('0')
  await steps.bindCard(who, '10000004')
  const bindAs = async (realName: string, cardNumber: string) => {
    const request = { bankCode: 'BINHMINH', cardNumber, ...(await steps.holder(who)), realName }
    return (await world.call(bindBankCard, request, who)).code
  }
  expect(await bindAs('Trần Văn Bình', '20000004')).toBe(ERRORS.BINDING_NAME.wire)
  expect(await bindAs('NGUYEN  MINH QUAN', '20000004')).toBe(200)
})

test('[ACS-11] one number, one member: of two at once one gets it, and nobody learns whose it is', async () => {
  const [one, two] = [await steps.payee('0'), await steps.payee('0')]
  await steps.bindCard(one, '10000005')
  await steps.bindCard(two, '10000006')
  const bind = async (who: typeof one) =>
    world.call(
      bindBankCard,
      { bankCode: 'SENVANG', cardNumber: '55555555', ...(await steps.holder(who)) },
      who,
    )
  const codes = (await Promise.all([bind(one), bind(two)])).map(({ code }) => code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, ERRORS.BINDING_TAKEN.wire])
  const again = codes[0] === 200 ? one : two
  expect((await bind(again)).code).toBe(ERRORS.BINDING_YOURS.wire)
  // The same address in other capitals is the same address.
  await steps.bindAddress(one, 'ERC20', EVM.toLowerCase())
  const request = {
    currency: 'USDT',
    network: 'ERC20',
    walletAddress: EVM,
    ...(await steps.holder(two)),
  } as const
  expect((await world.call(bindWallet, request, two)).code).toBe(ERRORS.BINDING_TAKEN.wire)
})

test("[PIN-09] nobody deletes another member's card, and nobody without the withdraw password", async () => {
  const [owner, thief] = [await steps.payee('0'), await steps.payee('0')]
  const { id } = await steps.bindCard(owner, '10000007')
  const theirs = await world.call(
    deleteBankCard,
    { id, withdrawPwd: await steps.seal(thief, 'binding') },
    thief,
  )
  expect(theirs.code).toBe(ERRORS.NOT_FOUND.wire)
  const withdrawPwd = await steps.seal(owner, 'binding', { pwd: '111222' })
  expect((await world.call(deleteBankCard, { id, withdrawPwd }, owner)).code).toBe(
    ERRORS.WITHDRAW_PASSWORD_WRONG.wire,
  )
  expect((await world.call(listBankCards, {}, owner)).data).toHaveLength(1)
})

test('[PRV-07] [PRV-01] neither database nor log nor answer holds a full number', async () => {
  const rows = await database.asOwner('select row_to_json(t)::text as text from platform.payout_target t')
  const kept = rows.map((row) => String(row['text'])).join('\n')
  const audited = await database.asOwner(`select row_to_json(t)::text as text from kit.audit_entry t
    where action like 'binding.%'`)
  const said = [kept, lines.join('\n'), audited.map((row) => String(row['text'])).join('\n')]
  for (const text of said) {
    expect(text.length).toBeGreaterThan(100)
    for (const secret of ['0071000122417', '10000002', TRON, EVM, EVM.toLowerCase(), '912345678']) {
      expect(text).not.toContain(secret)
    }
  }
})

test('whatever is put into a field of a binding ends in a clear refusal', async () => {
  const who = await steps.payee('0')
  const request = {
    bankCode: 'MAYTRANG',
    cardNumber: '10000008',
    smsCode: '000000',
    ...(await steps.holder(who)),
  }
  expect(await badInputProblems(world, bindBankCardWithPhone, request, who)).toEqual([])
})

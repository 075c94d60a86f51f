import { constants, createHash, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import { bindBankCardWithPhone, bindWallet, type BankCard, type WalletAddress } from '@keo/contract/banks'
import type { MemberId } from '@keo/contract/ids'
import { getMember } from '@keo/contract/members'
import {
  getPublicKey,
  KEY_ID_LENGTH,
  setupWithdrawPassword,
  type CipherPurpose,
  type CipherText,
} from '@keo/contract/withdraw-password'
import { seconds } from '@keo/units/instants'
import { parseMoney } from '@keo/units/money'
import type { CallOptions } from './call-world.ts'
import { contactSteps } from './contact-steps.ts'
import { GOOD_PASSWORD, type DoorWorld } from './door-world.ts'

export const PIN = '274918'
export const REAL_NAME = 'Nguyễn Minh Quân'

type Person = CallOptions & { readonly token: string }
/** Somebody with a number, a withdraw password and money. */
export type Payee = Person & { readonly id: MemberId; readonly userName: string; readonly mobile: string }

/** What people do on the way to their money. */
export function withdrawSteps(world: DoorWorld) {
  const contacts = contactSteps(world)
  let numbers = 0

  /** As the browser makes it; a test may get any part wrong on purpose. */
  async function seal(who: Person, purpose: CipherPurpose, slip: Partial<CipherText> = {}): Promise<string> {
    const der = Buffer.from((await world.call(getPublicKey, {}, who)).data, 'base64')
    const { id } = (await world.call(getMember, {}, who)).data
    const nonce = randomBytes(16).toString('base64url')
    const text = { pwd: PIN, nonce, at: world.worldClock.now(), purpose, account: id, ...slip }
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const cipher = publicEncrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(JSON.stringify(text)))
    const keyId = createHash('sha256').update(der).digest('hex').slice(0, KEY_ID_LENGTH)
    return `${keyId}.${cipher.toString('base64url')}`
  }

  /** The first key is made when it is asked for, and that takes a while: before the tests, not in one of them. */
  async function warmUp(): Promise<void> {
    await world.call(getPublicKey, {}, { token: await world.signIn('maitran88') })
  }

  /** A code to the bound number; sends rest a minute. */
  async function codeTo(who: Payee, purpose: 'withdrawPassword' | 'bindCard'): Promise<string> {
    // The wall clock alone: a minute of timers says nothing here.
    world.clock.set(world.clock.now() + seconds(61))
    return world.smsCode(who.mobile, purpose, who)
  }

  async function setPin(who: Payee, pwd = PIN) {
    const smsCode = await codeTo(who, 'withdrawPassword')
    return world.call(setupWithdrawPassword, { withdrawPwd: await seal(who, 'setup', { pwd }), smsCode }, who)
  }

  async function give(memberId: MemberId, dong: string): Promise<void> {
    const amount = parseMoney(dong, 'VND')
    if (!amount) throw new Error(`${dong} is no amount.`)
    numbers += 1
    const key = `given:${numbers}`
    const outcome = await world.app.ledger.submit({
      op: 'move',
      memberId,
      key,
      kind: 'deposit',
      reference: key,
      amount,
      from: 'house:bank',
      to: 'available',
    })
    if (outcome.status !== 'done') throw new Error(`Nothing was given: ${outcome.status}.`)
  }

  /** Signed in, with a bound number, a withdraw password and this much money. */
  async function payee(dong = '100000000'): Promise<Payee> {
    const newcomer = await contacts.newcomer()
    numbers += 1
    const mobile = `9${String(12_000_000 + numbers * 37).padStart(8, '0')}`
    await contacts.bind(newcomer, mobile)
    const { id, userName } = await contacts.me(newcomer)
    const who = { ...newcomer, id, userName, mobile }
    await setPin(who)
    if (dong !== '0') await give(id, dong)
    return who
  }

  /** Sessions end when nothing is done for long. */
  async function signInAgain(who: Payee): Promise<Payee> {
    const { data } = await world.login(who.userName, GOOD_PASSWORD, { ...who, token: '' })
    return { ...who, token: data.accessToken }
  }

  const holder = async (who: Person) => ({
    realName: REAL_NAME,
    mobileArea: '84',
    mobile: '',
    withdrawPwd: await seal(who, 'binding'),
  })

  async function bindCard(who: Payee, cardNumber: string, bankCode = 'MAYTRANG'): Promise<BankCard> {
    const smsCode = await codeTo(who, 'bindCard')
    const request = { ...(await holder(who)), bankCode, cardNumber, smsCode }
    return (await world.call(bindBankCardWithPhone, request, who)).data
  }

  /** Without a code: not the first binding of this member. */
  async function bindAddress(
    who: Payee,
    network: WalletAddress['network'],
    walletAddress: string,
  ): Promise<WalletAddress> {
    const currency = network === 'TRC20' || network === 'ERC20' ? 'USDT' : 'EWALLET'
    const request = { ...(await holder(who)), currency, network, walletAddress } as const
    return (await world.call(bindWallet, request, who)).data
  }

  return { warmUp, seal, codeTo, setPin, give, payee, signInAgain, holder, bindCard, bindAddress }
}

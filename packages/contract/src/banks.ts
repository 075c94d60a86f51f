import * as z from 'zod/mini'
import { CRYPTO_NETWORKS } from './crypto-addresses.ts'
import { defineCall } from './define-call.ts'
import { PATTERNS, PhoneCode, SmsCode } from './patterns.ts'
import { personName } from './plain-text.ts'
import { ServerTime } from './server-time.ts'
import { WithdrawPwd } from './withdraw-password.ts'

/** Live ones of each kind. */
export const BINDINGS_MAX = 5
/** Withdrawals above the large limit to a new target wait that long. */
export const TARGET_HOLD_HOURS = 24

export const EWALLETS = ['TOHE', 'CANHDIEU', 'DOMDOM'] as const
export type Ewallet = (typeof EWALLETS)[number]

export const BANK_COUNTRIES = ['VN', 'CN'] as const
/** 6 to 19 digits; a card of CN has 16 at least (section 5). */
export function isCardNumber(digits: string, country: string): boolean {
  return /^[0-9]{6,19}$/.test(digits) && (country !== 'CN' || digits.length >= 16)
}

const Bank = z.object({
  bankCode: z.string(),
  name: z.string(),
  shortName: z.string(),
  country: z.enum(BANK_COUNTRIES),
  /** The bank's identification number in a code to scan; empty where it has none. */
  bin: z.string(),
})
export type Bank = z.output<typeof Bank>

export const listBanks = defineCall({
  method: 'GET',
  path: '/api/fund/bank/list-support',
  access: 'public',
  summary: 'Banks that can be bound',
  request: z.object({}),
  response: z.array(Bank),
})

export const listC2cBanks = defineCall({
  method: 'GET',
  path: '/api/fund/bank/list/c2c',
  access: 'public',
  summary: 'Banks between which C2C merchants pay',
  request: z.object({}),
  response: z.array(Bank),
})

const TargetId = z.templateLiteral(['pay_', z.string().check(z.regex(/^[0-9A-Za-z]{10,40}$/))])
export type TargetId = z.output<typeof TargetId>

const bound = {
  id: TargetId,
  /** The full number never leaves the server. */
  maskedNumber: z.string(),
  realName: z.string(),
  mobile: z.string(),
  boundTime: ServerTime,
  /** Until then withdrawals above the large limit do not go there; empty when that is over. */
  largeFromTime: ServerTime,
  isDefault: z.boolean(),
}
export const BankCard = z.object({ ...bound, bankCode: z.string(), bankName: z.string() })
export type BankCard = z.output<typeof BankCard>

export const WALLET_CURRENCIES = ['USDT', 'EWALLET'] as const
/** Where USDT travels, or whose e-wallet it is. */
export const WalletNetwork = z.enum([...CRYPTO_NETWORKS, ...EWALLETS])
export type WalletNetwork = z.output<typeof WalletNetwork>
export const WalletAddress = z.object({
  ...bound,
  currency: z.enum(WALLET_CURRENCIES),
  network: WalletNetwork,
})
export type WalletAddress = z.output<typeof WalletAddress>

/** Empty for the member's own number. */
const MobileOrOwn = z
  .string()
  .check(z.refine((value) => value === '' || PATTERNS.typedPhone.test(value), { error: 'field.mobile' }))

/** With every binding: who it belongs to, a number, and the withdraw password (purpose `binding`). */
const holder = {
  realName: personName(40),
  mobileArea: PhoneCode,
  mobile: MobileOrOwn,
  withdrawPwd: WithdrawPwd,
}
const card = {
  ...holder,
  bankCode: z.string().check(z.regex(/^[A-Z0-9]{2,12}$/)),
  cardNumber: z.string().check(z.regex(/^[0-9]{6,19}$/, { error: 'field.cardNumber' })),
}
const wallet = {
  ...holder,
  currency: z.enum(WALLET_CURRENCIES),
  network: WalletNetwork,
  walletAddress: z.string().check(z.trim(), z.minLength(6), z.maxLength(64)),
}

const REFUSALS = [
  'PROOF_NEEDED',
  'WITHDRAW_PASSWORD_NEEDED',
  'WITHDRAW_PASSWORD_WRONG',
  'WITHDRAW_LOCKED',
  'BINDING_TAKEN',
  'BINDING_YOURS',
  'BINDING_LIMIT',
  'BINDING_NAME',
  'BUSY',
] as const
const PHONE_REFUSALS = [...REFUSALS, 'MOBILE_NEEDED', 'CODE_WRONG'] as const

export const bindBankCard = defineCall({
  method: 'POST',
  path: '/api/user/bankcard/n2/bind',
  access: 'member',
  limit: 'profile',
  freshProof: true,
  summary: 'Bind a bank card without a code: only where check-mobile asks for none',
  errors: [...REFUSALS, 'BINDING_CODE_NEEDED', 'BANK_NOT_SUPPORTED'],
  request: z.object(card),
  response: BankCard,
})

export const bindBankCardWithPhone = defineCall({
  method: 'POST',
  path: '/api/user/bankcard/n2/bindWithPhone',
  access: 'member',
  limit: 'profile',
  freshProof: true,
  summary: 'Bind a bank card with a code to the bound number (actionType 9)',
  errors: [...PHONE_REFUSALS, 'BANK_NOT_SUPPORTED'],
  request: z.object({ ...card, smsCode: SmsCode }),
  response: BankCard,
})

/** What a binding needs now. The first one needs a fresh code to the bound number. */
const CheckAnswer = z.object({
  needsCode: z.boolean(),
  /** The member's own number, masked; empty when none is bound. */
  mobile: z.string(),
  mobileArea: z.string(),
  /** Empty until the first binding sets it. */
  realName: z.string(),
})
export type CheckAnswer = z.output<typeof CheckAnswer>

export const checkMobileForCard = defineCall({
  method: 'GET',
  path: '/api/user/bankcard/check-mobile',
  access: 'member',
  summary: 'Whether binding a card needs a code, and to which number it goes',
  request: z.object({}),
  response: CheckAnswer,
})

const Deletion = z.object({ id: TargetId, withdrawPwd: WithdrawPwd })
const DELETE_REFUSALS = [
  'PROOF_NEEDED',
  'BINDING_IN_USE',
  'WITHDRAW_PASSWORD_NEEDED',
  'WITHDRAW_PASSWORD_WRONG',
  'WITHDRAW_LOCKED',
  'NOT_FOUND',
  'BUSY',
] as const

export const deleteBankCard = defineCall({
  method: 'DELETE',
  path: '/api/user/bankcard/n2/delete',
  access: 'member',
  limit: 'profile',
  freshProof: true,
  summary: 'Delete a bank card',
  errors: DELETE_REFUSALS,
  request: Deletion,
  response: z.null(),
})

export const listBankCards = defineCall({
  method: 'GET',
  path: '/api/user/bankcard/list',
  access: 'member',
  summary: 'The bound bank cards, newest first',
  request: z.object({}),
  response: z.array(BankCard),
})

/** Crypto addresses, and e-wallets under currency EWALLET. */
export const bindWallet = defineCall({
  method: 'POST',
  path: '/api/user/cryptocy/n2/bind',
  access: 'member',
  limit: 'profile',
  freshProof: true,
  summary: 'Bind a crypto address or an e-wallet without a code: only where check-mobile asks for none',
  errors: [
    ...REFUSALS,
    'BINDING_CODE_NEEDED',
    'BANK_NOT_SUPPORTED',
    'CRYPTO_ADDRESS_WRONG',
    'CRYPTO_WRONG_NETWORK',
  ],
  request: z.object(wallet),
  response: WalletAddress,
})

export const bindWalletWithPhone = defineCall({
  method: 'POST',
  path: '/api/user/cryptocy/n2/bindWithPhone',
  access: 'member',
  limit: 'profile',
  freshProof: true,
  summary: 'Bind a crypto address or an e-wallet with a code to the bound number (actionType 9)',
  errors: [...PHONE_REFUSALS, 'BANK_NOT_SUPPORTED', 'CRYPTO_ADDRESS_WRONG', 'CRYPTO_WRONG_NETWORK'],
  request: z.object({ ...wallet, smsCode: SmsCode }),
  response: WalletAddress,
})

export const checkMobileForWallet = defineCall({
  method: 'GET',
  path: '/api/user/cryptocy/check-mobile',
  access: 'member',
  summary: 'Whether binding an address needs a code, and to which number it goes',
  request: z.object({}),
  response: CheckAnswer,
})

export const deleteWallet = defineCall({
  method: 'DELETE',
  path: '/api/user/cryptocy/n2/delete',
  access: 'member',
  limit: 'profile',
  freshProof: true,
  summary: 'Delete a crypto address or an e-wallet',
  errors: DELETE_REFUSALS,
  request: Deletion,
  response: z.null(),
})

export const listWallets = defineCall({
  method: 'GET',
  path: '/api/user/cryptocy/list',
  access: 'member',
  summary: 'The bound addresses of a currency, or of all, newest first',
  request: z.object({ currency: z.optional(z.enum(WALLET_CURRENCIES)) }),
  response: z.array(WalletAddress),
})

import { CURRENCIES } from '@keo/units/money'
import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'
import { TapKey } from './tap-key.ts'
import { WalletBalance } from './wallet-balance.ts'

/** As a player types it; the server reads it exactly and refuses every odd spelling. */
const AskedAmount = z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})(\.[0-9]{1,6})?$/))
const ProviderCode = z.string().check(z.regex(/^[a-z0-9-]{1,30}$/))

const GameWallet = z.object({
  provider: ProviderCode,
  name: z.string(),
  amount: SignedAmount,
  /** Closed for maintenance: nothing goes there or comes back. */
  isOpen: z.boolean(),
})
export type GameWallet = z.output<typeof GameWallet>

const Wallet = z.object({
  /** What can be staked, transferred or withdrawn now: `balance.available` under the specification's name. */
  memberWallet: SignedAmount,
  currency: z.enum(CURRENCIES),
  balance: WalletBalance,
  gameWallets: z.array(GameWallet),
})
export type Wallet = z.output<typeof Wallet>

export const getWallet = defineCall({
  method: 'POST',
  path: '/api/fund/wallet/member/local',
  access: 'member',
  background: true,
  summary: 'The balance of the caller, with the money at each game provider',
  request: z.object({}),
  response: Wallet,
})

/** `moving` until the provider has answered for good; `returned` money is back where it came from. */
export const TRANSFER_STATES = ['moving', 'done', 'returned'] as const
export const TRANSFER_DIRECTIONS = ['in', 'out'] as const

const TransferView = z.object({
  id: z.string(),
  provider: ProviderCode,
  name: z.string(),
  /** `in` goes to the provider, `out` comes back to the main wallet. */
  direction: z.enum(TRANSFER_DIRECTIONS),
  amount: SignedAmount,
  state: z.enum(TRANSFER_STATES),
  time: ServerTime,
})
export type TransferView = z.output<typeof TransferView>

export const collectGameWallets = defineCall({
  method: 'POST',
  path: '/api/game/fund/collect',
  access: 'member',
  limit: 'profile',
  summary: 'Bring everything at the game providers back to the main wallet; a closed one is left out',
  errors: ['KEY_REUSED', 'GAME_WALLETS_EMPTY'],
  request: z.object({ key: TapKey }),
  response: z.object({ transfers: z.array(TransferView) }),
})

export const transferMoney = defineCall({
  method: 'POST',
  path: '/api/fund/wallet/member/transfer',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Move money to a game provider or back, once for each key',
  errors: [
    'AMOUNT_WRONG',
    'BALANCE_SHORT',
    'KEY_REUSED',
    'PROVIDER_UNKNOWN',
    'PROVIDER_CLOSED',
    'SELF_EXCLUDED',
    'ON_BREAK',
    'RESTING',
    'ACCOUNT_DISABLED',
    'BET_LOCKED',
    'IDENTITY_NEEDED',
    'REALITY_CHECK_DUE',
  ],
  request: z.object({
    key: TapKey,
    provider: ProviderCode,
    direction: z.enum(TRANSFER_DIRECTIONS),
    amount: AskedAmount,
  }),
  response: TransferView,
})

export const getTransfer = defineCall({
  method: 'GET',
  path: '/api/fund/wallet/member/transfer/{id}',
  access: 'member',
  background: true,
  ours: true,
  summary: 'How a transfer stands',
  errors: ['NOT_FOUND'],
  request: z.object({ id: z.string().check(z.regex(/^tra_[0-9A-Za-z]{10,40}$/)) }),
  response: TransferView,
})

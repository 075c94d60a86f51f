import type { AccountChannel, addPayInAccount } from '@keo/contract/console-accounts'
import { CRYPTO_NETWORKS, type CryptoNetwork } from '@keo/contract/crypto-addresses'
import type { RequestOf } from '@keo/contract/define-call'
import { NO_TEXTS, type Texts } from '../../parts/text-fields.tsx'
import { typedAmount } from '../../platform/typed-amount.ts'

type Asked = Omit<RequestOf<typeof addPayInAccount>, 'reason'>
type Currency = AccountChannel['currency']
export const LIMITS = ['min', 'max', 'dayMax'] as const
export type TypedLimits = Readonly<Record<(typeof LIMITS)[number], string>>

/** As it is typed; of account and chain only one part is sent. */
export type AccountDraft = TypedLimits & {
  readonly id: string
  readonly name: string
  readonly note: Texts
  readonly bankName: string
  readonly bin: string
  readonly accountNumber: string
  readonly accountName: string
  readonly network: CryptoNetwork
  readonly contract: string
  readonly confirmations: string
}

export const NEW_ACCOUNT: AccountDraft = {
  id: '',
  name: '',
  note: NO_TEXTS,
  bankName: '',
  bin: '',
  accountNumber: '',
  accountName: '',
  network: CRYPTO_NETWORKS[0],
  contract: '',
  confirmations: '',
  min: '',
  max: '',
  dayMax: '',
}

/** Empty is the channel's own limit; null while one of them is no figure. */
export function limitsOf(typed: TypedLimits, currency: Currency): Pick<Asked, keyof TypedLimits> | null {
  const [min, max, dayMax] = LIMITS.map((name) =>
    typed[name].trim() === '' ? undefined : typedAmount(typed[name], currency),
  )
  if (min === null || max === null || dayMax === null) return null
  return { min: min ?? null, max: max ?? null, dayMax: dayMax ?? null }
}

const ID = /^[a-z0-9-]{1,32}$/
const NUMBER = /^[0-9A-Za-z]{4,34}$/

/** As the call wants it; null while something is missing. Whether money may be led there two people say. */
export function accountOf(draft: AccountDraft, channel: AccountChannel): Asked | null {
  const { id, name, note } = draft
  const limits = limitsOf(draft, channel.currency)
  const target = channel.kind === 'crypto' ? chainOf(draft) : targetOf(draft)
  if (!ID.test(id) || name.trim() === '' || limits === null || target === null) return null
  return { channelId: channel.id, id, name, note, target, ...limits }
}

function targetOf({ bankName, bin, accountNumber, accountName }: AccountDraft): Asked['target'] | null {
  const number = accountNumber.replaceAll(' ', '')
  const isWhole = bankName.trim() !== '' && accountName.trim().length > 1 && NUMBER.test(number)
  return isWhole && /^(\d{6})?$/.test(bin) ? { bankName, bin, accountNumber: number, accountName } : null
}

function chainOf({ network, contract, confirmations }: AccountDraft): Asked['target'] | null {
  const isWhole = contract.trim().length > 5 && /^[1-9]\d{0,2}$/.test(confirmations)
  return isWhole ? { network, contract: contract.trim(), confirmations: Number(confirmations) } : null
}

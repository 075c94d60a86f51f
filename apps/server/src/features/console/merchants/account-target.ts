import type { addPayInAccount } from '@keo/contract/console-accounts'
import type { RequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import type { PaymentGateways } from '../../../gateways/payments/payment-gateway.ts'
import type { HeldChannel, HeldOption, NewOption } from '../../deposit/index.ts'
import { maskAccount } from './dispute-evidence.ts'
import { heldLimits, limitFacts, limitTexts } from './merchant-rules.ts'

export type AskedAccount = Omit<RequestOf<typeof addPayInAccount>, 'reason'>
type Facts = Readonly<Record<string, string>>

/** A chain has a token, everything else an account; and whoever takes the channel's money has to take it there. */
export function newOption(channel: HeldChannel, asked: AskedAccount, gateways: PaymentGateways): NewOption {
  const { channelId, id, name, note, target } = asked
  if ('network' in target !== (channel.kind === 'crypto'))
    throw new AppError('INVALID_INPUT', {}, { target: 'field.invalid' })
  const kept = 'network' in target ? target : accountOf(target)
  if (gateways[channel.kind]?.takes(kept) === false) fail('ACCOUNT_NOT_TAKEN')
  const limits = heldLimits(asked, channel.currency)
  return { channel_id: channelId, id, name, note, target: kept, is_open: true, ...limits }
}

/** Without a number no code to scan is drawn. */
const accountOf = ({ bin, ...target }: Exclude<AskedAccount['target'], { network: string }>) =>
  bin === '' ? target : { ...target, bin }

/** What the second person and the log read; of the number its end, the rest is for who may decide. */
export function accountFacts(
  channel: Pick<HeldChannel, 'name' | 'currency'>,
  option: Pick<HeldOption, 'name' | 'target' | 'is_open' | 'min_amount' | 'max_amount' | 'day_max'>,
): Facts {
  const { bankName = '', bin = '', accountNumber = '', accountName = '', ...chain } = option.target
  const { network = '', contract = '', confirmations } = chain
  const said = {
    name: option.name,
    channel: channel.name.vi,
    bank: bankName,
    bin,
    [NUMBER]: maskAccount(accountNumber),
    holder: accountName,
    network,
    contract,
    confirmations: confirmations === undefined ? '' : String(confirmations),
  }
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '')),
    ...limitFacts(limitTexts(option, channel.currency)),
    state: option.is_open ? 'open' : 'closed',
  }
}

/** The fact that only its end is written of. */
export const NUMBER = 'number'

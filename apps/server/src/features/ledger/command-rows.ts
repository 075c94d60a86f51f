import { fail } from '@keo/contract/errors'
import type { Command } from './ledger-types.ts'

/** A command as the function `ledger_apply` reads it. */
export type CommandRow = {
  readonly member_id: string
  readonly currency: string
  readonly key: string
  readonly op: string
  readonly kind: string
  readonly reference: string
  readonly amount: string
  readonly payout?: string
  readonly hold_id?: string
  readonly purpose?: string
  readonly source?: string
  readonly target?: string
  readonly corrects?: string
}

/** Far above any real movement, and far below what a column could not hold. */
const AMOUNT_MAX = 10n ** 17n
const TEXT = /^[A-Za-z0-9:._/-]{1,120}$/
const KIND = /^[a-z][a-z0-9.-]{0,39}$/

/** Refuses what no command may be, before the database is asked. */
export function commandRow(command: Command): CommandRow {
  const { memberId, key, kind, reference, amount, op, corrects } = command
  const isSaid = TEXT.test(key) && KIND.test(kind) && (reference === '' || TEXT.test(reference))
  if (!isSaid || !isAmount(amount.minor)) fail('INVALID_INPUT')
  return {
    member_id: memberId ?? '',
    currency: amount.currency,
    key,
    op,
    kind,
    reference,
    amount: String(amount.minor),
    ...(corrects === undefined ? {} : { corrects: String(corrects) }),
    ...detailsOf(command),
  }
}

function detailsOf(command: Command): Partial<CommandRow> {
  switch (command.op) {
    case 'move':
      return { source: command.from, target: command.to }
    case 'force':
      return { target: command.to }
    case 'hold':
      return { hold_id: command.holdId, purpose: command.purpose }
    case 'release':
      return { hold_id: command.holdId }
    case 'post':
      return { hold_id: command.holdId, target: command.to, ...payoutOf(command.payout) }
  }
}

function payoutOf(payout: bigint | undefined): Partial<CommandRow> {
  if (payout === undefined || payout === 0n) return {}
  return isAmount(payout) ? { payout: String(payout) } : fail('INVALID_INPUT')
}

/** Anything that is no bigint came past the types: a float would already have lost something. */
function isAmount(minor: unknown): boolean {
  return typeof minor === 'bigint' && minor > 0n && minor <= AMOUNT_MAX
}

import type { PlainMessageKey } from '@keo/messages/keys'
import type { BetMovement, RecordGroup, RecordState, WalletRecord } from '@keo/contract/wallet-records'
import type { BadgeTone } from '@keo/ui/primitives/badge'
import type { DayPreset } from './record-filter.ts'

export const GROUP_TEXTS: Record<RecordGroup, PlainMessageKey> = {
  deposit: 'record.group.deposit',
  withdraw: 'record.group.withdraw',
  transfer: 'record.group.transfer',
  bet: 'record.group.bet',
  game: 'record.group.game',
  gift: 'record.group.gift',
  other: 'record.group.other',
}

export const STATE_TEXTS: Record<RecordState, { text: PlainMessageKey; tone: BadgeTone }> = {
  done: { text: 'record.state.done', tone: 'win' },
  pending: { text: 'record.state.pending', tone: 'pending' },
  returned: { text: 'record.state.returned', tone: 'neutral' },
}

export const PRESET_TEXTS: Record<DayPreset, PlainMessageKey> = {
  today: 'record.days.today',
  week: 'record.days.week',
  month: 'record.days.month',
  quarter: 'record.days.quarter',
}

const BET_TEXTS: Readonly<Record<BetMovement, PlainMessageKey>> = {
  'bet.stake': 'record.kind.stake',
  'bet.settled': 'record.kind.settled',
  'bet.cashout': 'record.kind.cashedOut',
  'bet.refund': 'record.kind.betBack',
  'bet.correction': 'record.kind.corrected',
  'bet.free': 'record.kind.freeBet',
  'bet.free-back': 'record.kind.freeBetBack',
}

/** Kinds that a group alone would not tell apart. */
const KIND_TEXTS: Readonly<Partial<Record<string, PlainMessageKey>>> = {
  ...BET_TEXTS,
  'deposit.gift': 'record.kind.depositGift',
  'withdraw.fee': 'record.kind.withdrawFee',
  'withdraw.refused': 'record.kind.withdrawBack',
  'transfer.in': 'record.kind.transferIn',
  'transfer.out': 'record.kind.transferOut',
  'transfer.returned': 'record.kind.transferBack',
  'plan.buy': 'record.kind.planBought',
  'plan.refund': 'record.kind.planBack',
  'plan.charge': 'record.kind.planCharged',
  'room.gift': 'record.kind.roomGift',
  'plan.share': 'record.kind.planShare',
  'plan.shareBack': 'record.kind.planShareBack',
  adjustment: 'record.kind.adjusted',
}

export function titleKey({ kind, group }: Pick<WalletRecord, 'kind' | 'group'>): PlainMessageKey {
  return KIND_TEXTS[kind] ?? GROUP_TEXTS[group]
}

/** The other side as the member sees it: the house only keeps the books of what passes to or from their own accounts. */
const OTHER_SIDES: Readonly<Partial<Record<string, PlainMessageKey>>> = {
  'house:bank': 'wallet.ownAccount',
  'house:deposit-clearing': 'wallet.ownAccount',
  'house:payout-clearing': 'wallet.ownAccount',
  'house:exchange': 'wallet.ownAccount',
  'house:suspense': 'wallet.ownAccount',
  'house:merchants': 'wallet.ownAccount',
  'house:fees': 'wallet.fees',
  'house:promotions': 'wallet.gifts',
}

/** The purse of a posting; a game's is named by its provider. */
export function accountKey(account: string): PlainMessageKey | null {
  if (account === 'available') return 'wallet.main'
  if (account === 'held') return 'wallet.held'
  if (account === 'bonus') return 'wallet.bonus'
  if (account === 'debt') return 'wallet.debt'
  if (account in OTHER_SIDES) return OTHER_SIDES[account] ?? null
  return account.startsWith('house:') ? 'wallet.house' : null
}

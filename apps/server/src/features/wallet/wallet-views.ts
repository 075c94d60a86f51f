import type { TransferView, Wallet } from '@keo/contract/wallet'
import type { RecordDetail, WalletRecord } from '@keo/contract/wallet-records'
import { serverTimeText } from '@keo/units/instants'
import { money, moneyText, type Currency, type Minor } from '@keo/units/money'
import { toMovement, toWalletBalance, type Balance, type Line } from '../ledger/index.ts'
import type { WalletLine } from './record-store.ts'
import type { Provider, Transfer } from './transfer-store.ts'

export const amountText = (minor: bigint, currency: Currency) => moneyText(money(minor, currency))

type WalletParts = {
  readonly balance: Balance
  readonly purses: ReadonlyMap<string, Minor>
  readonly providers: readonly Provider[]
}

export function walletView({ balance, purses, providers }: WalletParts): Wallet {
  const { currency } = balance
  const shown = toWalletBalance(balance)
  return {
    memberWallet: shown.available,
    currency,
    balance: shown,
    gameWallets: providers.map(({ code, name, isOpen }) => ({
      provider: code,
      name,
      amount: amountText(purses.get(code) ?? 0n, currency),
      isOpen,
    })),
  }
}

export function transferView(transfer: Transfer, providers: readonly Provider[]): TransferView {
  const { id, provider, direction, amount, state, askedAt } = transfer
  const name = providers.find(({ code }) => code === provider)?.name ?? provider
  return { id, provider, name, direction, amount: moneyText(amount), state, time: serverTimeText(askedAt) }
}

export function recordView(line: WalletLine, currency: Currency): WalletRecord {
  const { seq, kind, group, state, reference, at, change, after } = line
  return {
    seq: Number(seq),
    kind,
    group,
    state,
    reference,
    time: serverTimeText(at),
    amount: amountText(change, currency),
    available: amountText(after, currency),
  }
}

type DetailParts = {
  readonly line: Line
  /** All steps of what is one row. */
  readonly lines: readonly Line[]
  readonly own: WalletLine
  readonly related: readonly WalletLine[]
}

export function detailView({ line, lines, own, related }: DetailParts, currency: Currency): RecordDetail {
  const { balance } = toMovement(line)
  return {
    currency,
    record: recordView(own, currency),
    balance,
    postings: whereItWent(lines).map(([account, minor]) => ({
      account,
      amount: amountText(minor, currency),
    })),
    hash: line.hash,
    related: related.map((one) => recordView(one, currency)),
  }
}

/** By account, over all steps: what only passed through one is not said of it. */
function whereItWent(lines: readonly Line[]): [account: string, minor: bigint][] {
  const sums = new Map<string, bigint>()
  for (const { postings } of lines)
    for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0n) + amount)
  return [...sums].filter(([, minor]) => minor !== 0n)
}

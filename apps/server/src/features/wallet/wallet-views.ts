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

type DetailParts = { readonly line: Line; readonly own: WalletLine; readonly related: readonly WalletLine[] }

export function detailView({ line, own, related }: DetailParts, currency: Currency): RecordDetail {
  const { postings, balance } = toMovement(line)
  return {
    currency,
    record: recordView(own, currency),
    balance,
    postings,
    hash: line.hash,
    related: related.map((one) => recordView(one, currency)),
  }
}

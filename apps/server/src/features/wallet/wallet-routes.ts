import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { collectGameWallets, getTransfer, getWallet, transferMoney } from '@keo/contract/wallet'
import { getBalanceOverTime, getRecord, getRecordsFile, listRecords } from '@keo/contract/wallet-records'
import type { Api, Caller } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import { parseMoney, type Currency, type Money } from '@keo/units/money'
import type { Ledger, WalletKey } from '../ledger/index.ts'
import type { MemberStore } from '../members/index.ts'
import type { createRecords } from './records.ts'
import type { createTransfers } from './transfers.ts'
import { amountText, detailView, recordView, transferView, walletView } from './wallet-views.ts'

type Needs = {
  ledger: Ledger
  members: Pick<MemberStore, 'find'>
  transfers: ReturnType<typeof createTransfers>
  records: ReturnType<typeof createRecords>
}

type WalletOf = (caller: Caller) => Promise<WalletKey>

export function walletRoutes(api: Api, needs: Needs) {
  /** The caller's own, in the currency of the account. */
  const walletOf: WalletOf = async ({ memberId }) => {
    const member = (await needs.members.find(memberId)) ?? fail('SESSION_EXPIRED')
    return { memberId: memberId as MemberId, currency: member.currency as Currency }
  }
  moneyRoutes(api, needs, walletOf)
  recordRoutes(api, needs, walletOf)
}

function moneyRoutes(api: Api, { ledger, transfers }: Needs, walletOf: WalletOf) {
  api.handle(getWallet, async ({ caller }) => {
    const wallet = await walletOf(caller)
    const [balance, purses, providers] = await Promise.all([
      ledger.balanceOf(wallet),
      ledger.gamePursesOf(wallet),
      transfers.providers(),
    ])
    return walletView({ balance, purses, providers })
  })
  api.handle(collectGameWallets, async ({ caller, body }) => {
    const made = await transfers.collect(await walletOf(caller), body.key)
    const providers = await transfers.providers()
    return { transfers: made.map((one) => transferView(one, providers)) }
  })
  api.handle(transferMoney, async ({ caller, body }) => {
    const { memberId, currency } = await walletOf(caller)
    const amount = amountAsked(body.amount, currency)
    const made = await transfers.ask(memberId, { ...body, amount })
    return transferView(made, await transfers.providers())
  })
  api.handle(getTransfer, async ({ caller, body }) =>
    transferView(await transfers.find(caller.memberId as MemberId, body.id), await transfers.providers()),
  )
}

function recordRoutes(api: Api, { records }: Needs, walletOf: WalletOf) {
  api.handle(listRecords, async ({ caller, body }) => {
    const wallet = await walletOf(caller)
    const { currency } = wallet
    const { lines, hasMore, totals } = await records.page(wallet, body, body.before)
    return {
      currency,
      records: lines.map((line) => recordView(line, currency)),
      hasMore,
      totals: {
        in: amountText(totals.in, currency),
        out: amountText(totals.out, currency),
        count: totals.count,
      },
    }
  })
  api.handle(getRecordsFile, async ({ caller, body, language }) =>
    records.file(await walletOf(caller), body, language),
  )
  api.handle(getRecord, async ({ caller, body }) => {
    const wallet = await walletOf(caller)
    return detailView(await records.detail(wallet, body.seq), wallet.currency)
  })
  api.handle(getBalanceOverTime, async ({ caller, body }) => {
    const wallet = await walletOf(caller)
    const { start, points, least, most } = await records.curve(wallet, body)
    return {
      currency: wallet.currency,
      start: amountText(start, wallet.currency),
      least: amountText(least, wallet.currency),
      most: amountText(most, wallet.currency),
      points: points.map(({ at, available }) => ({
        time: serverTimeText(at),
        available: amountText(available, wallet.currency),
      })),
    }
  })
}

function amountAsked(text: string, currency: Currency): Money {
  const amount = parseMoney(text, currency)
  return amount && amount.minor > 0n ? amount : fail('AMOUNT_WRONG')
}

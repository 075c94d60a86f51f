import { askChannel, askPayoutLimits, switchPayoutChannel } from '@keo/contract/console-channels'
import { listConsoleBanks, saveBank } from '@keo/contract/console-banks'
import { closeDifference, getBooks, listDifferences, reopenDifference } from '@keo/contract/console-books'
import {
  askChannelLimits,
  askWithdrawRules,
  getChannels,
  countDeposits,
  getDeposit,
  getDepositProof,
  listDeposits,
  switchChannel,
} from '@keo/contract/console-money'
import { askOwner, getSuspense, showPayer, takeIntoSuspense } from '@keo/contract/console-suspense'
import { askTreasury, getTreasury } from '@keo/contract/console-treasury'
import { askUsdtRate } from '@keo/contract/console-usdt-rate'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { BankDesk } from './bank-desk.ts'
import type { BookDesk } from './book-desk.ts'
import type { ChannelDesk } from './channel-desk.ts'
import type { DepositDesk } from './deposit-desk.ts'
import type { NewChannelDesk } from './new-channel-desk.ts'
import type { PayoutChannelDesk } from './payout-channel-desk.ts'
import type { RateDesk } from './rate-desk.ts'
import type { RuleDesk } from './rule-desk.ts'
import type { SuspenseDesk } from './suspense-desk.ts'
import type { TreasuryDesk } from './treasury-desk.ts'

type Needs = {
  deposits: DepositDesk
  channels: ChannelDesk
  newChannels: NewChannelDesk
  payouts: PayoutChannelDesk
  rules: RuleDesk
  rates: RateDesk
  banks: BankDesk
  books: BookDesk
  suspense: SuspenseDesk
  treasury: TreasuryDesk
}

export function moneyRoutes(
  api: StaffApi,
  { deposits, channels, newChannels, payouts, rules, rates, banks, books, suspense, treasury }: Needs,
): void {
  suspenseRoutes(api, suspense)
  api.handle(listDeposits, ({ body }) => deposits.list(body.view, body.after ?? ''))
  api.handle(countDeposits, () => deposits.counts())
  api.handle(getDepositProof, ({ body, ...asked }) => deposits.proof(actingOf(asked), body.orderNo))
  api.handle(getDeposit, ({ caller, body }) => deposits.get(body.orderNo, caller.staffId))
  api.handle(getChannels, () => channels.list())
  api.handle(switchChannel, async ({ body, ...asked }) => ({
    isChanged: await channels.switchTo(actingOf(asked), body),
  }))
  api.handle(askChannelLimits, async ({ body, ...asked }) => ({
    approvalId: await channels.askLimits(actingOf(asked), body),
  }))
  api.handle(askChannel, async ({ body, ...asked }) => ({
    approvalId: await newChannels.ask(actingOf(asked), body),
  }))
  api.handle(switchPayoutChannel, async ({ body, ...asked }) => ({
    isChanged: await payouts.switchTo(actingOf(asked), body),
  }))
  api.handle(askPayoutLimits, async ({ body, ...asked }) => ({
    approvalId: await payouts.ask(actingOf(asked), body),
  }))
  api.handle(askWithdrawRules, async ({ body, ...asked }) => ({
    approvalId: await rules.ask(actingOf(asked), body),
  }))
  api.handle(askUsdtRate, async ({ body, ...asked }) => ({
    approvalId: await rates.ask(actingOf(asked), body),
  }))
  api.handle(listConsoleBanks, async () => ({ banks: await banks.list() }))
  api.handle(saveBank, async ({ body, ...asked }) => ({ isNew: await banks.save(actingOf(asked), body) }))
  api.handle(getTreasury, async () => ({ currencies: await treasury.get() }))
  api.handle(askTreasury, async ({ body, ...asked }) => ({
    approvalId: await treasury.ask(actingOf(asked), body),
  }))
  api.handle(getBooks, () => books.get())
  api.handle(listDifferences, ({ body }) => books.list(body.view, body.after ?? ''))
  api.handle(closeDifference, async ({ body, ...asked }) => ({
    isChanged: await books.close(actingOf(asked), body),
  }))
  api.handle(reopenDifference, async ({ body, ...asked }) => ({
    isChanged: await books.reopen(actingOf(asked), body),
  }))
}

function suspenseRoutes(api: StaffApi, suspense: SuspenseDesk): void {
  api.handle(getSuspense, ({ caller, body }) => suspense.get(body.id, caller.staffId))
  api.handle(showPayer, async ({ body, ...asked }) => ({
    payer: await suspense.payer(actingOf(asked), body.id),
  }))
  api.handle(askOwner, async ({ body, ...asked }) => ({
    approvalId: await suspense.ask(actingOf(asked), body),
  }))
  api.handle(takeIntoSuspense, async ({ body, ...asked }) => ({
    count: await suspense.take(actingOf(asked), body.about, body.reason),
  }))
}

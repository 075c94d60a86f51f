import { closeDifference, getBooks, listDifferences, reopenDifference } from '@keo/contract/console-books'
import {
  askChannelLimits,
  askWithdrawRules,
  getChannels,
  getDeposit,
  listDeposits,
  switchChannel,
} from '@keo/contract/console-money'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { BookDesk } from './book-desk.ts'
import type { ChannelDesk } from './channel-desk.ts'
import type { DepositDesk } from './deposit-desk.ts'
import type { RuleDesk } from './rule-desk.ts'

type Needs = { deposits: DepositDesk; channels: ChannelDesk; rules: RuleDesk; books: BookDesk }

export function moneyRoutes(api: StaffApi, { deposits, channels, rules, books }: Needs): void {
  api.handle(listDeposits, ({ body }) => deposits.list(body.view, body.after ?? ''))
  api.handle(getDeposit, ({ caller, body }) => deposits.get(body.orderNo, caller.staffId))
  api.handle(getChannels, () => channels.list())
  api.handle(switchChannel, async ({ body, ...asked }) => ({
    isChanged: await channels.switchTo(actingOf(asked), body),
  }))
  api.handle(askChannelLimits, async ({ body, ...asked }) => ({
    approvalId: await channels.askLimits(actingOf(asked), body),
  }))
  api.handle(askWithdrawRules, async ({ body, ...asked }) => ({
    approvalId: await rules.ask(actingOf(asked), body),
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

import { addPayInAccount, changePayInAccount, listPayInAccounts } from '@keo/contract/console-accounts'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { AccountDesk } from './account-desk.ts'

export function accountRoutes(api: StaffApi, accounts: AccountDesk): void {
  api.handle(listPayInAccounts, ({ caller }) => accounts.list(caller))
  api.handle(addPayInAccount, async ({ body, ...asked }) => ({
    approvalId: await accounts.askNew(actingOf(asked), body),
  }))
  api.handle(changePayInAccount, async ({ body, ...asked }) => ({
    approvalId: await accounts.askChange(actingOf(asked), body),
  }))
}

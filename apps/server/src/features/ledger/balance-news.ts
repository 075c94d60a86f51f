import type { MemberId } from '@keo/contract/ids'
import { BALANCE_NEWS } from '@keo/contract/wallet-balance'
import type { Hub } from '@keo/service-kit/socket/hub'
import { privateTopic } from '@keo/service-kit/socket/topics'
import { toWalletBalance } from './balance-views.ts'
import type { Balance } from './ledger-types.ts'

/** Every new balance goes to the member's own sockets, on every node. The hub may come later than the ledger. */
export function announceBalances(hub: () => Pick<Hub, 'publish'>) {
  return (memberId: MemberId, balance: Balance): void => {
    const businessContent = toWalletBalance(balance)
    hub().publish(privateTopic(memberId), { businessType: BALANCE_NEWS, businessContent })
  }
}

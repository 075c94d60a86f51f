import { fail } from '@keo/contract/errors'
import type { Ledger, WalletKey } from '../ledger/index.ts'

type Books = Pick<Ledger, 'balanceOf' | 'gamePursesOf'>

/** Nobody's money is locked away with the account: whatever is there is withdrawn first. */
export async function refuseMoneyLeft(ledger: Books, wallet: WalletKey): Promise<void> {
  const { available, held, bonus } = await ledger.balanceOf(wallet)
  const purses = await ledger.gamePursesOf(wallet)
  if ([available, held, bonus, ...purses.values()].some((amount) => amount > 0n)) fail('MONEY_LEFT')
}

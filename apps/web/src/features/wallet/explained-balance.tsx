import type { ReactNode } from 'react'
import { Explained } from '../../page-kit/explain/explained.tsx'
import { useIsBalanceHidden } from './hidden-balance.ts'
import { useWallet } from './wallet-query.ts'

/** The balance, which says what holds the rest of it; one that is covered says nothing. */
export function ExplainedBalance({ children }: { children: ReactNode }) {
  const { data: wallet } = useWallet()
  const isHidden = useIsBalanceHidden()
  if (!wallet || isHidden) return children
  return (
    <Explained kind="balance" of={{ balance: wallet.balance }}>
      {children}
    </Explained>
  )
}

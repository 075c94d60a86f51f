import type { TopicMessage } from '@keo/contract/socket'
import { BALANCE_NEWS, listMovementsSince, WalletBalance } from '@keo/contract/wallet-balance'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { newsKind } from './balance-rules.ts'
import { knownBalance, moveBalance, walletQuery } from './wallet-query.ts'

const RECORDS_KEY = ['wallet', 'records'] as const

/** What the live socket tells of the own money. */
export const balanceNews = {
  /** Whatever moved while nobody listened is asked for. */
  opened: (): void => void catchUp().catch(() => {}),
  onMessage({ businessType, businessContent }: TopicMessage): void {
    if (businessType !== BALANCE_NEWS) return
    const news = WalletBalance.safeParse(businessContent)
    if (!news.success) return
    const kind = newsKind(knownBalance(), news.data)
    if (kind === 'old') return
    if (kind === 'gap') void catchUp().catch(() => {})
    // The news is whole: it holds whatever was missed before it.
    moveBalance(news.data)
    refreshLists()
  },
}

async function catchUp(): Promise<void> {
  const known = knownBalance()
  if (!known) return
  const { currency, seq } = known
  const { balance, movements } = await api(
    listMovementsSince,
    { currency, since: String(seq) },
    { silent: true },
  )
  if (newsKind(knownBalance(), balance) !== 'old') moveBalance(balance)
  if (movements.length === 0) return
  refreshLists()
  // Money at the games may have moved too, which a balance does not tell.
  void queryClient.invalidateQueries({ queryKey: walletQuery.queryKey })
}

function refreshLists(): void {
  void queryClient.invalidateQueries({ queryKey: RECORDS_KEY })
}

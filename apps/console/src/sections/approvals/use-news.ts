import { readApprovalNews, type Approval } from '@keo/contract/console-approvals'
import { useEffect, useState } from 'react'
import { useAct } from '../../platform/queries.ts'

/** As many as a call takes. */
const NEWS_AT_ONCE = 50

/** What became of the reader's own requests is read by looking at them, and stays marked while the page is open. */
export function useNews(approvals: readonly Approval[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const { mutate: read } = useAct(readApprovalNews, (_, { ids }) =>
    setSeen((before) => new Set([...before, ...ids])),
  )
  const news = approvals.filter(({ isNews }) => isNews).map(({ id }) => id)
  const unread = news
    .filter((id) => !seen.has(id))
    .slice(0, NEWS_AT_ONCE)
    .join(' ')
  useEffect(() => {
    if (unread !== '') read({ ids: unread.split(' ') })
  }, [unread, read])
  return new Set([...seen, ...news])
}

import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { isFinal } from '../../match-words/index.ts'
import { MarketList, OverNotice, useWholeMatch } from '../../match/index.ts'
import { useMarkets } from '../../sportsbook/index.ts'

/** Everything that can be bet on, as on the match's own page. */
export default function MarketsTab({ matchId }: { matchId: number }) {
  const { head, hasFailed, isFetching, retry } = useWholeMatch(matchId)
  const groups = useMarkets(matchId)
  if (head) return isFinal(head) ? <OverNotice head={head} /> : <MarketList head={head} groups={groups} />
  if (hasFailed) return <LoadFailed busy={isFetching} onRetry={retry} />
  return (
    <>
      <ListRowSkeleton />
      <ListRowSkeleton />
    </>
  )
}

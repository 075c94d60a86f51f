import { getOverview } from '@keo/contract/console-queues'
import { REFRESH_MS, useCall } from './queries.ts'

/** What the site's clock is ahead of this machine's. */
export function useSiteAhead(): number {
  const { data, dataUpdatedAt } = useCall(getOverview, {}, REFRESH_MS)
  return data ? data.now - dataUpdatedAt : 0
}

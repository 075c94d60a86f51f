import { countApprovalNews } from '@keo/contract/console-approvals'
import { BellIcon } from '@keo/ui/icons/bell'
import { useLook } from './platform/look.ts'
import { pathTo } from './platform/place.ts'
import { REFRESH_MS, useCall } from './platform/queries.ts'

/** How many of the reader's own requests were decided, refused or ran out since they looked at them. */
export function Bell() {
  const { say } = useLook()
  const { data } = useCall(countApprovalNews, {}, REFRESH_MS)
  const count = data?.count ?? 0
  const text = count === 0 ? say('bell.none') : say('bell.some').replace('{count}', String(count))
  return (
    <a className="chip bell" href={pathTo('approvals')} aria-label={text} title={text}>
      <BellIcon size={16} />
      {count === 0 ? null : <span className="num count">{count}</span>}
    </a>
  )
}

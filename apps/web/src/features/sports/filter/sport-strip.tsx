import { IconStrip } from '@keo/ui/bars/icon-strip'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { SportIcon } from '@keo/ui/product/sport-icon'
import { formatCompact } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import type { MatchQuery } from '../rules/match-query.ts'
import { choosePlace } from '../store/sports-store.ts'
import { useSportTabs } from './use-sport-tabs.ts'

export function SportStrip({ place }: { place: MatchQuery }) {
  const say = useMessages()
  const language = useLanguage()
  const tabs = useSportTabs(place)
  if (!tabs) return <StripInWaiting />
  return (
    <IconStrip
      label={say('sports.strip')}
      tabs={tabs.map(({ sportId, name, count }) => ({
        key: String(sportId),
        label: name,
        icon: <SportIcon sport={sportId} />,
        activeIcon: <SportIcon sport={sportId} active />,
        count: formatCompact(count, language),
      }))}
      value={String(place.sportId)}
      onChange={(key) => choosePlace(place, { sportId: Number(key) })}
    />
  )
}

const IN_WAITING = [1, 2, 3, 4, 5]

/** As high as the strip, so that the list below does not move when it comes. */
function StripInWaiting() {
  return (
    <div className="ui-strip-tabs scroll-x" aria-hidden="true">
      {IN_WAITING.map((at) => (
        <span key={at} className="ui-strip-tab">
          <Skeleton width={46} height={40} shape="card" />
          <span className="grid h-4 place-items-center">
            <Skeleton width={44} height={9} />
          </span>
        </span>
      ))}
    </div>
  )
}

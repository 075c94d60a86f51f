import { IconStrip } from '@keo/ui/primitives/icon-strip'
import { SportIcon } from '@keo/ui/primitives/sport-icon'
import { formatCompact } from '../../../shared/format.ts'
import { useLanguage, useMessages } from '../../../shared/messages.ts'
import type { MatchQuery } from '../rules/match-query.ts'
import { choosePlace } from '../store/sports-store.ts'
import { useSportTabs } from './use-sport-tabs.ts'

export function SportStrip({ place }: { place: MatchQuery }) {
  const say = useMessages()
  const language = useLanguage()
  const tabs = useSportTabs(place)
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

import { Segmented } from '@keo/ui/bars/segmented'
import { useQuery } from '@tanstack/react-query'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { formatCompact } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useIsDesktop } from '../../../page-kit/use-is-desktop.ts'
import { openSport, typeCount } from '../rules/counts.ts'
import { type MatchQuery, PLAY_TYPES } from '../rules/match-query.ts'
import { countsQuery } from '../store/sports-queries.ts'
import { choosePlace } from '../store/sports-store.ts'

const NAMES = {
  [PLAY_TYPE.live]: 'sports.play.live',
  [PLAY_TYPE.today]: 'sports.play.today',
  [PLAY_TYPE.early]: 'sports.play.early',
  [PLAY_TYPE.outright]: 'sports.play.champions',
} as const

/** Live, today, early and outright, with how many each has. */
export function PlayTypes({ place }: { place: MatchQuery }) {
  const say = useMessages()
  const language = useLanguage()
  const isDesktop = useIsDesktop()
  const { data: counts } = useQuery(countsQuery)
  const written = (count: number) =>
    isDesktop ? count.toLocaleString(language) : formatCompact(count, language)
  return (
    <Segmented
      label={say('sports.play')}
      segments={PLAY_TYPES.map((type) => ({
        key: String(type),
        label: say(NAMES[type]),
        // A phone has room for three figures.
        ...(counts && (type !== PLAY_TYPE.outright || isDesktop)
          ? { count: written(typeCount(counts, type)) }
          : {}),
      }))}
      value={String(place.type)}
      onChange={(key) => {
        const type = PLAY_TYPES.find((one) => String(one) === key) ?? PLAY_TYPE.live
        choosePlace(place, { type, sportId: openSport(counts, type, place.sportId) })
      }}
    />
  )
}

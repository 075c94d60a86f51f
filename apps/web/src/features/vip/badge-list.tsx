import type { Badge } from '@keo/contract/rewards'
import { FireIcon } from '@keo/ui/icons/fire'
import { FlagPennantIcon } from '@keo/ui/icons/flag-pennant'
import { HeartIcon } from '@keo/ui/icons/heart'
import { StarIcon } from '@keo/ui/icons/star'
import { TrophyIcon } from '@keo/ui/icons/trophy'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { parseServerTime } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { formatFullDate } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { BADGE_NAMES } from '../../rewards/gift-words.ts'
import { badgesQuery } from '../../rewards/reward-queries.ts'

const ICONS = {
  pioneer: FlagPennantIcon,
  champion: TrophyIcon,
  streak: FireIcon,
  loyal: HeartIcon,
  festival: StarIcon,
} as const satisfies Record<Badge, unknown>

/** What campaigns gave to wear; whoever has none sees no heading of it. */
export function BadgeList() {
  const say = useMessages()
  const language = useLanguage()
  const { data } = useQuery(badgesQuery)
  if (!data || data.badges.length === 0) return null
  return (
    <section>
      <SectionTitle>{say('rewards.badges')}</SectionTitle>
      <Card className="mt-1.5 overflow-hidden">
        {data.badges.map(({ badge, since }) => {
          const Icon = ICONS[badge]
          return (
            <ListRow
              key={badge}
              icon={<Icon weight="fill" size={24} />}
              title={say(BADGE_NAMES[badge])}
              value={say('rewards.badgeSince', {
                date: formatFullDate(parseServerTime(since) ?? 0, language),
              })}
            />
          )
        })}
      </Card>
    </section>
  )
}

import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { TrophyIcon } from '@keo/ui/icons/trophy'
import { memo } from 'react'
import { paths } from '../../../paths.ts'
import { formatDate } from '../../../shared/format.ts'
import { useLanguage, useMessages } from '../../../shared/messages.ts'
import { followLink } from '../../../shell/use-go.ts'
import { useMarkets, useMatch } from '../../sportsbook/index.ts'

/** A competition that is bet on as a whole: its title, season, end, and the way to its runners. */
export const ChampionItem = memo(function ChampionItem({ matchId }: { matchId: number }) {
  const say = useMessages()
  const language = useLanguage()
  const head = useMatch(matchId)
  const groups = useMarkets(matchId)
  if (!head) return null
  const runners = groups.flatMap(({ mks }) => mks.flatMap(({ op }) => op)).length
  const path = paths.championsDetail(String(matchId))
  const facts = [head.ye, formatDate(head.bt, language), say('sports.champions.choices', { n: runners })]
  return (
    <a
      className="sports-champion"
      href={path}
      aria-label={say('sports.champions.open', { name: head.nm })}
      onClick={(event) => followLink(event, path)}
    >
      <TrophyIcon size={22} weight="fill" />
      <span className="min-w-0 flex-1">
        <b className="ell block text-callout font-semibold">{head.nm}</b>
        <span className="ell num block text-caption text-text-3">
          {facts.filter((fact) => fact !== undefined && fact !== '').join(' · ')}
        </span>
      </span>
      <CaretRightIcon size={14} />
    </a>
  )
})

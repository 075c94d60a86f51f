import type { WireOption } from '@keo/sportsbook-contract/match-record'
import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { TrophyIcon } from '@keo/ui/icons/trophy'
import { memo } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { formatDate } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { followLink } from '../../../navigation/use-go.ts'
import { oddsText, useMarkets, useMatch, useOddsFormat } from '../../sportsbook/index.ts'

/** A competition that is bet on as a whole: its title, end, favourites with their prices, and the way to all runners. */
export const ChampionItem = memo(function ChampionItem({ matchId }: { matchId: number }) {
  const say = useMessages()
  const language = useLanguage()
  const head = useMatch(matchId)
  const groups = useMarkets(matchId)
  if (!head) return null
  const runners = groups.flatMap(({ mks }) => mks.flatMap(({ op }) => op))
  const path = paths.championsDetail(String(matchId))
  return (
    <a
      className="sports-champion"
      href={path}
      aria-label={say('sports.champions.open', { name: head.nm })}
      onClick={(event) => followLink(event, path)}
    >
      <TrophyIcon size={22} weight="fill" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <b className="ell flex-1 text-callout font-semibold">{head.nm}</b>
          <span className="num flex-none text-caption text-text-3">{formatDate(head.bt, language)}</span>
        </span>
        <Favourites runners={runners} />
      </span>
      <CaretRightIcon size={14} />
    </a>
  )
})

const FAVOURITES = 2

/** Who is likeliest to win, with the price of each. */
function Favourites({ runners }: { runners: readonly WireOption[] }) {
  const format = useOddsFormat()
  const likeliest = runners
    .filter(({ od }) => od > 0)
    .toSorted((a, b) => a.od - b.od)
    .slice(0, FAVOURITES)
  return (
    <span className="flex gap-3 text-caption text-text-2">
      {likeliest.map(({ ty, na, od }) => (
        <span key={ty} className="flex min-w-0 gap-1">
          <span className="ell">{na}</span>
          <b className="num text-text">{oddsText(od, format)}</b>
        </span>
      ))}
    </span>
  )
}

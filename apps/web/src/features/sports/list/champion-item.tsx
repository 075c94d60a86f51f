import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { TrophyIcon } from '@keo/ui/icons/trophy'
import { memo } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { formatDate } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { followLink } from '../../../navigation/use-go.ts'
import { oddsText, type Option, useMarkets, useMatch, useOddsFormat } from '../../sportsbook/index.ts'

/** A competition that is bet on as a whole: its title, end, favourites with their prices, and the way to all runners. */
export const ChampionItem = memo(function ChampionItem({ matchId }: { matchId: number }) {
  const say = useMessages()
  const language = useLanguage()
  const head = useMatch(matchId)
  const groups = useMarkets(matchId)
  if (!head) return null
  const runners = groups.flatMap(({ markets }) => markets.flatMap(({ options }) => options))
  const path = paths.championsDetail(String(matchId))
  return (
    <a
      className="sports-champion"
      href={path}
      aria-label={say('sports.champions.open', { name: head.name })}
      onClick={(event) => followLink(event, path)}
    >
      <TrophyIcon size={22} weight="fill" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <b className="ell flex-1 text-callout font-semibold">{head.name}</b>
          <span className="num flex-none text-caption text-text-3">
            {formatDate(head.startsAt, language)}
          </span>
        </span>
        <Favourites runners={runners} />
      </span>
      <CaretRightIcon size={14} />
    </a>
  )
})

const FAVOURITES = 2

/** Who is likeliest to win, with the price of each. */
function Favourites({ runners }: { runners: readonly Option[] }) {
  const format = useOddsFormat()
  const likeliest = runners
    .filter(({ odds }) => odds > 0)
    .toSorted((a, b) => a.odds - b.odds)
    .slice(0, FAVOURITES)
  return (
    <span className="flex gap-3 text-caption text-text-2">
      {likeliest.map(({ type, name, odds }) => (
        <span key={type} className="flex min-w-0 gap-1">
          <span className="ell">{name}</span>
          <b className="num text-text">{oddsText(odds, format)}</b>
        </span>
      ))}
    </span>
  )
}

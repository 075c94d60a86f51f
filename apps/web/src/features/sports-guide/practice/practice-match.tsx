import { OddsButton } from '@keo/ui/product/odds-button'
import { formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { type Match, oddsText, useOddsFormat } from '../../sportsbook/index.ts'
import { type PracticeOption, practiceOptions } from './practice-markets.ts'

type PracticeMatchProps = {
  match: Match
  chosen: string | null
  onChoose: (match: Match, option: PracticeOption) => void
}

export const keyOfOption = (matchId: number, { market }: PracticeOption): string =>
  `${matchId}/${market.market}/${market.side}`

export function PracticeMatch({ match, chosen, onChoose }: PracticeMatchProps) {
  const say = useMessages()
  const language = useLanguage()
  const format = useOddsFormat()
  return (
    <div className="flex flex-col gap-2 border-b border-line p-3.5 last:border-0">
      <p className="flex items-baseline gap-2 text-callout font-semibold">
        <span className="ell flex-1">{match.teams.map(({ name }) => name).join(' – ')}</span>
        <span className="num text-caption font-normal text-text-3">
          {formatTime(match.startsAt, language)}
        </span>
      </p>
      <div className="grid grid-cols-4 gap-1.5">
        {practiceOptions(match).map((offered) => {
          const price = oddsText(offered.option.odds, format)
          const key = keyOfOption(match.id, offered)
          return (
            <OddsButton
              key={key}
              layout="grid"
              line={offered.option.shortName}
              price={price}
              selected={key === chosen}
              label={say('practice.pick', { match: match.name, option: offered.option.name, odds: price })}
              onSelect={() => onChoose(match, offered)}
            />
          )
        })}
      </div>
    </div>
  )
}

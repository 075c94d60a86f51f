import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { OddsButton } from '@keo/ui/product/odds-button'
import { formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { oddsText, useOddsFormat } from '../../sportsbook/index.ts'
import { practiceOptions, type PracticeOption } from './practice-markets.ts'

type PracticeMatchProps = {
  match: MatchRecord
  chosen: string | null
  onChoose: (match: MatchRecord, option: PracticeOption) => void
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
        <span className="ell flex-1">{match.ts.map(({ na }) => na).join(' – ')}</span>
        <span className="num text-caption font-normal text-text-3">{formatTime(match.bt, language)}</span>
      </p>
      <div className="grid grid-cols-4 gap-1.5">
        {practiceOptions(match).map((offered) => {
          const price = oddsText(offered.option.od, format)
          const key = keyOfOption(match.id, offered)
          return (
            <OddsButton
              key={key}
              layout="grid"
              line={offered.option.nm}
              price={price}
              selected={key === chosen}
              label={say('practice.pick', { match: match.nm, option: offered.option.na, odds: price })}
              onSelect={() => onChoose(match, offered)}
            />
          )
        })}
      </div>
    </div>
  )
}

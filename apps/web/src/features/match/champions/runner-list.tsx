import { Card } from '@keo/ui/primitives/card'
import { Crest } from '@keo/ui/product/crest'
import { SearchField } from '@keo/ui/fields/search-field'
import { memo, useMemo, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { plainText } from '../../../language/plain-text.ts'
import { type MarketGroup, useOddsFormat } from '../../sportsbook/index.ts'
import { type Held, OptionCell } from '../markets/option-cell.tsx'
import { type Runner, runnersOf } from './runners.ts'

/** A long field is searched rather than scrolled. */
const SEARCHED_FROM = 12

type RunnerListProps = { matchId: number; group: MarketGroup; onHold: (held: Held) => void }

export function RunnerList({ matchId, group, onHold }: RunnerListProps) {
  const say = useMessages()
  const format = useOddsFormat()
  const [sought, setSought] = useState('')
  const runners = useMemo(() => runnersOf(group), [group])
  const found = runners.filter(({ cell }) => plainText(cell.option.name).includes(plainText(sought.trim())))
  return (
    <section>
      <header className="flex items-baseline justify-between gap-3 px-1 pb-2">
        <h3 className="text-callout font-semibold">{group.name}</h3>
        <span className="text-caption text-text-3">
          {say('match.champions.runners', { count: runners.length })}
        </span>
      </header>
      {runners.length >= SEARCHED_FROM ? (
        <div className="pb-2">
          <SearchField
            value={sought}
            placeholder={say('match.champions.search')}
            clearLabel={say('common.close')}
            onChange={setSought}
          />
        </div>
      ) : null}
      <Card className="match-runners">
        {found.length === 0 ? (
          <p className="p-4 text-center text-footnote text-text-2">{say('match.champions.none')}</p>
        ) : (
          found.map((runner) => (
            <RunnerRow
              key={runner.cell.option.type}
              matchId={matchId}
              group={group}
              runner={runner}
              format={format}
              onHold={onHold}
            />
          ))
        )}
      </Card>
    </section>
  )
}

type RunnerRowProps = RunnerListProps & { runner: Runner; format: number }

const RunnerRow = memo(function RunnerRow({ matchId, group, runner, format, onHold }: RunnerRowProps) {
  return (
    <div className="match-runner">
      <Crest teamId={runner.crestId} size={22} />
      <span className="min-w-0 flex-1 text-footnote font-semibold">{runner.cell.option.name}</span>
      <span className="w-[88px] flex-none">
        <OptionCell
          matchId={matchId}
          group={group}
          title={group.name}
          cell={runner.cell}
          look="grid"
          format={format}
          onHold={onHold}
        />
      </span>
    </div>
  )
})

import { Segmented } from '@keo/ui/bars/segmented'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { DayChoice } from './results/day-choice.tsx'
import type { ResultPlace } from './results/result-days.ts'
import { ResultList } from './results/result-list.tsx'
import { ResultSports } from './results/result-sports.tsx'

const FIRST: ResultPlace = { sportId: 1, kind: 'matches', daysAgo: 0, leagueId: null }

/** What was played, by sport and day, and who won competitions. */
export default function SportsResultsScreen() {
  const say = useMessages()
  const [place, setPlace] = useState(FIRST)
  const change = (part: Partial<ResultPlace>) => setPlace({ ...place, leagueId: null, ...part })
  return (
    <Screen title={say('page.results')}>
      <ResultSports sportId={place.sportId} onChange={(sportId) => change({ sportId })} />
      <div className="mx-auto flex max-w-[640px] flex-col gap-3 px-gutter pt-3 pb-6">
        <Segmented
          label={say('results.kind')}
          segments={[
            { key: 'matches', label: say('results.matches') },
            { key: 'champions', label: say('results.champions') },
          ]}
          value={place.kind}
          onChange={(kind) => change({ kind })}
        />
        {place.kind === 'matches' ? (
          <DayChoice daysAgo={place.daysAgo} onChange={(daysAgo) => change({ daysAgo })} />
        ) : null}
        <ResultList place={place} onLeague={(leagueId) => change({ leagueId })} />
      </div>
    </Screen>
  )
}

import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { useHere } from '../../navigation/use-go.ts'
import { Broadcast } from '../broadcast/index.ts'
import { type MatchHead, useMarkets } from '../sportsbook/index.ts'
import { Board } from './board/board.tsx'
import { BoardActs } from './board-acts.tsx'
import { FACTS_TABS, type FactsTab } from './facts/facts-tabs.ts'
import { pressureOf } from './facts/statistics.ts'
import { MarketList } from './markets/market-list.tsx'
import { MatchBar } from './match-bar.tsx'
import './match-picture.css'
import { matchQueries } from './match-queries.ts'
import { CountedNote, OverNotice } from './sale-notice.tsx'
import { isFinal } from '../match-words/index.ts'
import { useScrolled } from '../../page-kit/use-scrolled.ts'

const FactsSheet = lazyPart(() => import('./facts/facts-sheet.tsx'))

export function MatchPage({ head }: { head: MatchHead }) {
  const groups = useMarkets(head.id)
  const pressure = usePressure(head)
  const [mark, isScrolled] = useScrolled()
  const [hasTracker, setHasTracker] = useState(false)
  const [facts, setFacts] = useState(useAskedTab())
  // Once it was opened it stays loaded, so that it can leave as sheets do.
  const [wasOpened, setWasOpened] = useState(facts !== null)
  const openFacts = (tab: FactsTab | null) => {
    setWasOpened(true)
    setFacts(tab)
  }
  return (
    <ScreenFrame gutter={false} bar={<MatchBar head={head} isScrolled={isScrolled} />}>
      <div ref={mark} className="match-top-mark" />
      <Board head={head} pressure={pressure}>
        <BoardActs
          head={head}
          hasTracker={hasTracker}
          onTracker={() => setHasTracker(!hasTracker)}
          onFacts={openFacts}
        />
      </Board>
      {hasTracker ? (
        <div className="match-picture">
          <Suspense>
            <Broadcast matchId={head.id} />
          </Suspense>
        </div>
      ) : null}
      <CountedNote head={head} />
      {isFinal(head) ? <OverNotice head={head} /> : <MarketList head={head} groups={groups} />}
      <Suspense fallback={null}>
        {wasOpened ? <FactsSheet head={head} isOver={isFinal(head)} tab={facts} onTab={openFacts} /> : null}
      </Suspense>
    </ScreenFrame>
  )
}

/** A list may send the player straight to the facts: `?show=statistics`. */
function useAskedTab(): FactsTab | null {
  const asked = useHere().query.get('show')
  return FACTS_TABS.find((tab) => tab === asked) ?? null
}

/** Of soccer alone: its attacks, shots and corners say who presses. */
function usePressure({ id, sportId, status }: MatchHead): number | null {
  const isLive = status === MATCH_STATUS.live
  const { data } = useQuery({
    ...matchQueries.statistics(id, isLive),
    enabled: sportId === SPORT.soccer && isLive,
  })
  return data ? pressureOf(data.counts) : null
}

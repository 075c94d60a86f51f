import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessages } from '../../language/messages.ts'
import { frameSlots } from '../../page-kit/frame-slots.ts'
import { NavBar } from '../../page-kit/nav-bar.tsx'
import { useIsDesktop } from '../../page-kit/use-is-desktop.ts'
import { useFirstVisitGuide } from '../first-visit/index.ts'
import { useSportsMaintenance } from '../sportsbook/index.ts'
import { DayStrip } from './filter/day-strip.tsx'
import { FilterBar } from './filter/filter-bar.tsx'
import { PlayTypes } from './filter/play-types.tsx'
import { SportStrip } from './filter/sport-strip.tsx'
import { MatchList } from './list/match-list.tsx'
import { SaverOffer } from './list/saver-offer.tsx'
import { useFollowedRows } from './list/use-match-rows.ts'
import { Purse } from './purse.tsx'
import './sports.css'
import { SportColumn } from './sport-column.tsx'
import { SportsActions } from './sports-actions.tsx'
import { SportsClosed } from './sports-closed.tsx'
import { useCollect } from './store/follow.ts'
import { countsQuery } from './store/sports-queries.ts'
import { usePlace } from './use-place.ts'

export default function SportsScreen() {
  const say = useMessages()
  const place = usePlace()
  const isDesktop = useIsDesktop()
  const closed = useSportsMaintenance()
  // Says whether the provider is open, also while nothing else of it shows.
  useQuery(countsQuery)
  useCollect()
  useFirstVisitGuide()
  useLeftColumn(isDesktop && !closed)
  const end = (
    <>
      {closed ? null : <SportsActions place={place} />}
      <span className="mr-[calc(var(--gutter)-8px)]">
        <Purse />
      </span>
    </>
  )
  return (
    <ScreenFrame
      bar={
        isDesktop ? (
          <h1 className="sr-only">{say('sports.title')}</h1>
        ) : (
          <NavBar title={say('sports.title')} right={end} />
        )
      }
      gutter={false}
    >
      {closed ? <SportsClosed {...closed} /> : <Lists isDesktop={isDesktop} />}
    </ScreenFrame>
  )
}

function Lists({ isDesktop }: { isDesktop: boolean }) {
  const place = usePlace()
  const { count } = useFollowedRows(place)
  return (
    <div className="sports">
      <div className="px-gutter pt-0.5 desktop:px-0 desktop:pt-4">
        <PlayTypes place={place} />
      </div>
      {isDesktop ? null : <SportStrip place={place} />}
      <DayStrip place={place} />
      <FilterBar
        place={place}
        followed={count}
        actions={isDesktop ? <SportsActions place={place} isDesktop /> : null}
      />
      <SaverOffer />
      <MatchList place={place} />
    </div>
  )
}

/** The sports stand beside the list where there is room. */
function useLeftColumn(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined
    frameSlots.setState({ leftColumn: <SportColumn /> })
    return () => frameSlots.setState({ leftColumn: null })
  }, [isWanted])
}

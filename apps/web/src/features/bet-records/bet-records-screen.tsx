import { UnderlineTabs } from '@keo/ui/bars/underline-tabs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { paths, withQuery } from '../../navigation/paths.ts'
import { loadArea, useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { BET_TABS, type BetFilter, type BetTab, filterQuery, readFilter, requestOf } from './bet-filter.ts'
import { betQueries } from './bet-queries.ts'
import { TAB_TEXTS } from './bet-words.ts'
import { LinkedRound } from './game-rounds/linked-round.tsx'
import { RoundList } from './game-rounds/round-list.tsx'
import { BetLists } from './list/bet-lists.tsx'
import { DaysChip } from './list/filter-chips.tsx'
import { ReservationList } from './reservations/reservation-list.tsx'
import { useReservations } from './reservations/reservation-queries.ts'
import { LinkedTicket } from './ticket/linked-ticket.tsx'

const PANEL = 'bet-records-panel'

/** With the words for what happened; both come when a ticket is looked at again. */
const ReplayScreen = lazy(async () => {
  const [screen] = await Promise.all([
    import('./replay/replay-screen.tsx'),
    loadArea('betReplay'),
    loadArea('match'),
  ])
  return screen
})

/** The bets of the member, or one of them again where the address names it. */
export default function BetRecordsScreen() {
  const replayed = useHere().query.get('replay')
  return replayed === null ? (
    <BetRecords />
  ) : (
    <Suspense fallback={null}>
      <ReplayScreen key={replayed} id={replayed} />
    </Suspense>
  )
}

/** Everything the member bet on: open, settled, reserved and cashed out, and rounds of games. */
function BetRecords() {
  const say = useMessages()
  const go = useGo()
  const { query } = useHere()
  const filter = readFilter(query)
  const request = requestOf(filter, clock.now())
  const linked = query.get('bet')
  const round = query.get('round')
  const choose = (change: Partial<BetFilter>): void =>
    go.replace(
      withQuery(paths.betRecords(), {
        // The tab bar's own mark stays.
        app: query.get('app') ?? undefined,
        ...filterQuery({ ...filter, ...change }),
      }),
    )
  return (
    <Screen
      title={say('betRecord.title')}
      right={<DaysChip preset={filter.preset} onChoose={(preset) => choose({ preset })} />}
    >
      <Tabs filter={filter} onChange={(tab) => choose({ tab })} />
      <div id={PANEL} role="tabpanel" aria-label={say(TAB_TEXTS[filter.tab].name)}>
        {filter.tab === 'reserved' ? <ReservationList request={request} /> : null}
        {filter.tab === 'games' ? (
          <RoundList request={{ fromDay: request.fromDay, untilDay: request.untilDay }} />
        ) : null}
        {filter.tab === 'reserved' || filter.tab === 'games' ? null : (
          <BetLists key={filter.tab} filter={filter} request={request} onChange={choose} />
        )}
      </div>
      {linked === null ? null : <LinkedTicket key={linked} id={linked} />}
      {round === null ? null : <LinkedRound key={round} id={round} />}
    </Screen>
  )
}

function Tabs({ filter, onChange }: { filter: BetFilter; onChange: (tab: BetTab) => void }) {
  const say = useMessages()
  const { data: open } = useQuery(
    betQueries.sum(requestOf({ ...filter, tab: 'unsettled', sportId: undefined }, clock.now())),
  )
  const { data: reserved } = useReservations()
  const counts: Partial<Record<BetTab, number>> = {
    unsettled: open?.openCount ?? 0,
    reserved: reserved?.length ?? 0,
  }
  return (
    <UnderlineTabs<BetTab>
      label={say('betRecord.tabs')}
      panelId={PANEL}
      tabs={BET_TABS.map((key) => ({ key, label: say(TAB_TEXTS[key].name), count: counts[key] ?? 0 }))}
      value={filter.tab}
      onChange={onChange}
    />
  )
}

import type { SharedTicket } from '@keo/contract/shared-tickets'
import { WIRE } from '@keo/contract/wire-codes'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { parseServerTime } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { formatDateTime, formatKickOff } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import type { patterns } from '../../navigation/paths.ts'
import { useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { OUTCOME_TEXTS } from '../bet-records/index.ts'
import { LegRow, TakeLegs } from '../leg-prices/index.ts'
import { marketText } from '../sportsbook/index.ts'
import { NothingShared } from './nothing-shared.tsx'
import { sharedTicketQuery } from './shared-ticket-queries.ts'
import { TicketHead } from './ticket-head.tsx'
import { type TicketLegNow, useTicketLegsNow } from './ticket-legs-now.ts'
import './shared-ticket.css'

/** `/ticket/{token}`: a bet as its owner shows it, live, for anybody who has the link. */
export default function SharedTicketScreen() {
  const say = useMessages()
  const language = useLanguage()
  const { params } = useHere<typeof patterns.sharedTicket>()
  const query = useQuery(sharedTicketQuery(params.token, language))
  if (query.data && !query.isError) return <Ticket ticket={query.data} />
  return (
    <Screen title={say('page.sharedTicket')} gutter>
      {query.error instanceof ApiRefusal && query.error.code === WIRE.NOT_FOUND ? (
        <NothingShared title={say('ticket.gone')} note={say('ticket.goneNote')} />
      ) : query.isError ? (
        <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label={say('page.loading')} className="shared-ticket">
          <Skeleton shape="card" height={148} />
          <Skeleton shape="card" height={200} />
        </div>
      )}
    </Screen>
  )
}

function Ticket({ ticket }: { ticket: SharedTicket }) {
  const say = useMessages()
  const language = useLanguage()
  const legs = useTicketLegsNow(ticket.legs)
  const isOver = legs.every(({ outcome }) => outcome !== undefined)
  return (
    <Screen title={say('page.sharedTicket')} gutter dock={isOver ? undefined : <Take legs={legs} />}>
      <div className="shared-ticket">
        <TicketHead ticket={ticket} legs={legs} />
        <section>
          <SectionTitle>{say('ticket.legs')}</SectionTitle>
          <Card className="shared-ticket-legs">
            {legs.map((leg) => (
              <Leg key={`${leg.marketId}-${leg.optionType}`} leg={leg} />
            ))}
          </Card>
        </section>
        <p className="shared-ticket-note">
          {say('ticket.ends', { time: formatDateTime(parseServerTime(ticket.endsAt) ?? 0, language) })}
        </p>
        <p className="shared-ticket-note">{say('ticket.fair')}</p>
      </div>
    </Screen>
  )
}

function Take({ legs }: { legs: readonly TicketLegNow[] }) {
  return (
    <TakeLegs
      isLoading={legs.some(({ isAsked }) => isAsked)}
      legs={legs.map(({ matchId, marketId, optionType, before, now }) => ({
        matchId: Number(matchId),
        marketId: Number(marketId),
        optionType,
        before,
        now,
      }))}
    />
  )
}

function Leg({ leg }: { leg: TicketLegNow }) {
  const say = useMessages()
  const language = useLanguage()
  const state = leg.outcome
    ? say(OUTCOME_TEXTS[leg.outcome].text)
    : leg.isLive
      ? leg.clock || say('betRecord.inPlay')
      : formatKickOff(parseServerTime(leg.startsAt) ?? 0, language)
  const note = (
    <>
      {marketText(leg.marketName, leg.marketType, say('betRecord.wholeMatch'))} · {leg.match}
      <span className="shared-ticket-state num" data-tone={leg.tone}>
        {state}
      </span>
    </>
  )
  return <LegRow tone={leg.tone} title={leg.optionName} note={note} price={leg.before} now={leg.now} />
}

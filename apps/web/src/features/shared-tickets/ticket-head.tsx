import type { SharedTicket } from '@keo/contract/shared-tickets'
import { BrandMark } from '@keo/ui/product/brand-mark'
import { Badge } from '@keo/ui/primitives/badge'
import { combinedOddsText } from '@keo/betting/combined-odds'
import { parseServerTime } from '@keo/units/instants'
import { oddsOf } from '@keo/units/price'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { seriesName, STATE_TEXTS, useAmounts } from '../bet-records/index.ts'
import type { TicketLegNow } from './ticket-legs-now.ts'

type TicketHeadProps = { ticket: SharedTicket; legs: readonly TicketLegNow[] }

/** The stub of the ticket: whose it is, what it paid then and would pay now, and what its owner shows of the money. */
export function TicketHead({ ticket, legs }: TicketHeadProps) {
  const say = useMessages()
  const language = useLanguage()
  const { text, tone } = STATE_TEXTS[ticket.state]
  return (
    <article className="ticket-stub">
      <header>
        <BrandMark height={22} />
        <Badge tone={tone}>{say(text)}</Badge>
      </header>
      <p className="ticket-stub-owner">
        <b>{seriesName(ticket, say) || say('betRecord.single')}</b>
        <span>{ticket.name ? say('ticket.by', { name: ticket.name }) : say('ticket.byFriend')}</span>
        <small className="num">{formatDateTime(parseServerTime(ticket.placedAt) ?? 0, language)}</small>
      </p>
      <Figures ticket={ticket} legs={legs} />
    </article>
  )
}

function Figures({ ticket, legs }: TicketHeadProps) {
  const say = useMessages()
  const { text } = useAmounts(ticket.currency)
  // A system pays by parts: one number for all of it would be wrong.
  const isWhole = !ticket.isSeries || ticket.legsEach === legs.length
  const now = legs.map(({ now: price }) => (typeof price === 'number' ? oddsOf(price) : undefined))
  const isSold = now.every((odds) => odds !== undefined)
  const figures = [
    isWhole
      ? ([say('ticket.then'), combinedOddsText(legs.flatMap(({ before }) => oddsOf(before) ?? []))] as const)
      : null,
    isWhole && isSold
      ? ([say('ticket.nowAll'), combinedOddsText(now.flatMap((odds) => odds ?? []))] as const)
      : null,
    ticket.stake === undefined ? null : ([say('betRecord.stake'), text(ticket.stake)] as const),
    ticket.returned === undefined ? null : ([say('betRecord.returned'), text(ticket.returned)] as const),
    ticket.returnMax === undefined ? null : ([say('betRecord.returnMax'), text(ticket.returnMax)] as const),
  ].filter((figure) => figure !== null)
  if (figures.length === 0) return null
  return (
    <dl className="ticket-stub-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

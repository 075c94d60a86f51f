import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { SelectField } from '@keo/ui/fields/select-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { useSession } from '../../../session/session.ts'
import type { Order, OrderCashOut } from '../../sportsbook/index.ts'
import { ownBetsQuery, useCancelBet, useTakeBackCashOut } from './bet-orders.ts'
import { OrderButton } from '../order-button.tsx'
import { PanelQuery } from '../panel-query.tsx'
import { ResultForm } from './result-form.tsx'

const ID_END = 6

/** What a person at the provider can do to a bet: say its result, take it out of the book, take a cash-out back. */
export function BetForce() {
  const say = useMessages()
  const { isLoggedIn } = useSession()
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>{say('panel.bet')}</SectionTitle>
      {isLoggedIn ? (
        <OwnBets />
      ) : (
        <p className="text-callout text-text-3">{say('panel.session.signedOut')}</p>
      )}
    </section>
  )
}

function OwnBets() {
  const orders = useQuery(ownBetsQuery)
  return <PanelQuery query={orders}>{(data) => <ChosenBet orders={data} />}</PanelQuery>
}

function ChosenBet({ orders }: { orders: readonly Order[] }) {
  const say = useMessages()
  const [id, setId] = useState(orders[0]?.id)
  const chosen = orders.find((order) => order.id === id) ?? orders[0]
  if (!chosen) return <p className="text-callout text-text-3">{say('panel.bet.none')}</p>
  return (
    <>
      <SelectField
        label={say('panel.bet.which')}
        choices={orders.map(nameOf)}
        value={nameOf(chosen)}
        onChange={(name) => setId(orders.find((order) => nameOf(order) === name)?.id)}
      />
      <ResultForm key={chosen.id} legs={chosen.legs} />
      <CancelBet key={`cancel ${chosen.id}`} bet={chosen} />
      {chosen.cashOuts.filter(wasPaid).map((cashOut) => (
        <CancelCashOut key={cashOut.id} cashOut={cashOut} />
      ))}
    </>
  )
}

const isCancelled = ({ status }: { status: number }): boolean => status === ORDER_STATUS.cancelled
const wasPaid = (cashOut: OrderCashOut): boolean =>
  cashOut.status === ORDER_STATUS.settled || isCancelled(cashOut)

/** The end of its id tells two alike apart; it goes first, where a long name cannot push it out of the field. */
const nameOf = ({ id, legs }: Order): string =>
  `${id.slice(-ID_END)} · ${legs.map(({ optionName }) => optionName).join(', ')}`

function CancelBet({ bet }: { bet: Order }) {
  const say = useMessages()
  const order = useCancelBet()
  return (
    <OrderButton
      label={say('panel.bet.cancel')}
      order={order}
      onGive={() => order.mutate(bet.id)}
      isDone={isCancelled(bet)}
      answerText={() => say('panel.bet.cancelled')}
    />
  )
}

function CancelCashOut({ cashOut }: { cashOut: OrderCashOut }) {
  const say = useMessages()
  const order = useTakeBackCashOut()
  return (
    <OrderButton
      label={say('panel.cashOut.cancel', { stake: String(cashOut.stake) })}
      order={order}
      onGive={() => order.mutate(cashOut.id)}
      isDone={isCancelled(cashOut)}
      answerText={() => say('panel.cashOut.cancelled')}
    />
  )
}

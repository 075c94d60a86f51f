import type { WithdrawOrder } from '@keo/contract/withdraw'
import { isOpenStatus, withdrawStateOf } from '@keo/contract/withdraw-states'
import { parseServerTime } from '@keo/units/instants'
import { money, parseMoney } from '@keo/units/money'
import { Amount } from '@keo/ui/primitives/amount'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { Suspense } from 'react'
import { paths } from '../../navigation/paths.ts'
import { amountParts, formatMoney } from '../../language/format.ts'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { PushOffer } from '../push/index.ts'
import { placeName } from '../bindings/index.ts'
import { MemberScreen } from '../current-member/index.ts'
import { Row } from './figure-rows.tsx'
import { orderNoIn } from './order-path.ts'
import { expectedWords } from './span-words.ts'
import { Timeline } from './timeline.tsx'
import { dong } from './withdraw-figures.ts'
import { useConfirmReceipt, useWithdrawOrder } from './withdraw-queries.ts'

export default function WithdrawOrderScreen() {
  const say = useMessages()
  const { query } = useHere()
  const orderNo = orderNoIn(query.get('orderData'))
  return <MemberScreen title={say('page.withdrawOrder')}>{() => <OrderOf orderNo={orderNo} />}</MemberScreen>
}

function OrderOf({ orderNo }: { orderNo: string }) {
  const say = useMessages()
  const go = useGo()
  const { data: order, isPending } = useWithdrawOrder(orderNo)
  if (order) return <Order order={order} />
  if (isPending) return <ListRowSkeleton />
  return (
    <EmptyState
      title={say('withdraw.notFound')}
      note={say('withdraw.notFoundNote')}
      action={
        <Button kind="primary" onClick={() => go.replace(paths.me())}>
          {say('withdraw.home')}
        </Button>
      }
    />
  )
}

const STATE_WORDS = {
  requested: ['withdraw.state.requested', 'withdraw.note.requested'],
  inReview: ['withdraw.state.inReview', 'withdraw.note.inReview'],
  held: ['withdraw.state.held', 'withdraw.note.held'],
  approved: ['withdraw.state.approved', 'withdraw.note.approved'],
  sending: ['withdraw.state.sending', 'withdraw.note.sending'],
  awaitingConfirmation: ['withdraw.state.awaitingConfirmation', 'withdraw.note.awaitingConfirmation'],
  paid: ['withdraw.state.paid', 'withdraw.note.paid'],
  refused: ['withdraw.state.refused', 'withdraw.note.refused'],
} as const
const CAUSES = {
  review: 'withdraw.cause.review',
  targetRefused: 'withdraw.cause.targetRefused',
  partyFailed: 'withdraw.cause.partyFailed',
} as const

/** What to look at again is an account number, an address or a wallet's number. */
function causeOf({ channel }: WithdrawOrder, cause: keyof typeof CAUSES) {
  if (cause !== 'targetRefused') return CAUSES[cause]
  if (channel === 'usdt') return 'withdraw.cause.targetRefused.usdt'
  return channel === 'ewallet' ? 'withdraw.cause.targetRefused.ewallet' : CAUSES[cause]
}

function Order({ order }: { order: WithdrawOrder }) {
  const say = useMessages()
  const language = useLanguage()
  const state = withdrawStateOf(order.orderStatus) ?? 'requested'
  const [title, note] = STATE_WORDS[order.heldTime ? 'held' : state]
  const tone = state === 'paid' ? 'text-win' : state === 'refused' ? 'text-error' : 'text-pending'
  return (
    <>
      <Card hero className="flex flex-col items-center gap-1 px-4 py-5 text-center">
        <h2 className={`text-headline font-bold ${tone}`} aria-live="polite">
          {say(title)}
        </h2>
        <Amount parts={amountParts(dong(order.amount), language)} size="hero" />
        <p className="text-footnote text-text-2">{say(note)}</p>
        {order.cause ? <p className="text-footnote text-error">{say(causeOf(order, order.cause))}</p> : null}
      </Card>
      <Receipt order={order} />
      <Timeline order={order} />
      <OrderFacts order={order} />
      <OrderEnd order={order} />
    </>
  )
}

function OrderFacts({ order }: { order: WithdrawOrder }) {
  const say = useMessages()
  const language = useLanguage()
  const expected = expectedWords(say, order.expected)
  const payout = parseMoney(order.payout, order.payoutCurrency) ?? money(0n, order.payoutCurrency)
  return (
    <Card className="flex flex-col gap-2.5 px-3.5 py-3">
      <Row name={say('withdraw.order.target')}>
        {placeName(order.target.name)} <span className="num">{order.target.maskedNumber}</span>
      </Row>
      <Row name={say('withdraw.fee')}>
        <Amount parts={amountParts(dong(order.fee), language)} />
      </Row>
      {order.rate ? (
        <Row name={say('withdraw.rate')}>
          <span className="num">1 USDT = {formatMoney(dong(order.rate), language)}</span>
        </Row>
      ) : null}
      <Row name={say('withdraw.receive')}>
        <Amount parts={amountParts(payout, language)} className="font-semibold" />
      </Row>
      {isOpenStatus(order.orderStatus) && !order.heldTime ? (
        <Row name={say('withdraw.time')} note={expected.source}>
          {expected.range}
        </Row>
      ) : null}
      <Row name={say('withdraw.order.no')}>
        <span className="num text-caption break-all">{order.orderNo}</span>
      </Row>
    </Card>
  )
}

/** The player says that it came; without that it finishes by itself. */
function Receipt({ order }: { order: WithdrawOrder }) {
  const say = useMessages()
  const language = useLanguage()
  const confirm = useConfirmReceipt(order.orderNo)
  const until = parseServerTime(order.confirmUntilTime)
  if (until === undefined) return null
  return (
    <>
      <Button kind="primary" size="l" wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {say('withdraw.confirm')}
      </Button>
      <p className="px-0.5 text-caption text-text-3">
        {say('withdraw.confirmUntil', { time: formatDateTime(until, language) })}
      </p>
    </>
  )
}

function OrderEnd({ order }: { order: WithdrawOrder }) {
  const say = useMessages()
  const go = useGo()
  if (isOpenStatus(order.orderStatus)) {
    return (
      <>
        <p className="px-0.5 text-caption text-text-3">{say('withdraw.noCancel')}</p>
        <Suspense>
          <PushOffer />
        </Suspense>
      </>
    )
  }
  return (
    <Button kind="soft" size="l" wide onClick={() => go.replace(paths.withdraw())}>
      {say('withdraw.again')}
    </Button>
  )
}

import type { DepositOrder } from '@keo/contract/deposit'
import { DEPOSIT_STATUS, isDepositInProgress } from '@keo/contract/deposit-states'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ProgressSteps } from '@keo/ui/primitives/progress-steps'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { Strip } from '@keo/ui/primitives/strip'
import { Suspense } from 'react'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useHere } from '../../navigation/use-go.ts'
import { PushOffer } from '../push/index.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { CHANNEL_WORDS } from './channel-words.ts'
import { C2cTalk } from './c2c-talk.tsx'
import { OrderDock } from './order-dock.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderState } from './order-state.tsx'
import { orderStep } from './order-step.ts'
import { PayPart } from './pay-part.tsx'
import { ProofPart } from './proof-part.tsx'
import { useOrder } from './deposit-queries.ts'

const ORDER_NO = /^D[0-9A-Z]{26}$/

/** Of the address only the number counts: everything shown is what the server says of it. */
export default function DepositOrderScreen() {
  const say = useMessages()
  const given = useHere().query.get('orderNo') ?? ''
  const orderNo = ORDER_NO.test(given) ? given : ''
  const { data: order, isError, isFetching, refetch } = useOrder(orderNo)
  return (
    <Screen
      title={say('page.depositOrder')}
      right="support"
      gutter
      dock={order ? <OrderDock order={order} /> : null}
    >
      {order ? (
        <Order order={order} />
      ) : orderNo === '' || order === null ? (
        <EmptyState title={say('depositOrder.missing')} note={say('depositOrder.missingNote')} />
      ) : isError ? (
        <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card role="status" aria-label={say('page.loading')}>
          <ListRowSkeleton />
        </Card>
      )}
    </Screen>
  )
}

function Order({ order }: { order: DepositOrder }) {
  const say = useMessages()
  const { current, isFailed } = orderStep(order.status)
  const { status } = order
  return (
    <div className="flex flex-col gap-3 pt-1">
      <ProgressSteps
        label={say('depositOrder.steps')}
        steps={[
          say('depositOrder.step1'),
          say(CHANNEL_WORDS[order.kind].pay),
          say('depositOrder.step3'),
          say('depositOrder.step4'),
        ]}
        current={current}
        failed={isFailed}
      />
      {status === DEPOSIT_STATUS.created ? <PayPart order={order} /> : <OrderState order={order} />}
      <ExtraStrip order={order} />
      {status === DEPOSIT_STATUS.proofAsked || status === DEPOSIT_STATUS.paidByPlayer ? (
        <ProofPart order={order} />
      ) : null}
      {order.kind === 'c2c' && isDepositInProgress(status) ? <C2cTalk order={order} /> : null}
      {status === DEPOSIT_STATUS.created ? null : <OrderFacts order={order} />}
      {isDepositInProgress(status) && status !== DEPOSIT_STATUS.created ? (
        <Suspense>
          <PushOffer />
        </Suspense>
      ) : null}
    </div>
  )
}

const EXTRAS = {
  suspense: 'depositOrder.extraSuspense',
  credited: 'depositOrder.extraCredited',
  returned: 'depositOrder.extraReturned',
} as const

function ExtraStrip({ order: { extra } }: { order: DepositOrder }) {
  const say = useMessages()
  return extra === '' ? null : (
    <Strip tone={extra === 'suspense' ? 'warn' : 'info'}>{say(EXTRAS[extra])}</Strip>
  )
}

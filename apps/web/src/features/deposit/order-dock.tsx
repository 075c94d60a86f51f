import type { DepositOrder } from '@keo/contract/deposit'
import { DEPOSIT_STATUS, isDepositInProgress } from '@keo/contract/deposit-states'
import { Button } from '@keo/ui/primitives/button'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { confirm } from '../../page-kit/overlays/confirm.tsx'
import { useGo } from '../../navigation/use-go.ts'
import { CHANNEL_WORDS } from './channel-words.ts'
import { useOrderAction } from './deposit-queries.ts'

/** Cancel and "I have paid" while it is unpaid; afterwards the ways on. */
export function OrderDock({ order }: { order: DepositOrder }) {
  const say = useMessages()
  const go = useGo()
  const paid = useOrderAction('paid', order.orderNo)
  if (order.status === DEPOSIT_STATUS.created)
    return (
      <div className="flex gap-2.5">
        <CancelButton order={order} />
        <Button
          kind="primary"
          size="l"
          className="flex-1"
          busy={paid.isPending}
          onClick={() => paid.mutate()}
        >
          {say(CHANNEL_WORDS[order.kind].paid)}
        </Button>
      </div>
    )
  if (order.canCancel) return <CancelButton order={order} />
  // Who has just paid in is not urged to pay in more; who did not succeed wants to try again.
  const isDone = order.status === DEPOSIT_STATUS.done
  return (
    <div className="flex gap-2.5">
      <Button
        kind={isDone ? 'primary' : 'outline'}
        size="l"
        className="flex-1"
        onClick={() => go.replace(paths.me())}
      >
        {say('depositOrder.toWallet')}
      </Button>
      {isDepositInProgress(order.status) ? null : (
        <Button
          kind={isDone ? 'outline' : 'primary'}
          size="l"
          className="flex-1"
          onClick={() => go.replace(paths.deposit())}
        >
          {say('depositOrder.again')}
        </Button>
      )}
    </div>
  )
}

function CancelButton({ order }: { order: DepositOrder }) {
  const say = useMessages()
  const cancel = useOrderAction('cancel', order.orderNo)
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: say('depositOrder.cancelTitle'),
      text: say('depositOrder.cancelAsk'),
      agree: say('depositOrder.cancelYes'),
      decline: say('depositOrder.cancelNo'),
      isDestructive: true,
    })
    if (isSure) cancel.mutate()
  }
  return (
    <Button kind="outline" size="l" busy={cancel.isPending} onClick={() => void ask()}>
      {say('depositOrder.cancel')}
    </Button>
  )
}

import type { PlanDetail } from '@keo/contract/experts'
import { Sheet } from '@keo/ui/layers/sheet'
import { Button } from '@keo/ui/primitives/button'
import { money, parseMoney } from '@keo/units/money'
import { formatTime } from '../../language/format-dates.ts'
import { formatWholeMoney } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useBalance } from '../wallet/index.ts'
import { useBuyPlan } from './expert-queries.ts'
import { dongText, instantOf } from './expert-words.ts'
import './buy-sheet.css'

type BuySheetProps = { plan: PlanDetail; onClose: () => void }

/** Names the sum before it is paid, and what happens to it. */
export default function BuySheet({ plan, onClose }: BuySheetProps) {
  const say = useMessages()
  const language = useLanguage()
  const buy = useBuyPlan(plan.id, language)
  const price = dongText(plan.price ?? '', language)
  // A second tap finds the button busy; should one slip through, the server sells a plan once.
  const pay = () => buy.mutate(undefined, { onSuccess: onClose })
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={say('plan.buyTitle', { name: plan.expert.name })}
      closeLabel={say('plan.close')}
      dismissible={!buy.isPending}
      footer={
        <Button kind="primary" size="l" wide busy={buy.isPending} onClick={pay}>
          {say('plan.pay', { amount: price })}
        </Button>
      }
    >
      <dl className="buy-rows">
        <div>
          <dt>{say('plan.price')}</dt>
          <dd className="num">{price}</dd>
        </div>
        <Balance price={plan.price ?? '0'} />
      </dl>
      <p className="buy-note">{say('plan.buyNote')}</p>
      <p className="buy-note">
        {say('plan.buyFree', { time: formatTime(instantOf(plan.opensAt), language) })}
      </p>
      {buy.error ? (
        <p className="buy-error" role="alert">
          {buy.error.message}
        </p>
      ) : null}
    </Sheet>
  )
}

function Balance({ price }: { price: string }) {
  const say = useMessages()
  const language = useLanguage()
  const balance = useBalance()
  const asked = parseMoney(price, 'VND')
  if (!balance || !asked) return null
  const left = balance.minor - asked.minor
  return (
    <>
      <div>
        <dt>{say('plan.balance')}</dt>
        <dd className="num">{formatWholeMoney(balance, language)}</dd>
      </div>
      {left < 0n ? null : (
        <div>
          <dt>{say('plan.after')}</dt>
          <dd className="num">{formatWholeMoney(money(left, balance.currency), language)}</dd>
        </div>
      )}
    </>
  )
}

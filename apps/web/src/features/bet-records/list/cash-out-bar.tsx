import { Button } from '@keo/ui/primitives/button'
import { ownPayout } from '../cash-out/cash-out-price.ts'
import type { CashOutOffer } from '../cash-out/use-cash-out.ts'
import type { ShownBet } from '../shown-bet.ts'
import { useMessages } from '../../../language/messages.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { sparkOf } from './spark.ts'

type CashOutBarProps = { bet: ShownBet; offer: CashOutOffer; onOpen: () => void }

/** The price of a bet that can be ended now. */
export function CashOutBar({ bet, offer, onOpen }: CashOutBarProps) {
  const say = useMessages()
  const { whole } = useAmounts(offer.open.currency)
  const { isRunning } = offer
  const payout = offer.payout && ownPayout(offer.payout, bet)
  if (!payout && !isRunning)
    return <span className="ml-auto text-caption text-text-3">{say('betRecord.cashOut.closed')}</span>
  const label = say(bet.isSeries ? 'betRecord.cashOut.short' : 'betRecord.cashOut')
  return (
    <>
      {bet.isSeries || !payout ? null : (
        <Spark history={offer.history} label={say('betRecord.cashOut.spark', { amount: whole(payout) })} />
      )}
      <Button
        kind={bet.isSeries ? 'soft' : 'primary'}
        size={bet.isSeries ? 's' : 'm'}
        className="ml-auto"
        busy={isRunning}
        busyLabel={say('betRecord.cashOut.waiting')}
        onClick={onOpen}
      >
        {label} <span className="num">{payout ? whole(payout) : ''}</span>
      </Button>
    </>
  )
}

const BOX = { width: 96, height: 36 }

function Spark({ history, label }: { history: readonly number[]; label: string }) {
  const spark = sparkOf(history, BOX)
  if (!spark) return <span className="h-10" />
  const tone = spark.isUp ? 'text-up' : 'text-down'
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className={`h-10 w-[107px] flex-none ${tone}`}
    >
      <path d={spark.area} fill="currentColor" opacity={0.18} />
      <path d={spark.line} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
      <circle cx={spark.end.x} cy={spark.end.y} r={3} fill="currentColor" />
    </svg>
  )
}

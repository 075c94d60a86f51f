import { oddsOf } from '@keo/units/price'
import { combinedOddsText } from '@keo/betting/combined-odds'
import { Button } from '@keo/ui/primitives/button'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { bets, closeReceipt, placeBet, repeatBet } from '../betting/betting.ts'
import { cart } from '../cart/cart-store.ts'
import { DealRow, useDeal } from '../slip/deal.tsx'
import { Missing } from '../slip/place-button.tsx'
import { isPaymentTrouble, PaymentWays } from '../slip/payment-ways.tsx'
import type { Ended } from '../betting/submission.ts'
import type { CartView } from '../cart/use-cart-view.ts'

/** What can be done next: again at the new price, the way round what was missing, once more, or nothing. */
export function ReceiptActions({ sent, view }: { sent: Ended; view: CartView }) {
  const say = useMessages()
  const go = useGo()
  const isGood = sent.results.some(({ outcome }) => outcome === 'accepted')
  const leave = (to: string): void => {
    closeReceipt()
    cart.close()
    go.to(to)
  }
  return (
    <div className="flex flex-col gap-2">
      {isPaymentTrouble(sent) ? <PaymentWays sent={sent} leave={leave} /> : <Retry sent={sent} view={view} />}
      <div className="flex gap-2">
        {isGood ? (
          <Button className="flex-1" onClick={() => repeatBet(sent.attempt)}>
            {say('bet.again')}
          </Button>
        ) : null}
        {isGood ? (
          <Button className="flex-1" onClick={() => leave(paths.betRecords())}>
            {say('bet.records')}
          </Button>
        ) : null}
        <Button kind={isGood ? 'primary' : 'neutral'} className="flex-1" onClick={closeReceipt}>
          {say('bet.done')}
        </Button>
      </div>
    </div>
  )
}

/** One tap agrees to the price that is shown and sends what failed once more; when that cannot be, it says why. */
function Retry({ sent, view }: { sent: Ended; view: CartView }) {
  const say = useMessages()
  const { obstacle, staked } = view
  const { cost } = useDeal(view)
  const hasFailed = sent.results.some(({ outcome }) => outcome !== 'accepted')
  if (!hasFailed || staked.length === 0) return null
  const [line] = staked
  const odds = line?.legs.flatMap(({ betMatchMarket }) => oddsOf(betMatchMarket.odds) ?? []) ?? []
  const isOneBet = staked.length === 1 && line?.legsEach === odds.length
  const retry = (): void => {
    bets.dismiss()
    void placeBet({ isAgreed: true })
  }
  return (
    <div>
      <DealRow view={view} saysReturn />
      <Button kind="primary" size="l" wide disabled={obstacle !== null} onClick={retry}>
        {obstacle ? (
          <Missing obstacle={obstacle} />
        ) : isOneBet ? (
          say('bet.retryAt', { amount: cost, odds: combinedOddsText(odds) })
        ) : (
          say('bet.retry', { amount: cost })
        )}
      </Button>
    </div>
  )
}

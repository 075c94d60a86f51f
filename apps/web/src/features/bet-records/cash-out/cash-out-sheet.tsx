import { Button } from '@keo/ui/primitives/button'
import { Checkbox } from '@keo/ui/fields/checkbox'
import { Fact } from '@keo/ui/primitives/fact'
import { Sheet } from '@keo/ui/layers/sheet'
import { money, type Money } from '@keo/units/money'
import { useState } from 'react'
import { formatPercent } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import { toast } from '../../../toasts/toast.ts'
import type { ShownBet } from '../shown-bet.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { allowedStake, feeOf, ownPayout, payoutOf, priceRatio, restReturn } from './cash-out-price.ts'
import { PartChoice } from './part-choice.tsx'
import { type CashOutOffer, useCashOut, useCashOutFee } from './use-cash-out.ts'

type CashOutSheetProps = { bet: ShownBet | null; offer: CashOutOffer | null; onClose: () => void }

/** Ends a bet early, all of it or a part, at the price that shows. */
export function CashOutSheet({ bet, offer, onClose }: CashOutSheetProps) {
  const say = useMessages()
  return (
    <Sheet
      open={bet !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('betRecord.cashOut')}
      closeLabel={say('common.close')}
    >
      {bet && offer ? <CashOutForm key={bet.id} bet={bet} offer={offer} onDone={onClose} /> : null}
    </Sheet>
  )
}

type CashOutFormProps = { bet: ShownBet; offer: CashOutOffer; onDone: () => void }

function CashOutForm({ bet, offer: offered, onDone }: CashOutFormProps) {
  const say = useMessages()
  const [part, setPart] = useState<Money | null>(null)
  const [takesLess, setTakesLess] = useState(false)
  const cashOut = useCashOut()
  const language = useLanguage()
  const isWaiting = cashOut.isPending || offered.isRunning
  // While one is decided nobody offers another: what was asked for stays to be read.
  const taken = useLastKnown(offered.price === null ? null : offered)
  const offer = (isWaiting ? taken : null) ?? offered
  const { whole, textOf } = useAmounts(offer.open.currency)
  const { open, price } = offer
  const stake = part ? allowedStake(part.minor, open, offer.least) : open
  const closed = price === null ? null : payoutOf(stake, price)
  const payout = closed && ownPayout(closed, bet)
  const rest = money(open.minor - stake.minor, open.currency)
  /** What is left is said as the card says it afterwards. */
  const doneText = (paid: Money): string =>
    rest.minor === 0n
      ? say('betRecord.cashOut.done', { amount: whole(paid) })
      : say('betRecord.cashOut.donePart', {
          amount: whole(paid),
          rest: whole(rest),
          most: whole(ownPayout(restReturn(bet, rest), bet, closed?.minor)),
        })
  const send = (): void => {
    if (price === null || !payout) return
    cashOut.mutate(
      { orderId: bet.id, isSeries: bet.isSeries, stake, price, takesLess },
      {
        onSuccess(isPaid) {
          if (isPaid) toast.show(doneText(payout), { kind: 'success' })
          else toast.error(say('betRecord.cashOut.refused'))
          onDone()
        },
      },
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <PartChoice stake={stake} offer={offer} isHeld={cashOut.isPending} onChange={setPart} />
      <dl className="flex flex-col gap-1.5 text-callout">
        <Fact name={say('betRecord.cashOut.unit')}>
          {price === null ? '–' : formatPercent(priceRatio(price), language)}
        </Fact>
        <Fee orderId={bet.id} stake={stake} />
        <Fact name={say('betRecord.cashOut.rest')}>{textOf(rest)}</Fact>
        <Fact name={say('betRecord.cashOut.get')} strong>
          <Offered bet={bet} stake={stake} price={price} payout={payout} />
        </Fact>
      </dl>
      {bet.isFreeBet ? (
        <p className="text-caption text-pretty text-text-3">{say('betRecord.sum.freeBet')}</p>
      ) : null}
      <Checkbox on={takesLess} onChange={setTakesLess}>
        {say('betRecord.cashOut.accept')}
      </Checkbox>
      <Button
        kind="primary"
        size="l"
        wide
        disabled={!payout}
        busy={isWaiting}
        busyLabel={say('betRecord.cashOut.waiting')}
        onClick={send}
      >
        {payout
          ? say('betRecord.cashOut.submit', { amount: whole(payout) })
          : say('betRecord.cashOut.closed')}
      </Button>
    </div>
  )
}

type OfferedProps = { bet: ShownBet; stake: Money; price: bigint | null; payout: Money | null }

/** What comes back now, and what it is made of. */
function Offered({ bet, stake, price, payout }: OfferedProps) {
  const { textOf } = useAmounts(stake.currency)
  const fee = useLastKnown(useCashOutFee(bet.id))
  if (price === null || !payout) return '–'
  const taken = fee && { amount: feeOf(stake, fee), percent: fee.feePercent }
  return (
    <Explained kind="cashOut" of={{ stake, ratio: priceRatio(price), fee: taken, payout }}>
      {textOf(payout)}
    </Explained>
  )
}

function useLastKnown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}

/** The price has it taken off already. */
function Fee({ orderId, stake }: { orderId: string; stake: Money }) {
  const say = useMessages()
  const language = useLanguage()
  const { textOf } = useAmounts(stake.currency)
  const fee = useLastKnown(useCashOutFee(orderId))
  if (!fee) return null
  const percent = formatPercent(fee.feePercent / 100, language)
  return <Fact name={say('betRecord.cashOut.fee', { percent })}>{textOf(feeOf(stake, fee))}</Fact>
}

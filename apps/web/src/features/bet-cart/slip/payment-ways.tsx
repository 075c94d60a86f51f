import { REJECT_REASONS } from '@keo/sportsbook-contract/order-enums'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { Button } from '@keo/ui/primitives/button'
import { money } from '@keo/units/money'
import { paths } from '../../../navigation/paths.ts'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { type PassedLimit, usePassedLimit } from '../../safer-play/index.ts'
import { moneyInWords } from '../cart/cart-money.ts'
import type { Ended } from '../betting/submission.ts'

const PAYMENT_FAILED = REJECT_REASONS.paymentFailed.wire

export function isPaymentTrouble({ refusal, results }: Ended): boolean {
  const codes: number[] = [PROVIDER_CODES.BALANCE_TOO_LOW.wire, PROVIDER_CODES.ORDER_BALANCE_TOO_LOW.wire]
  if (refusal) return codes.includes(refusal.code)
  return results.some(({ reason }) => reason?.code === PAYMENT_FAILED)
}

type Leave = (to: string) => void

/** The wallet said no, and does not say why to the provider: an own limit is known here, else these are the ways. */
export function PaymentWays({ sent, leave }: { sent: Ended; leave: Leave }) {
  const say = useMessages()
  const passed = usePassedLimit(['stake', 'loss'], dearestRefused(sent))
  if (passed) return <OwnLimit passed={passed} leave={leave} />
  return (
    <>
      <p className="text-footnote text-text-2">{say('bet.paymentNote')}</p>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" className="flex-1" onClick={() => leave(paths.deposit())}>
          {say('bet.toDeposit')}
        </Button>
        <Button kind="soft" className="flex-1" onClick={() => leave(paths.identity())}>
          {say('bet.toIdentity')}
        </Button>
        <Button kind="soft" className="flex-1" onClick={() => leave(paths.saferPlay())}>
          {say('bet.toLimits')}
        </Button>
      </div>
    </>
  )
}

/** Each order is paid for by itself. */
function dearestRefused({ attempt, results }: Ended) {
  const costs = results
    .filter(({ reason }) => reason?.code === PAYMENT_FAILED)
    .map(({ row }) => BigInt(row.unitStake) * BigInt(row.subBets))
  return money(
    costs.reduce((most, cost) => (cost > most ? cost : most), 0n),
    attempt.currency,
  )
}

function OwnLimit({ passed, leave }: { passed: PassedLimit; leave: Leave }) {
  const say = useMessages()
  const language = useLanguage()
  const said = {
    left: moneyInWords(passed.left, language),
    time: formatDateTime(passed.renewsAt, language),
  }
  return (
    <>
      <p className="text-footnote">
        {passed.kind === 'loss' ? say('bet.ownLossLimit', said) : say('bet.ownStakeLimit', said)}
      </p>
      <Button kind="soft" onClick={() => leave(paths.saferPlay())}>
        {say('bet.toLimits')}
      </Button>
    </>
  )
}

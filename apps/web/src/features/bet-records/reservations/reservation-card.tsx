import { RESERVATION_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { PlainMessageKey } from '@keo/messages/keys'
import { ClockIcon } from '@keo/ui/icons/clock'
import { Badge, type BadgeTone } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { formatDate, formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useSportsSettings } from '../../current-member/index.ts'
import { marketText, oddsText, type Reservation } from '../../sportsbook/index.ts'
import { fromUnits } from '../cash-out/cash-out-price.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { currencyOf } from './reservation-currency.ts'
import '@keo/ui/primitives/card.css'

const STATES: Readonly<Partial<Record<number, { text: PlainMessageKey; tone: BadgeTone }>>> = {
  [RESERVATION_STATUS.waiting]: { text: 'betRecord.reserve.state.0', tone: 'pending' },
  [RESERVATION_STATUS.done]: { text: 'betRecord.reserve.state.1', tone: 'win' },
  [RESERVATION_STATUS.failed]: { text: 'betRecord.reserve.state.2', tone: 'error' },
  [RESERVATION_STATUS.cancelled]: { text: 'betRecord.reserve.state.3', tone: 'neutral' },
  [RESERVATION_STATUS.confirming]: { text: 'betRecord.reserve.state.4', tone: 'pending' },
}
const FAILS: Readonly<Partial<Record<number, PlainMessageKey>>> = {
  1: 'betRecord.reserve.fail.1',
  2: 'betRecord.reserve.fail.2',
  3: 'betRecord.reserve.fail.3',
  4: 'betRecord.reserve.fail.4',
  5: 'betRecord.reserve.fail.5',
  6: 'betRecord.reserve.fail.6',
  7: 'betRecord.reserve.fail.7',
  8: 'betRecord.reserve.fail.8',
}

type ReservationCardProps = { reservation: Reservation; onEdit?: () => void; onCancel?: () => void }

export function ReservationCard({ reservation, onEdit, onCancel }: ReservationCardProps) {
  const say = useMessages()
  const language = useLanguage()
  const [{ oddsFormat }] = useSportsSettings()
  const { textOf } = useAmounts(currencyOf(reservation))
  const { placedAt, status, failReason, stake, leg } = reservation
  const state = STATES[status]
  const failed = failReason === null ? undefined : FAILS[failReason]
  return (
    <article className="ui-card px-3.5 pt-3 pb-3.5" aria-label={leg?.optionName}>
      <header className="flex h-[22px] items-center gap-2">
        {state ? (
          <Badge tone={state.tone}>
            {state.tone === 'pending' ? <ClockIcon size={12} /> : null}
            {say(state.text)}
          </Badge>
        ) : null}
        <span className="ell text-caption text-text-2">{failed ? say(failed) : ''}</span>
        <span className="num ml-auto flex-none text-caption text-text-3">
          {formatTime(placedAt, language)} · {formatDate(placedAt, language)}
        </span>
      </header>
      <p className="mt-2 flex items-center gap-2">
        <b className="ell text-[16px] leading-6 font-semibold">{leg?.optionName}</b>
        <span className="num flex-none text-[15px] font-[650] text-brand-text">
          {leg && leg.odds > 0 ? oddsText(leg.odds, oddsFormat) : ''}
        </span>
      </p>
      <p className="ell text-caption text-text-2">
        {marketText(leg?.marketName ?? '', leg?.marketType ?? 0, say('betRecord.wholeMatch'))} ·{' '}
        {leg?.matchName}
      </p>
      <div className="mt-2.5 flex items-center gap-2">
        <p className="mr-auto">
          <span className="block text-caption text-text-3">{say('betRecord.stake')}</span>
          <b className="num text-[15px] leading-5 font-[650]">
            {textOf(fromUnits(stake, currencyOf(reservation)))}
          </b>
        </p>
        {onEdit ? (
          <Button size="s" onClick={onEdit}>
            {say('betRecord.reserve.edit')}
          </Button>
        ) : null}
        {onCancel ? (
          <Button size="s" kind="danger" onClick={onCancel}>
            {say('betRecord.reserve.cancel')}
          </Button>
        ) : null}
      </div>
    </article>
  )
}

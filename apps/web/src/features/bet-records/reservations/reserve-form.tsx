import { Button } from '@keo/ui/primitives/button'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { StepField } from '@keo/ui/fields/step-field'
import { type Currency, money, SCALE } from '@keo/units/money'
import { parseOdds } from '@keo/units/odds'
import { useState } from 'react'
import { AmountField } from '../../../page-kit/amounts/amount-field.tsx'
import { amountParts } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { fromUnits } from '../cash-out/cash-out-price.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import {
  judgeEntry,
  oddsEntry,
  oddsLeast,
  oddsMost,
  oddsNow,
  type ReserveEntry,
  stakeLeast,
  stakeMost,
  stepOdds,
} from './reserve-entry.ts'
import type { ReserveLimits, Reserving } from '../../sportsbook/index.ts'
import { useReserveLimits } from './reservation-queries.ts'

type ReserveFormProps = {
  option: { marketId: number; optionType: number }
  first: ReserveEntry | null
  currency: Currency
  busy: boolean
  /** With what would be staked; empty while that cannot be. */
  submitText: (amount: string) => string
  onSubmit: (request: Reserving) => void
}

/** The odds to wait for and the stake, within what the book says it takes now. */
export function ReserveForm({ option, first, ...rest }: ReserveFormProps) {
  const say = useMessages()
  const { data: limits, isError, isFetching, refetch } = useReserveLimits(option)
  if (limits) return <Form limits={limits} first={first} {...rest} />
  return isError ? (
    <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <div role="status" aria-label={say('page.loading')}>
      <ListRowSkeleton />
      <ListRowSkeleton />
    </div>
  )
}

type FormProps = Omit<ReserveFormProps, 'option'> & { limits: ReserveLimits }

function Form({ limits, first, currency, busy, submitText, onSubmit }: FormProps) {
  const say = useMessages()
  const language = useLanguage()
  const { whole } = useAmounts(currency)
  const [entry, setEntry] = useState<ReserveEntry>(
    first ?? { odds: oddsEntry(oddsLeast(limits)), digits: '' },
  )
  const verdict = judgeEntry(entry, limits, currency)
  const bounds = {
    min: whole(stakeLeast(limits, currency)),
    max: whole(stakeMost(limits, parseOdds(entry.odds) ?? oddsLeast(limits), currency)),
  }
  const typed = (digits: string) => whole(money(BigInt(digits) * 10n ** BigInt(SCALE[currency]), currency))
  const stakeError = verdict.kind === 'stake' ? say('betRecord.reserve.stakeWrong', bounds) : undefined
  return (
    <div className="flex flex-col gap-3">
      <p className="text-footnote text-pretty text-text-2">{say('betRecord.reserve.note')}</p>
      <p className="flex items-baseline justify-between text-callout">
        <span className="text-text-2">{say('betRecord.reserve.now')}</span>
        <b className="num font-semibold">{oddsEntry(oddsNow(limits))}</b>
      </p>
      <OddsEntry
        value={entry.odds}
        limits={limits}
        isWrong={verdict.kind === 'odds'}
        onChange={(odds) => setEntry({ ...entry, odds })}
      />
      <div className="flex flex-col gap-1">
        <span className="text-footnote text-text-2" aria-hidden="true">
          {say('betRecord.reserve.stake')}
        </span>
        <AmountField
          size="payout"
          label={say('betRecord.reserve.stake')}
          placeholder="0"
          amount={entry.digits}
          onChange={(digits) => setEntry({ ...entry, digits })}
          currency={currency}
          symbol={amountParts(fromUnits(0, currency), language).after.trim() || currency}
          clearLabel={say('betRecord.reserve.clear')}
          {...(stakeError ? { error: stakeError } : {})}
        />
      </div>
      <Button
        kind="primary"
        size="l"
        wide
        busy={busy}
        disabled={verdict.kind !== 'fine'}
        onClick={() => {
          if (verdict.kind === 'fine') onSubmit(verdict)
        }}
      >
        {submitText(verdict.kind === 'fine' ? typed(entry.digits) : '')}
      </Button>
    </div>
  )
}

type OddsEntryProps = {
  value: string
  limits: ReserveLimits
  isWrong: boolean
  onChange: (odds: string) => void
}

function OddsEntry({ value, limits, isWrong, onChange }: OddsEntryProps) {
  const say = useMessages()
  const bounds = { min: oddsEntry(oddsLeast(limits)), max: oddsEntry(oddsMost(limits)) }
  return (
    <StepField
      label={say('betRecord.reserve.odds')}
      value={value}
      onChange={onChange}
      onStep={(steps) => onChange(stepOdds(value, steps, limits))}
      lessLabel={say('betRecord.reserve.less')}
      moreLabel={say('betRecord.reserve.more')}
      note={say('betRecord.reserve.oddsWrong', bounds)}
      wrong={isWrong}
    />
  )
}

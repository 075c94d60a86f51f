import { crashMultiplierAt, type CrashTable } from '@keo/games-contract/shared-tables'
import { Switch } from '@keo/ui/fields/switch'
import { useRef } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { KeptFocus } from '../../kit/kept-focus.tsx'
import { Foot } from '../../kit/stage.tsx'
import { StakeField } from '../../kit/stake-field.tsx'
import { takeAmount } from '../../session/play-money.ts'
import { useFrames } from '../../table/use-frames.ts'
import { hundredthsText, paidAt } from './crash-flight.ts'
import { type Seat, viewOf } from './use-seat.ts'

type CrashSeatProps = {
  seat: Seat
  number: number
  table: CrashTable | null
  providerNow: () => number
  limits: EngineProps['limits']
}

/** One of two bets that know nothing of each other. */
export function CrashSeat({ seat, number, table, providerNow, limits }: CrashSeatProps) {
  const say = useMessages()
  const isLocked = seat.round !== null
  return (
    <section className="crash-seat" aria-label={say('tables.crash.bet', { number })}>
      <StakeField
        stake={seat.stake}
        limits={limits}
        label={say('tables.crash.bet', { number })}
        isLocked={isLocked}
      />
      <div className="crash-auto" data-wrong={seat.isExitWrong || undefined}>
        <label>
          {say('tables.crash.auto')}
          <input
            className="num"
            inputMode="decimal"
            value={seat.exitText}
            disabled={isLocked || !seat.hasExit}
            aria-invalid={seat.isExitWrong || undefined}
            onChange={(event) => seat.setExitText(event.target.value)}
          />
        </label>
        <Switch
          on={seat.hasExit}
          disabled={isLocked}
          label={say('tables.crash.autoSwitch', { number })}
          onChange={seat.setHasExit}
        />
      </div>
      {seat.isExitWrong ? (
        <p role="alert" className="text-caption text-error">
          {say('tables.crash.autoWrong')}
        </p>
      ) : null}
      <Foot>
        <KeptFocus>
          <SeatAction seat={seat} table={table} providerNow={providerNow} />
        </KeptFocus>
      </Foot>
    </section>
  )
}

type SeatActionProps = Pick<CrashSeatProps, 'seat' | 'table' | 'providerNow'>

function SeatAction({ seat, table, providerNow }: SeatActionProps) {
  const say = useMessages()
  if (!seat.round) {
    const isBetting = table?.phase === 'betting'
    return (
      <ActionButton
        label={isBetting ? say('tables.crash.place') : say('tables.crash.closed')}
        amount={seat.stake.amount}
        disabled={!isBetting || !seat.stake.isRight || seat.isExitWrong}
        onClick={() => void seat.bet()}
      />
    )
  }
  if (!seat.isOpen) return <SeatEnd seat={seat} />
  if (table?.phase === 'flying') return <LeaveButton seat={seat} table={table} providerNow={providerNow} />
  return (
    <button type="button" className="play-action" aria-disabled="true">
      {say('tables.crash.ready')}
    </button>
  )
}

function SeatEnd({ seat }: { seat: Seat }) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  if (!seat.round) return null
  const { leftAt } = viewOf(seat.round)
  if (leftAt === null) return <p className="crash-end">{say('tables.crash.missed')}</p>
  return (
    <p className="crash-end" data-won>
      <b className="num">+{text(takeAmount(seat.round.returned ?? '0.00', seat.round.stake))}</b>
      <span>{say('tables.crash.left', { point: hundredthsText(leftAt) })}</span>
    </p>
  )
}

type LeaveButtonProps = { seat: Seat; table: CrashTable; providerNow: () => number }

/** Names what it pays at this very frame; pressed, it locks and shows the price that was sent. */
function LeaveButton({ seat, table, providerNow }: LeaveButtonProps) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const paid = useRef<HTMLElement>(null)
  const profit = useRef<HTMLSpanElement>(null)
  const stake = seat.round?.stake ?? '0.00'
  const priceNow = () => crashMultiplierAt(Math.max(providerNow() - table.phaseAt, 0))
  const write = (hundredths: number) => {
    const amount = paidAt(stake, hundredths)
    if (paid.current) paid.current.textContent = `${say('tables.crash.leave')} ${text(amount)}`
    if (profit.current)
      profit.current.textContent = say('tables.crash.profit', { amount: text(takeAmount(amount, stake)) })
  }
  useFrames(seat.sentAt === null, () => write(priceNow()))
  return (
    <button
      type="button"
      className="play-action crash-leave"
      aria-disabled={seat.sentAt !== null || undefined}
      aria-busy={seat.sentAt !== null || undefined}
      onClick={() => void seat.leave(priceNow())}
    >
      <b ref={paid} className="num">
        {`${say('tables.crash.leave')} ${text(paidAt(stake, seat.sentAt ?? 100))}`}
      </b>
      <span ref={profit} className="num" />
    </button>
  )
}

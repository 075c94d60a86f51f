import { AUTO_ROUNDS_MOST, LEAST_ROUND_MS } from '@keo/games-contract/play-calls'
import { Switch } from '@keo/ui/fields/switch'
import { Sheet } from '@keo/ui/layers/sheet'
import { type ReactNode, useContext, useState } from 'react'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useAmountEntry } from '../../../page-kit/amounts/use-amount-entry.ts'
import { PlayCurrency, usePlayAmounts } from '../frame/play-context.ts'
import { amountOf, hundredthsOf, playMoney } from '../session/play-money.ts'
import { Choice } from './choice.tsx'
import { Labelled } from './stage.tsx'
import type { AutoPlan } from './use-auto-play.ts'

type OnOff = { readonly isOn: boolean; readonly set: (isOn: boolean) => void }
type AutoPlaySheetProps = {
  stake: string
  /** Where a round can win further ones: whether the row ends there. */
  freeSpins?: OnOff
  /** Where the agent line has it on. */
  fastSpin?: OnOff
  onStart: (plan: AutoPlan) => void
  onClose: () => void
}

const COUNTS = [10, 25, 50, 100, AUTO_ROUNDS_MOST] as const
/** Shown in an empty field, in stakes: how a limit may look. */
const SAMPLE_LOSS = 10n
const SAMPLE_WIN = 20n
/** In stakes. */
const LARGE_WIN = 20

/** How many rounds the page plays by itself, and what ends them. Without a loss limit none begins (RSP-13). */
export default function AutoPlaySheet({ stake, freeSpins, fastSpin, onStart, onClose }: AutoPlaySheetProps) {
  const say = useMessages()
  const language = useLanguage()
  const { text } = usePlayAmounts()
  const [rounds, setRounds] = useState<number>(COUNTS[0])
  const [lossLimit, setLossLimit] = useState('')
  const [winLimit, setWinLimit] = useState('')
  const [hasWinLimit, setHasWinLimit] = useState(false)
  const [endsAtLargeWin, setEndsAtLargeWin] = useState(false)
  const times = (count: bigint) => text(amountOf(hundredthsOf(stake) * count))
  const isLossRight = hundredthsOf(lossLimit) >= hundredthsOf(stake)
  const isWinRight = !hasWinLimit || hundredthsOf(winLimit) > 0n
  const start = () =>
    onStart({
      rounds,
      stake,
      lossLimit,
      winLimit: hasWinLimit ? winLimit : null,
      largeWin: endsAtLargeWin ? LARGE_WIN : null,
    })
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={say('auto.title')}
      closeLabel={say('common.close')}
      footer={
        <button
          type="button"
          className="play-action"
          data-spread
          disabled={!isLossRight || !isWinRight}
          onClick={start}
        >
          <span>{say('auto.start', { count: rounds })}</span>
          <span className="num">{say('auto.most', { amount: times(BigInt(rounds)) })}</span>
        </button>
      }
    >
      <div className="auto-play">
        <Labelled label={say('auto.rounds')} note={say('auto.each', { amount: times(1n) })}>
          <Choice
            label={say('auto.rounds')}
            options={COUNTS.map((key) => ({ key, label: String(key) }))}
            value={rounds}
            onChange={setRounds}
          />
        </Labelled>
        <Row title={say('auto.lossLimit')} note={say('auto.lossNote')}>
          <LimitField
            label={say('auto.lossLimit')}
            amount={lossLimit}
            sample={times(SAMPLE_LOSS)}
            onChange={setLossLimit}
          />
        </Row>
        {lossLimit !== '' && !isLossRight ? (
          <p role="alert" className="text-caption text-error">
            {say('auto.lossLeast', { amount: times(1n) })}
          </p>
        ) : null}
        <Row title={say('auto.winLimit')} note={say('auto.winNote')}>
          {hasWinLimit ? (
            <LimitField
              label={say('auto.winLimit')}
              amount={winLimit}
              sample={times(SAMPLE_WIN)}
              onChange={setWinLimit}
            />
          ) : null}
          <Switch label={say('auto.winLimit')} on={hasWinLimit} onChange={setHasWinLimit} />
        </Row>
        <Row title={say('auto.largeWin')} note={say('auto.largeWinNote')}>
          <span className="auto-play-factor num">{LARGE_WIN}×</span>
          <Switch label={say('auto.largeWin')} on={endsAtLargeWin} onChange={setEndsAtLargeWin} />
        </Row>
        {freeSpins ? (
          <Row title={say('auto.freeSpins')}>
            <Switch label={say('auto.freeSpins')} on={freeSpins.isOn} onChange={freeSpins.set} />
          </Row>
        ) : null}
        {fastSpin ? (
          <Row
            title={say('auto.fast')}
            note={say('auto.fastNote', { seconds: (LEAST_ROUND_MS / 1000).toLocaleString(language) })}
          >
            <Switch label={say('auto.fast')} on={fastSpin.isOn} onChange={fastSpin.set} />
          </Row>
        ) : null}
      </div>
    </Sheet>
  )
}

function Row({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="auto-play-row">
      <div>
        <b>{title}</b>
        {note ? <span>{note}</span> : null}
      </div>
      {children}
    </div>
  )
}

type LimitFieldProps = {
  label: string
  amount: string
  sample: string
  onChange: (amount: string) => void
}

function LimitField({ label, amount, sample, onChange }: LimitFieldProps) {
  const currency = useContext(PlayCurrency)
  const unit = playMoney('0', currency).currency
  const entry = useAmountEntry({ amount, onChange, currency: unit, isWhole: true })
  return (
    <input
      className="auto-play-limit num"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-required
      placeholder={sample}
      value={entry.text}
      onChange={(event) => entry.onText(event.target.value)}
    />
  )
}

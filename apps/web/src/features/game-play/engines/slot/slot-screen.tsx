import { SlotView } from '@keo/games-contract/engines/slot'
import type { PlayRound } from '@keo/games-contract/play-round'
import { ArrowsClockwiseIcon } from '@keo/ui/icons/arrows-clockwise'
import { FastForwardIcon } from '@keo/ui/icons/fast-forward'
import { ListBulletsIcon } from '@keo/ui/icons/list-bullets'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { AutoPlayControl } from '../../kit/auto-play-control.tsx'
import { groundOf } from '../../kit/ground.ts'
import { slotMachineOf } from '@keo/game-rules/games/slot-machines'
import { Controls, Stage } from '../../kit/stage.tsx'
import { StakeField, StakeQuick } from '../../kit/stake-field.tsx'
import { useAutoPlay } from '../../kit/use-auto-play.ts'
import { useStake } from '../../kit/use-stake.ts'
import { amountOf, hundredthsOf, isMore } from '../../session/play-money.ts'
import { Reels } from './reels.tsx'
import { slotTheme } from '@keo/ui/drawings/games/slot-theme'
import { type Spins, useSpins } from './use-spins.ts'
import { WinLine } from './win-line.tsx'

const PaytableSheet = lazy(() => import('./paytable-sheet.tsx'))

export default function SlotScreen(props: EngineProps) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const { facts } = props.game
  const machine = slotMachineOf(facts)
  const theme = slotTheme(facts)
  const stake = useStake(props.limits)
  const [isFast, setFast] = useState(false)
  const [endsAtFree, setEndsAtFree] = useState(true)
  const { spins, isPlaying: isSpinning, spin } = useSpins(props, isFast)
  const auto = useAutoPlay(props, (amount, row) => spin({ stake: amount }, row))
  const isPlaying = isSpinning || auto.isOn
  const [isTableOpen, setTableOpen] = useState(false)
  const { freeRounds: given } = props
  const isShort = !given && isMore(stake.amount || '0', props.balance) && !isPlaying
  const start = () =>
    void spin(given ? { stake: given.stake, bonusCode: given.code } : { stake: stake.amount })
  const jackpot = jackpotOf(props, spins)
  const staked = text(amountOf(hundredthsOf(stake.amount)))
  const perLine = machine.lines === 'ways' ? null : machine.lines.length
  return (
    <>
      <Stage ground={groundOf(facts)} className="slot-stage">
        {jackpot === null ? null : (
          <p className="slot-jackpot">
            {say('slot.jackpot')} <b className="num">{text(jackpot)}</b>
          </p>
        )}
        {given ? (
          <p className="slot-gift">{say('slot.gift', { count: given.left, amount: text(given.stake) })}</p>
        ) : null}
        <FreeSpins spins={spins} factor={machine.freeSpins?.factor ?? 1} />
        <Reels
          machine={machine}
          theme={theme}
          spins={spins}
          isWaiting={isPlaying && props.busy}
          isReduced={props.isReduced}
        />
        <WinLine machine={machine} theme={theme} spins={spins} />
      </Stage>
      <Controls>
        {isShort || props.isChecking ? (
          <>
            <StakeField stake={stake} limits={props.limits} label={say('slot.stake')} />
            <ActionButton label={say('wheel.spin')} amount={stake.amount} onClick={start} />
          </>
        ) : (
          <div className="slot-controls">
            <StakeField
              stake={stake}
              limits={props.limits}
              label={say('slot.stake')}
              isLocked={isPlaying || given !== null}
              hasQuick={false}
            />
            <button
              type="button"
              className="slot-spin"
              aria-label={given ? say('slot.spinGift') : say('slot.spin', { amount: staked })}
              aria-busy={isPlaying || undefined}
              disabled={isPlaying || (!given && !stake.isRight) || props.isBlocked}
              onClick={start}
            >
              <ArrowsClockwiseIcon size={34} />
              <span className="num">{given ? say('slot.giftShort') : staked}</span>
            </button>
            <div className="slot-side">
              <button type="button" onClick={() => setTableOpen(true)}>
                <ListBulletsIcon size={18} />
                {say('slot.paytable')}
              </button>
              {props.game.hasFastSpin ? (
                <button type="button" aria-pressed={isFast} onClick={() => setFast(!isFast)}>
                  <FastForwardIcon size={18} />
                  {say('slot.fast')}
                </button>
              ) : null}
              {props.game.hasAutoPlay && !given ? (
                <AutoPlayControl
                  auto={auto}
                  stake={stake.amount}
                  isLocked={isPlaying || !stake.isRight || props.isBlocked}
                  freeSpins={machine.freeSpins ? { isOn: endsAtFree, set: setEndsAtFree } : undefined}
                  fastSpin={props.game.hasFastSpin ? { isOn: isFast, set: setFast } : undefined}
                  onStart={(plan) => void auto.start(plan, (round) => endsAtFree && hasFreeSpins(round))}
                />
              ) : null}
              <p className="num">
                {perLine === null
                  ? say('slot.ways')
                  : `${say('slot.lines', { count: perLine })} × ${text(amountOf(hundredthsOf(stake.amount) / BigInt(machine.unit)))}`}
              </p>
            </div>
            <StakeQuick stake={stake} limits={props.limits} isLocked={isPlaying || given !== null} />
          </div>
        )}
      </Controls>
      <Suspense fallback={null}>
        {isTableOpen ? (
          <PaytableSheet
            machine={machine}
            theme={theme}
            stake={stake.amount}
            onClose={() => setTableOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

const hasFreeSpins = ({ view }: PlayRound) => (SlotView.safeParse(view).data?.freeSpins.length ?? 0) > 0

/** Which of the free spins is shown, and what each is multiplied by. */
function FreeSpins({ spins, factor }: { spins: Spins | null; factor: number }) {
  const say = useMessages()
  const total = spins?.view.freeSpins.length ?? 0
  if (!spins || total === 0 || spins.at === 0) return null
  return (
    <div className="slot-free">
      <div>
        <span>{say('slot.free')}</span>
        <b className="num">
          {spins.at} <em>/ {total}</em>
        </b>
      </div>
      <div className="text-right">
        <span>{say('slot.factor')}</span>
        <b className="num">×{factor}</b>
      </div>
    </div>
  )
}

/** What the local jackpot stood at after the last round that was shown. */
function jackpotOf({ game, rounds }: EngineProps, spins: Spins | null): string | null {
  if (!game.facts.hasJackpot) return null
  if (spins?.isOver) return spins.view.jackpot
  return SlotView.safeParse(rounds[0]?.view).data?.jackpot ?? null
}

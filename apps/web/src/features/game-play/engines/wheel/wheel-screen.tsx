import { WheelView } from '@keo/games-contract/engines/wheel'
import { WHEEL_SIZES, wheelMultipliers, type WheelRisk } from '@keo/game-rules/games/wheel'
import { useMemo } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { Choice } from '../../kit/choice.tsx'
import { groundOf } from '../../kit/ground.ts'
import { HistoryStrip } from '../../kit/history-strip.tsx'
import { MultiplierPill } from '../../kit/multiplier-pill.tsx'
import { readOnce } from '../../kit/read-once.ts'
import { ResultPill } from '../../kit/result-pill.tsx'
import { RiskChoice } from '../../kit/risk-choice.tsx'
import { Seal } from '../../kit/seal.tsx'
import { Controls, Foot, Labelled, Stage } from '../../kit/stage.tsx'
import { StakeField } from '../../kit/stake-field.tsx'
import { useSetting } from '../../kit/use-setting.ts'
import { useSingleRound } from '../../kit/use-single-round.ts'
import { useStake } from '../../kit/use-stake.ts'
import { multiplierText } from '../../session/play-money.ts'
import { PrizeWheel } from './prize-wheel.tsx'

const SPIN_MS = 4200

const labelOf = readOnce(({ view }) => multiplierText(WheelView.safeParse(view).data?.multiplier ?? 0))

export default function WheelScreen(props: EngineProps) {
  const say = useMessages()
  const stake = useStake(props.limits)
  const { facts } = props.game
  const { value: risk, ...risks } = useSetting<WheelRisk>(facts, 'risk', 'low')
  const { value: size, ...sizes } = useSetting<number>(facts, 'places', WHEEL_SIZES[0])
  const places = risk === 'high' ? size : WHEEL_SIZES[0]
  const round = useSingleRound(props, {
    view: WheelView,
    drawMs: SPIN_MS,
    say: ({ multiplier }, result) => say('wheel.said', { multiplier: multiplierText(multiplier), result }),
  })
  // One list for as long as the wheel stays the same: its drawing is made of it.
  const multipliers = useMemo(() => wheelMultipliers({ risk, places }), [risk, places])
  const kinds = [...new Set(multipliers)].toSorted((a, b) => a - b)
  return (
    <>
      <Stage ground={groundOf(facts)}>
        <HistoryStrip rounds={props.rounds} label={labelOf} />
        <div className="play-center">
          <PrizeWheel
            key={`${risk} ${places}`}
            multipliers={multipliers}
            place={round.drawn?.view.place ?? null}
            spin={round.drawn?.round.number ?? 0}
            isReduced={props.isReduced}
          />
          <div className="play-result-slot">
            {round.isDrawing ? null : <ResultPill round={round.drawn?.round ?? null} />}
          </div>
        </div>
        <div className="play-strip justify-center">
          {kinds.map((multiplier) => (
            <MultiplierPill
              key={multiplier}
              multiplier={multiplier}
              tone={!round.isDrawing && round.drawn?.view.multiplier === multiplier ? 'bright' : undefined}
            />
          ))}
        </div>
      </Stage>
      <Controls>
        <div className="play-halves">
          <StakeField stake={stake} limits={props.limits} isLocked={round.isLocked} />
          <div className="flex flex-col gap-2">
            <RiskChoice value={risk} onChange={risks.set} isLocked={round.isLocked || risks.isFixed} />
            {risk === 'high' ? (
              <Labelled label={say('wheel.places')}>
                <Choice
                  label={say('wheel.places')}
                  options={WHEEL_SIZES.map((key) => ({ key, label: String(key) }))}
                  value={size}
                  onChange={sizes.set}
                  isLocked={round.isLocked || sizes.isFixed}
                />
              </Labelled>
            ) : null}
          </div>
        </div>
        <Foot>
          <ActionButton
            label={say('wheel.spin')}
            amount={stake.amount}
            disabled={!stake.isRight || round.isDrawing}
            onClick={() => void round.go({ stake: stake.amount, risk, places })}
          />
        </Foot>
        <Seal number={props.seeds.nextNonce} />
      </Controls>
    </>
  )
}

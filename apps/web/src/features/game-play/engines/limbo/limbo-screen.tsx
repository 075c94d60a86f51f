import { LimboView } from '@keo/games-contract/engines/limbo'
import { isLimboTarget } from '@keo/game-rules/games/limbo'
import { MinusIcon } from '@keo/ui/icons/minus'
import { PlusIcon } from '@keo/ui/icons/plus'
import { useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { Choice } from '../../kit/choice.tsx'
import { groundOf } from '../../kit/ground.ts'
import { HistoryStrip } from '../../kit/history-strip.tsx'
import { readOnce } from '../../kit/read-once.ts'
import { ResultPill } from '../../kit/result-pill.tsx'
import { Seal } from '../../kit/seal.tsx'
import { Controls, Foot, Labelled, Stage } from '../../kit/stage.tsx'
import { StakeField } from '../../kit/stake-field.tsx'
import { Tiles } from '../../kit/tiles.tsx'
import { useSetting } from '../../kit/use-setting.ts'
import { useSingleRound } from '../../kit/use-single-round.ts'
import { useStake } from '../../kit/use-stake.ts'
import { payoutText } from '../../session/play-money.ts'
import './limbo.css'

const DRAW_MS = 800
const TARGETS = [150, 200, 500, 1000] as const
const LEAST = 101
const MOST = 1_000_000
/** Ten-thousandths of a hundredth. */
const SCALE = 100

/** Hundredths as `1.50`. */
const targetText = (hundredths: number) => (hundredths / 100).toFixed(2)
const pointText = (hundredths: number) => `${targetText(hundredths)}×`

const labelOf = readOnce(({ view }) => pointText(LimboView.safeParse(view).data?.point ?? 100))

export default function LimboScreen(props: EngineProps) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const stake = useStake(props.limits)
  const { value: target, set: setTarget, isFixed } = useSetting<number>(props.game.facts, 'target', 200)
  const [typed, setTyped] = useState(targetText(target))
  const round = useSingleRound(props, {
    view: LimboView,
    drawMs: DRAW_MS,
    say: ({ point }, result) => say('limbo.said', { point: pointText(point), result }),
  })
  const isRight = isLimboTarget(target)
  const isTargetLocked = round.isLocked || isFixed
  function choose(next: number): void {
    const bounded = Math.min(Math.max(next, LEAST), MOST)
    setTarget(bounded)
    setTyped(targetText(bounded))
  }
  function type(value: string): void {
    setTyped(value)
    setTarget(targetOf(value))
  }
  const point = round.drawn?.view.point
  const isWon = !round.isDrawing && round.drawn !== null && round.drawn.view.multiplier > 0
  return (
    <>
      <Stage ground={groundOf(props.game.facts)}>
        <HistoryStrip rounds={props.rounds} label={labelOf} />
        <div className="play-center">
          <output
            className="limbo-point num"
            data-won={isWon || undefined}
            data-drawing={round.isDrawing || undefined}
          >
            {point === undefined ? '1.00×' : pointText(point)}
          </output>
          <div className="play-result-slot">
            {round.isDrawing ? null : <ResultPill round={round.drawn?.round ?? null} />}
          </div>
        </div>
        <Tiles
          tiles={[
            { label: say('limbo.target'), value: isRight ? pointText(target) : '–', isOwn: true },
            { label: say('game.chance'), value: isRight ? `${(9900 / target).toFixed(2)}%` : '–' },
            {
              label: say('game.payout'),
              value: isRight ? text(payoutText(stake.amount, target * SCALE)) : '–',
            },
          ]}
        />
      </Stage>
      <Controls>
        <div className="play-halves">
          <StakeField stake={stake} limits={props.limits} isLocked={round.isLocked} />
          <Labelled label={say('limbo.target')}>
            <div
              className="play-step"
              data-wrong={!isRight || undefined}
              data-locked={isTargetLocked || undefined}
            >
              <button
                type="button"
                className="play-step-end play-step-narrow"
                aria-label={say('limbo.less')}
                disabled={isTargetLocked}
                onClick={() => choose(target - 10)}
              >
                <MinusIcon size={16} />
              </button>
              <input
                className="play-step-value num"
                inputMode="decimal"
                autoComplete="off"
                aria-label={say('limbo.target')}
                aria-invalid={!isRight || undefined}
                disabled={isTargetLocked}
                value={typed}
                onChange={(event) => type(event.target.value)}
              />
              <button
                type="button"
                className="play-step-end play-step-narrow"
                aria-label={say('limbo.more')}
                disabled={isTargetLocked}
                onClick={() => choose(target + 10)}
              >
                <PlusIcon size={16} />
              </button>
            </div>
            <div className="mt-2">
              <Choice
                label={say('limbo.target')}
                options={TARGETS.map((key) => ({ key, label: `${key / 100}×` }))}
                value={TARGETS.find((one) => one === target) ?? 0}
                onChange={choose}
                isLocked={isTargetLocked}
              />
            </div>
          </Labelled>
        </div>
        {isRight ? null : (
          <p role="alert" className="text-caption text-error">
            {say('limbo.bounds')}
          </p>
        )}
        <Foot>
          <ActionButton
            label={say('game.bet')}
            amount={stake.amount}
            disabled={!stake.isRight || !isRight || round.isDrawing}
            onClick={() => void round.go({ stake: stake.amount, target })}
          />
        </Foot>
        <Seal number={props.seeds.nextNonce} />
      </Controls>
    </>
  )
}

/** Hundredths of what was typed, with a point or a comma; 0 for anything else. */
export function targetOf(typed: string): number {
  const found = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : 0
}

import { KenoView } from '@keo/games-contract/engines/keno'
import { kenoMultiplier } from '@keo/game-rules/games/keno'
import { useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { groundOf } from '../../kit/ground.ts'
import { ResultPill } from '../../kit/result-pill.tsx'
import { Seal } from '../../kit/seal.tsx'
import { Controls, Foot, Labelled, Stage } from '../../kit/stage.tsx'
import { StakeField } from '../../kit/stake-field.tsx'
import { useSetting } from '../../kit/use-setting.ts'
import { useSingleRound } from '../../kit/use-single-round.ts'
import { useStake } from '../../kit/use-stake.ts'
import { multiplierText } from '../../session/play-money.ts'
import { KenoBoard, MOST_PICKS, NUMBERS } from './keno-board.tsx'

const DRAW_MS = 1600

export default function KenoScreen(props: EngineProps) {
  const say = useMessages()
  const stake = useStake(props.limits)
  const [picks, setPicks] = useState<readonly number[]>([])
  const { value: most, isFixed } = useSetting(props.game.facts, 'picks', MOST_PICKS)
  const isEnough = isFixed ? picks.length === most : picks.length > 0
  const round = useSingleRound(props, {
    view: KenoView,
    drawMs: DRAW_MS,
    say: ({ hits }, result) => say('keno.said', { count: hits, result }),
  })
  const hits = round.isDrawing ? null : (round.drawn?.view.hits ?? null)
  const toggle = (number: number) =>
    setPicks(
      picks.includes(number) ? picks.filter((one) => one !== number) : [...picks, number].slice(0, most),
    )
  return (
    <>
      <Stage ground={groundOf(props.game.facts)}>
        <KenoBoard
          picks={picks}
          most={most}
          drawn={round.drawn?.view.drawn ?? []}
          round={round.drawn?.round.id ?? ''}
          isLocked={round.isLocked}
          onToggle={toggle}
        />
        <div className="play-result-slot">
          {round.isDrawing ? null : <ResultPill round={round.drawn?.round ?? null} />}
        </div>
        <ol className="keno-pays">
          {Array.from({ length: picks.length + 1 }, (_, count) => count)
            .filter((count) => picks.length > 0 && kenoMultiplier(picks.length, count) > 0)
            .map((count) => (
              <li key={count} data-now={hits === count || undefined}>
                <span>{say('keno.hits', { count })}</span>
                <b className="num">{multiplierText(kenoMultiplier(picks.length, count))}</b>
              </li>
            ))}
        </ol>
      </Stage>
      <Controls>
        <div className="play-halves">
          <StakeField stake={stake} limits={props.limits} isLocked={round.isLocked} />
          <Labelled label={say('keno.picked', { count: picks.length, most })}>
            <div className="play-quick keno-quick" data-locked={round.isLocked || undefined}>
              <button type="button" disabled={round.isLocked} onClick={() => setPicks(anyPicks(most))}>
                {say('keno.auto')}
              </button>
              <button type="button" disabled={round.isLocked} onClick={() => setPicks([])}>
                {say('keno.clear')}
              </button>
            </div>
          </Labelled>
        </div>
        <Foot>
          <ActionButton
            label={say('game.bet')}
            amount={stake.amount}
            disabled={!stake.isRight || !isEnough || round.isDrawing}
            onClick={() => void round.go({ stake: stake.amount, picks })}
          />
        </Foot>
        {isEnough ? (
          <Seal number={props.seeds.nextNonce} />
        ) : (
          <p className="play-seal">{isFixed ? say('keno.exactly', { count: most }) : say('keno.first')}</p>
        )}
      </Controls>
    </>
  )
}

/** As many numbers as can be picked; what is drawn does not know them. */
function anyPicks(most: number): number[] {
  const keys = crypto.getRandomValues(new Uint32Array(NUMBERS))
  return Array.from({ length: NUMBERS }, (_, index) => index + 1)
    .toSorted((a, b) => (keys[a - 1] ?? 0) - (keys[b - 1] ?? 0))
    .slice(0, most)
    .toSorted((a, b) => a - b)
}

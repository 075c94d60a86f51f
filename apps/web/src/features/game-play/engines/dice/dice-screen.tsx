import { DiceView } from '@keo/games-contract/engines/dice'
import { dicePrice } from '@keo/game-rules/games/dice'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
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
import { multiplierText } from '../../session/play-money.ts'
import { DiceTrack } from './dice-track.tsx'
import { FACES, LEAST, MOST, rollText } from './dice-text.ts'

const DRAW_MS = 700
const STEP = 50

const labelOf = readOnce(({ view }) => rollText(DiceView.safeParse(view).data?.roll ?? 0))

export default function DiceScreen(props: EngineProps) {
  const say = useMessages()
  const stake = useStake(props.limits)
  const { facts } = props.game
  const { value: side, ...sides } = useSetting<'under' | 'over'>(facts, 'side', 'under')
  const { value: threshold, ...thresholds } = useSetting(facts, 'threshold', FACES / 2)
  const round = useSingleRound(props, {
    view: DiceView,
    drawMs: DRAW_MS,
    say: ({ roll }, result) => say('dice.said', { roll: rollText(roll), result }),
  })
  const border = side === 'under' ? threshold : FACES - threshold
  return (
    <>
      <Stage ground={groundOf(facts)}>
        <HistoryStrip rounds={props.rounds} label={labelOf} />
        <div className="play-center">
          <DiceTrack side={side} border={border} drawn={round.drawn} isDrawing={round.isDrawing} />
          <div className="play-result-slot">
            {round.isDrawing ? null : <ResultPill round={round.drawn?.round ?? null} />}
          </div>
        </div>
        <Tiles
          tiles={[
            { label: say('game.multiplier'), value: multiplierText(dicePrice(threshold)), isOwn: true },
            { label: say('game.chance'), value: `${(threshold / 100).toFixed(2)}%` },
            { label: say(`dice.wins.${side}`), value: rollText(border) },
          ]}
        />
      </Stage>
      <Controls>
        <div className="play-halves">
          <StakeField stake={stake} limits={props.limits} isLocked={round.isLocked} />
          <Labelled label={say('dice.side')}>
            <Choice
              label={say('dice.side')}
              options={[
                { key: 'under', label: say('dice.under') },
                { key: 'over', label: say('dice.over') },
              ]}
              value={side}
              onChange={sides.set}
              isLocked={round.isLocked || sides.isFixed}
            />
          </Labelled>
        </div>
        <Labelled label={say('dice.threshold')} note={`${(threshold / 100).toFixed(2)}%`}>
          <input
            type="range"
            className="play-range"
            aria-label={say('dice.threshold')}
            min={LEAST}
            max={MOST}
            step={STEP}
            disabled={round.isLocked || thresholds.isFixed}
            value={threshold}
            onChange={(event) => thresholds.set(Number(event.target.value))}
          />
        </Labelled>
        <Foot>
          <ActionButton
            label={say('game.bet')}
            amount={stake.amount}
            disabled={!stake.isRight || round.isDrawing}
            onClick={() => void round.go({ stake: stake.amount, side, threshold })}
          />
        </Foot>
        <Seal number={props.seeds.nextNonce} />
      </Controls>
    </>
  )
}

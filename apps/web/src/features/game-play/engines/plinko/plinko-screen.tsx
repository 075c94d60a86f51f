import { PlinkoView } from '@keo/games-contract/engines/plinko'
import { PLINKO_ROWS, type PlinkoRisk, type PlinkoRows } from '@keo/game-rules/games/plinko'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { AutoPlayControl } from '../../kit/auto-play-control.tsx'
import { Choice } from '../../kit/choice.tsx'
import { groundOf } from '../../kit/ground.ts'
import { HistoryStrip } from '../../kit/history-strip.tsx'
import { ResultPill } from '../../kit/result-pill.tsx'
import { RiskChoice } from '../../kit/risk-choice.tsx'
import { Controls, Foot, Labelled, Stage } from '../../kit/stage.tsx'
import { StakeField } from '../../kit/stake-field.tsx'
import { useAutoPlay } from '../../kit/use-auto-play.ts'
import { readOnce } from '../../kit/read-once.ts'
import { useSetting } from '../../kit/use-setting.ts'
import { useStake } from '../../kit/use-stake.ts'
import { multiplierText } from '../../session/play-money.ts'
import { PlinkoBoard } from './plinko-board.tsx'
import { useBalls } from './use-balls.ts'

const labelOf = readOnce(({ view }) => multiplierText(PlinkoView.safeParse(view).data?.multiplier ?? 0, 0))

export default function PlinkoScreen(props: EngineProps) {
  const say = useMessages()
  const stake = useStake(props.limits)
  const { facts } = props.game
  const { value: risk, ...risks } = useSetting<PlinkoRisk>(facts, 'risk', 'medium')
  const { value: rows, ...rowCounts } = useSetting<PlinkoRows>(facts, 'rows', 12)
  const balls = useBalls(props)
  const auto = useAutoPlay(props, (amount, row) => balls.dropInRow({ stake: amount, rows, risk }, row))
  const isLocked = balls.isDropping || balls.falling.length > 0 || auto.isOn
  return (
    <>
      <Stage ground={groundOf(facts)}>
        <HistoryStrip rounds={props.rounds} label={labelOf} />
        <PlinkoBoard
          plinko={{ rows, risk }}
          falling={balls.falling}
          landed={balls.landed?.slot ?? null}
          isReduced={props.isReduced}
          onLanded={balls.land}
        />
        <div className="play-result-slot">
          {isLocked ? null : <ResultPill round={balls.landed?.round ?? null} />}
        </div>
      </Stage>
      <Controls>
        <div className="play-halves">
          <RiskChoice value={risk} onChange={risks.set} isLocked={isLocked || risks.isFixed} />
          <Labelled label={say('plinko.rows')}>
            <Choice
              label={say('plinko.rows')}
              options={PLINKO_ROWS.map((key) => ({ key, label: String(key) }))}
              value={rows}
              onChange={rowCounts.set}
              isLocked={isLocked || rowCounts.isFixed}
            />
          </Labelled>
        </div>
        <StakeField stake={stake} limits={props.limits} label={say('plinko.stake')} isLocked={isLocked} />
        {props.game.hasAutoPlay ? (
          <AutoPlayControl auto={auto} stake={stake.amount} isLocked={isLocked} onStart={auto.start} />
        ) : null}
        <Foot>
          <ActionButton
            label={say('plinko.drop', { count: 1 })}
            amount={stake.amount}
            disabled={!stake.isRight || isLocked}
            onClick={() => void balls.drop({ stake: stake.amount, rows, risk })}
          />
        </Foot>
      </Controls>
    </>
  )
}

import { PlinkoView } from '@keo/games-contract/engines/plinko'
import { PLINKO_ROWS, type PlinkoRisk, type PlinkoRows } from '@keo/game-rules/games/plinko'
import { useState } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { Choice } from '../../kit/choice.tsx'
import { groundOf } from '../../kit/ground.ts'
import { HistoryStrip } from '../../kit/history-strip.tsx'
import { ResultPill } from '../../kit/result-pill.tsx'
import { RiskChoice } from '../../kit/risk-choice.tsx'
import { Controls, Labelled, Stage } from '../../kit/stage.tsx'
import { StakeField } from '../../kit/stake-field.tsx'
import { useSetting } from '../../kit/use-setting.ts'
import { useStake } from '../../kit/use-stake.ts'
import { amountOf, hundredthsOf, multiplierText } from '../../session/play-money.ts'
import { PlinkoBoard } from './plinko-board.tsx'
import { useBalls } from './use-balls.ts'

const BALLS = [1, 5, 20] as const

export default function PlinkoScreen(props: EngineProps) {
  const say = useMessages()
  const stake = useStake(props.limits)
  const { facts } = props.game
  const { value: risk, ...risks } = useSetting<PlinkoRisk>(facts, 'risk', 'medium')
  const { value: rows, ...rowCounts } = useSetting<PlinkoRows>(facts, 'rows', 12)
  const [count, setCount] = useState<number>(1)
  const balls = useBalls(props)
  const isLocked = balls.isDropping || balls.falling.length > 0
  const total = amountOf(hundredthsOf(stake.amount) * BigInt(count))
  return (
    <>
      <Stage ground={groundOf(facts)}>
        <HistoryStrip
          rounds={props.rounds}
          label={({ view }) => multiplierText(PlinkoView.safeParse(view).data?.multiplier ?? 0, 0)}
        />
        <PlinkoBoard
          plinko={{ rows, risk }}
          falling={balls.falling}
          landed={balls.landed?.slot ?? null}
          isReduced={props.isReduced}
          onLanded={balls.land}
        />
        <div className="play-result-slot">
          {balls.falling.length > 1 ? (
            <p className="play-result">{say('plinko.falling', { count: balls.falling.length })}</p>
          ) : isLocked ? null : (
            <ResultPill round={balls.landed?.round ?? null} />
          )}
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
        <div className="play-halves">
          <StakeField stake={stake} limits={props.limits} label={say('plinko.stake')} isLocked={isLocked} />
          <Labelled label={say('plinko.balls')}>
            <Choice
              label={say('plinko.balls')}
              options={BALLS.map((key) => ({ key, label: String(key) }))}
              value={count}
              onChange={setCount}
              isLocked={isLocked}
            />
          </Labelled>
        </div>
        <ActionButton
          label={say('plinko.drop', { count })}
          amount={total}
          disabled={!stake.isRight || isLocked}
          onClick={() => void balls.drop({ stake: stake.amount, rows, risk }, count)}
        />
      </Controls>
    </>
  )
}

import { getTradingScores, type TradingScore } from '@keo/contract/console-trading-settlement'
import type { ResponseOf } from '@keo/contract/define-call'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { Empty, Loaded } from '../../parts/states.tsx'
import { useCall } from '../../platform/queries.ts'
import { SettlementPreview, type SettlementAct } from './settlement-preview.tsx'
import { settlementWords } from './settlement-words.ts'
import { enteredLines, kindsOf, type EnteredScores, keyOfLine } from './true-score.ts'

type Line = ResponseOf<typeof getTradingScores>['lines'][number]

/** The true score of a match that is over: every market that is read from it follows. */
export function ScoreForm({ matchId }: { matchId: number }) {
  const { say } = useLook(settlementWords)
  const found = useCall(getTradingScores, { matchId })
  return (
    <section className="panel" aria-label={say('byScore')}>
      <h2>{say('byScore')}</h2>
      <Loaded of={found}>
        {({ lines }) =>
          lines.length === 0 ? <Empty>{say('noScore')}</Empty> : <Scores matchId={matchId} lines={lines} />
        }
      </Loaded>
    </section>
  )
}

function Scores({ matchId, lines }: { matchId: number; lines: readonly Line[] }) {
  const { say } = useLook(settlementWords)
  const kinds = kindsOf(lines)
  const [kind, setKind] = useState(kinds[0] ?? 0)
  const [entered, setEntered] = useState<EnteredScores>({})
  const [act, setAct] = useState<SettlementAct | null>(null)
  const scores = enteredLines(lines, entered)
  const enter = (line: TradingScore, side: 'home' | 'away', text: string) => {
    setAct(null)
    const key = keyOfLine(line)
    setEntered({ ...entered, [key]: { ...entered[key], [side]: text } })
  }
  return (
    <>
      <p className="meta">{say('scoreNote')}</p>
      <div className="filters" role="group" aria-label={say('byScore')}>
        {kinds.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === kind}
            onClick={() => setKind(one)}
          >
            {say(`kind.${one}` as 'kind.5')}
          </button>
        ))}
      </div>
      <ScoreTable lines={lines.filter((line) => line.kind === kind)} entered={entered} onEnter={enter} />
      <Button
        size="s"
        disabled={scores === null || scores.length === 0}
        onClick={() => scores && setAct({ matchId, scores })}
      >
        {say('preview')}
      </Button>
      {act ? <SettlementPreview act={act} /> : null}
    </>
  )
}

type TableProps = {
  lines: readonly Line[]
  entered: EnteredScores
  onEnter: (line: TradingScore, side: 'home' | 'away', text: string) => void
}

function ScoreTable({ lines, entered, onEnter }: TableProps) {
  const { say } = useLook(settlementWords)
  return (
    <table className="score-lines">
      <thead>
        <tr>
          <th>{say('period')}</th>
          <th>{say('settledAs')}</th>
          <th>{say('correctIs')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.period}>
            <td>{line.name}</td>
            <td className="num">
              {line.home}–{line.away}
            </td>
            <td className="num">
              {(['home', 'away'] as const).map((side) => (
                <input
                  key={side}
                  inputMode="numeric"
                  aria-label={`${line.name} ${say(side)}`}
                  placeholder={String(line[side])}
                  value={entered[keyOfLine(line)]?.[side] ?? ''}
                  onChange={({ target }) => onEnter(line, side, target.value)}
                />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

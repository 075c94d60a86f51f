import {
  getTradingMarket,
  OUTCOME_NAMES,
  type MarketResult,
  type ResultOutcome,
} from '@keo/contract/console-trading-settlement'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { Loaded } from '../../parts/states.tsx'
import { useCall } from '../../platform/queries.ts'
import { SettlementPreview, type SettlementAct } from './settlement-preview.tsx'
import { settlementWords } from './settlement-words.ts'

type Chosen = Readonly<Record<string, ResultOutcome | ''>>

const keyOf = ({ optionType, homeAtBet, awayAtBet }: MarketResult): string =>
  `${optionType}/${homeAtBet ?? ''}-${awayAtBet ?? ''}`

/** How each option that was bet on ended, as a person says it. */
export function ResultForm({ matchId, marketId }: { matchId: number; marketId: number }) {
  const market = useCall(getTradingMarket, { marketId })
  const [chosen, setChosen] = useState<Chosen>({})
  const [act, setAct] = useState<SettlementAct | null>(null)
  const { say } = useLook(settlementWords)
  const choose = (key: string, outcome: ResultOutcome | '') => {
    setAct(null)
    setChosen({ ...chosen, [key]: outcome })
  }
  return (
    <section className="panel">
      <h2>{say('result')}</h2>
      <Loaded of={market}>
        {({ results }) => {
          const entered = results.flatMap((result) => {
            const outcome = chosen[keyOf(result)] || result.outcome
            const { optionType, homeAtBet, awayAtBet } = result
            return outcome ? [{ optionType, homeAtBet, awayAtBet, outcome }] : []
          })
          const isWhole = entered.length === results.length
          return (
            <>
              <Outcomes results={results} chosen={chosen} onChoose={choose} />
              <Button
                size="s"
                disabled={!isWhole}
                onClick={() => setAct({ matchId, marketId, results: entered })}
              >
                {say('preview')}
              </Button>
            </>
          )
        }}
      </Loaded>
      {act ? <SettlementPreview act={act} /> : null}
    </section>
  )
}

type OutcomesProps = {
  results: readonly MarketResult[]
  chosen: Chosen
  onChoose: (key: string, outcome: ResultOutcome | '') => void
}

function Outcomes({ results, chosen, onChoose }: OutcomesProps) {
  const { say } = useLook(settlementWords)
  return (
    <table>
      <thead>
        <tr>
          <th>{say('ticket')}</th>
          <th>{say('settledAs')}</th>
          <th>{say('correctIs')}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={keyOf(result)}>
            <td>
              {result.name}{' '}
              <span className="meta num">
                {result.homeAtBet === null ? '' : `(${result.homeAtBet}–${result.awayAtBet}) `}
                {result.bets} {say('bets')}
              </span>
            </td>
            <td>{result.outcome ? say(result.outcome) : say('unsettled')}</td>
            <td>
              <select
                aria-label={`${say('correctIs')}: ${result.name}`}
                value={chosen[keyOf(result)] ?? ''}
                onChange={({ target }) => onChoose(keyOf(result), target.value as ResultOutcome | '')}
              >
                <option value="">{result.outcome ? say(result.outcome) : say('choose')}</option>
                {OUTCOME_NAMES.map((name) => (
                  <option key={name} value={name}>
                    {say(name)}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

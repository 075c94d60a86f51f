import type { PlanResult } from '@keo/contract/experts'
import { useMessages } from '../../language/messages.ts'
import './result-bars.css'

/** The last results, oldest first: a won one is lit. */
export function ResultBars({ results }: { results: readonly PlanResult[] }) {
  const say = useMessages()
  const won = results.filter((result) => result === 'won').length
  const label = say('experts.lastResults', { count: results.length, won })
  return (
    <div className="expert-bars" role="img" aria-label={label}>
      {results
        .map((result, place) => ({ place, result }))
        .map(({ place, result }) => (
          <i key={place} data-result={result} />
        ))}
    </div>
  )
}

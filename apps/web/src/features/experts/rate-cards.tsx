import type { ExpertView } from '@keo/contract/experts'
import { Card } from '@keo/ui/primitives/card'
import { useMessages } from '../../language/messages.ts'
import { hitText } from './expert-words.ts'
import { ResultBars } from './result-bars.tsx'
import './rate-cards.css'

/** The last few beside all of them, so that nobody takes a lucky week for skill. */
export function RateCards({ expert: { record, lastResults } }: { expert: ExpertView }) {
  const say = useMessages()
  if (record.hitRate === null) return <p className="expert-note">{say('experts.noSample')}</p>
  const won = lastResults.filter((result) => result === 'won').length
  const decided = lastResults.filter((result) => result !== 'push').length
  const of = { last: lastResults.length, count: record.plans }
  return (
    <section>
      <div className="rate-cards">
        <Card>
          <span>{say('plan.last', { count: lastResults.length })}</span>
          <b className="num">
            {decided === 0 ? '–' : Math.round((won / decided) * 100)}
            <i>%</i>
          </b>
          <ResultBars results={lastResults} />
        </Card>
        <Card>
          <span>{say('plan.whole', { count: record.plans })}</span>
          <b className="num" data-all>
            {hitText(record)}
            <i>%</i>
          </b>
          <span className="rate-range">
            <i style={{ left: `${record.low / 10}%`, width: `${(record.high - record.low) / 10}%` }} />
            <em style={{ left: `${record.breakEven / 10}%` }} />
            <u style={{ left: `${record.hitRate / 10}%` }} />
          </span>
        </Card>
      </div>
      <p className="expert-note">
        {record.plans > lastResults.length
          ? say('experts.lastSmall', of)
          : say('experts.sampleSmall', { count: record.plans })}
      </p>
    </section>
  )
}

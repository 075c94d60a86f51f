import type { ExpertDetail } from '@keo/contract/experts'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useMessages } from '../../language/messages.ts'
import { KIND_WORDS, percentOf } from './expert-words.ts'
import './kind-rows.css'

/** How often each kind of bet hit, and how often it had to. */
export function KindRows({ kinds }: Pick<ExpertDetail, 'kinds'>) {
  const say = useMessages()
  if (kinds.length === 0) return null
  return (
    <section>
      <div className="expert-section">
        <SectionTitle>{say('experts.kinds')}</SectionTitle>
        <small>{say('experts.kindsNote')}</small>
      </div>
      <Card className="kind-rows">
        {kinds.map(({ kind, won, decided, breakEven }) => (
          <div key={kind} className="kind-row">
            <span>{say(KIND_WORDS[kind])}</span>
            <span className="kind-bar">
              <i style={{ width: `${(won / decided) * 100}%` }} />
              <u style={{ left: `${percentOf(breakEven)}%` }} />
            </span>
            <b className="num">{Math.round((won / decided) * 100)}%</b>
            <small className="num">{say('experts.count', { count: decided })}</small>
          </div>
        ))}
      </Card>
    </section>
  )
}

import type { ExpertView } from '@keo/contract/experts'
import { Avatar } from '@keo/ui/pictures/avatar'
import { Badge } from '@keo/ui/primitives/badge'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { hitText } from './expert-words.ts'
import { ResultBars } from './result-bars.tsx'
import './expert-row.css'

export function ExpertRow({ expert }: { expert: ExpertView }) {
  const say = useMessages()
  const { record } = expert
  return (
    <a {...link(paths.expert(expert.id))} className="expert-row">
      <Avatar picture={expert.avatar} size={46} />
      <div className="expert-row-words">
        <div className="expert-row-name">
          <b className="ell">{expert.name}</b>
          {record.winningRun > 1 ? (
            <Badge tone="win">{say('experts.run', { count: record.winningRun })}</Badge>
          ) : null}
        </div>
        <span className="text-pretty">{expert.motto}</span>
        {expert.lastResults.length > 0 ? <ResultBars results={expert.lastResults} /> : null}
        <OpenPlans expert={expert} />
      </div>
      <Rate expert={expert} />
    </a>
  )
}

function Rate({ expert: { record } }: { expert: ExpertView }) {
  const say = useMessages()
  if (record.hitRate === null) return <small className="expert-row-none">{say('experts.noSample')}</small>
  return (
    <div className="expert-row-rate" data-small={record.isSmall || undefined}>
      <b className="num">
        {hitText(record)}
        <i>%</i>
      </b>
      <small className="num">{say('experts.count', { count: record.plans })}</small>
      {record.isSmall ? <small>{say('experts.small')}</small> : null}
    </div>
  )
}

function OpenPlans({ expert: { openFree, openPaid } }: { expert: ExpertView }) {
  const say = useMessages()
  const count = openFree + openPaid
  return (
    <small className="expert-row-open" data-some={count > 0 || undefined}>
      {count > 0 ? say('experts.open', { count }) : say('experts.openNone')}
    </small>
  )
}

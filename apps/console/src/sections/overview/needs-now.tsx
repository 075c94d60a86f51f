import { getOverview } from '@keo/contract/console-queues'
import type { ResponseOf } from '@keo/contract/define-call'
import { Empty, Loaded } from '../../parts/states.tsx'
import { age, dong, lateness } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { QUEUE_PAGES } from './pages.ts'
import { words } from './words.ts'

/** What needs somebody now, what waited longest first, each against what was promised. */
export function NeedsNow() {
  const { say } = useLook(words)
  const overview = useCall(getOverview, {}, REFRESH_MS)
  return (
    <section className="panel needs">
      <div className="panel-head">
        <h2>{say('overview.needs')}</h2>
        <span className="meta">{say('needs.against')}</span>
      </div>
      <Loaded of={overview}>
        {({ now, queues }) =>
          queues.length === 0 ? (
            <Empty>{say('overview.none')}</Empty>
          ) : (
            <table>
              <thead>
                <tr>
                  <th>{say('queue.name')}</th>
                  <th className="end">{say('queue.count')}</th>
                  <th className="end third">{say('needs.sum')}</th>
                  <th className="end">{say('queue.oldest')}</th>
                  <th className="bar" aria-hidden />
                  <th className="end">{say('queue.promise')}</th>
                </tr>
              </thead>
              <tbody>
                {queues.map((queue) => (
                  <QueueRow key={queue.name} queue={queue} now={now} />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </section>
  )
}

type Queue = ResponseOf<typeof getOverview>['queues'][number]

function QueueRow({ queue, now }: { queue: Queue; now: number }) {
  const { say } = useLook()
  const { name, count, dong: sum, oldestAt, promisedMinutes } = queue
  const waits = oldestAt === null ? 0 : now - oldestAt
  const promised = promisedMinutes * 60_000
  const late = lateness(waits, promisedMinutes)
  return (
    <tr>
      <td>
        <a href={pathTo(QUEUE_PAGES[name])}>{say(`queue.${name}`)}</a>
      </td>
      <td className="end num strong">{count}</td>
      <td className="end num third">{sum === null ? '' : dong(sum)}</td>
      <td className="end num late" data-late={late}>
        {age(waits)}
      </td>
      <td className="bar" aria-hidden>
        <span className="share-bar" data-late={late}>
          <i style={{ width: `${Math.min(100, (waits / promised) * 100)}%` }} />
        </span>
      </td>
      <td className="end num promise">{age(promised)}</td>
    </tr>
  )
}

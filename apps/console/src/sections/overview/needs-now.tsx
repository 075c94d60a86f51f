import { getOverview, type QueueName } from '@keo/contract/console-queues'
import { Empty, Loaded } from '../../parts/states.tsx'
import { age, lateness } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'

const PAGES = {
  withdrawal: 'withdrawals',
  receipt: 'deposits',
  nickname: 'reviews',
  reward: 'reviews',
  expert: 'reviews',
  identity: 'reviews',
  complaint: 'safety',
  chat: 'support',
  feedback: 'support',
  callBack: 'support',
  approval: 'approvals',
  harm: 'safety',
} as const satisfies Record<QueueName, string>

/** What needs somebody now, what waited longest first. */
export function NeedsNow() {
  const { say } = useLook()
  const overview = useCall(getOverview, {}, REFRESH_MS)
  return (
    <section className="panel">
      <h2>{say('overview.needs')}</h2>
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
                  <th className="end">{say('queue.oldest')}</th>
                  <th className="end">{say('queue.promise')}</th>
                </tr>
              </thead>
              <tbody>
                {queues.map(({ name, count, oldestAt, promisedMinutes }) => {
                  const waits = oldestAt === null ? 0 : now - oldestAt
                  return (
                    <tr key={name}>
                      <td>
                        <a href={pathTo(PAGES[name])}>{say(`queue.${name}`)}</a>
                      </td>
                      <td className="end num">{count}</td>
                      <td className="end num late" data-late={lateness(waits, promisedMinutes)}>
                        {age(waits)}
                      </td>
                      <td className="end num">{age(promisedMinutes * 60_000)}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </section>
  )
}

import type { getBoard } from '@keo/contract/console-overview'
import type { ResponseOf } from '@keo/contract/define-call'
import { Empty } from '../../parts/states.tsx'
import { dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { words } from './words.ts'

type Today = ResponseOf<typeof getBoard>['today']

const net = ({ deposited, withdrawn }: Today) => (Number(deposited) - Number(withdrawn)).toFixed(2)

/** The figures of the day, by the ledger, each with how old it may be. */
export function MoneyToday({ today }: { today: Today }) {
  const { say, time } = useLook(words)
  const tiles = [
    [say('board.deposited'), dong(today.deposited)],
    [say('board.withdrawn'), dong(today.withdrawn)],
    [say('board.net'), signedDong(net(today))],
    [say('board.staked'), dong(today.staked)],
    [say('board.bets'), dong(String(today.bets))],
  ] as const
  return (
    <section className="panel">
      <dl className="tiles">
        {tiles.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">
        {say('board.asOf')} <span className="num">{time(today.asOf)}</span>
      </p>
    </section>
  )
}

/** In and out by the hour, against the largest of the day. */
export function MoneyByHour({ today: { hours } }: { today: Today }) {
  const { say } = useLook(words)
  const most = Math.max(
    1,
    ...hours.flatMap(({ deposited, withdrawn }) => [Number(deposited), Number(withdrawn)]),
  )
  return (
    <section className="panel">
      <h2>{say('board.flow')}</h2>
      {hours.length === 0 ? (
        <Empty>{say('board.noFlow')}</Empty>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{say('board.hour')}</th>
              <th className="end">{say('board.deposited')}</th>
              <th className="end">{say('board.withdrawn')}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ hour, deposited, withdrawn }) => (
              <tr key={hour}>
                <td className="num">{String(hour).padStart(2, '0')}:00</td>
                <td className="end num">
                  {dong(deposited)} <meter className="in" max={most} value={Number(deposited)} aria-hidden />
                </td>
                <td className="end num">
                  {dong(withdrawn)} <meter className="out" max={most} value={Number(withdrawn)} aria-hidden />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

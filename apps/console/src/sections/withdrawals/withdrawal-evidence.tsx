import { getWithdrawal, type WithdrawalEvidence as Evidence } from '@keo/contract/console-queues'
import type { Me } from '@keo/contract/staff'
import { dong, signedDong } from '../../platform/figures.ts'
import { useMemberKey } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { moneyKind } from '../../parts/money-kinds.ts'
import { Facts } from '../../parts/facts.tsx'
import { Signs } from '../../parts/signs.tsx'
import { Loaded } from '../../parts/states.tsx'
import { pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { WithdrawalDecision } from './withdrawal-decision.tsx'

export function WithdrawalEvidence({ orderNo, me }: { orderNo: string; me: Me }) {
  const { say } = useLook()
  const order = useCall(getWithdrawal, { orderNo }, REFRESH_MS)
  return (
    <Loaded of={order}>
      {(found) => (
        <>
          <section className="evidence">
            <Head order={found} />
            <div className="pair">
              <Signs
                title={say('withdrawals.signs')}
                signs={found.signs}
                nameOf={(name) => say(`sign.${name}`)}
              />
              <Money order={found} />
            </div>
            <Lines order={found} />
          </section>
          <WithdrawalDecision order={found} me={me} />
        </>
      )}
    </Loaded>
  )
}

function Head({ order }: { order: Evidence }) {
  const { say, time } = useLook()
  useMemberKey(order.memberId)
  return (
    <header className="evidence-head">
      <p className="meta num">
        {order.orderNo} · {time(order.since)} <span className="badge">{say('withdrawals.two')}</span>
      </p>
      <p className="hero num">{dong(order.amount, true)} ₫</p>
      <p>
        <a href={pathTo('member', order.memberId)}>{order.userName}</a> · VIP {order.vipLevel}
      </p>
      <ol className="stages">
        {order.stages.map(({ state, at }) => (
          <li key={state}>
            {say(`wd.${state}`)} <span className="num meta">{time(at)}</span>
          </li>
        ))}
      </ol>
    </header>
  )
}

function Money({ order }: { order: Evidence }) {
  const { say } = useLook()
  return (
    <section className="panel">
      <h2>{say('withdrawals.money')}</h2>
      <Facts
        rows={[
          [say('withdrawals.available'), dong(order.available, true)],
          [say('withdrawals.held'), dong(order.held, true)],
          [say('withdrawals.fee'), dong(order.fee, true)],
          [say('withdrawals.deposited'), dong(order.depositedEver)],
          [say('withdrawals.withdrawn'), dong(order.withdrawnEver)],
          [say('withdrawals.to'), order.target],
        ]}
      />
    </section>
  )
}

function Lines({ order }: { order: Evidence }) {
  const { say, time, language } = useLook()
  return (
    <section className="panel">
      <h2>{say('withdrawals.lines')}</h2>
      <table>
        <tbody>
          {order.lines.map(({ at, kind, change, available }) => (
            <tr key={`${at} ${kind} ${available}`}>
              <td className="num meta">{time(at)}</td>
              <td title={kind}>{moneyKind(kind, language)}</td>
              <td className="end num">{signedDong(change)}</td>
              <td className="end num">{dong(available)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

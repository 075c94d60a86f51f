import {
  getDeposit,
  getDepositProof,
  type DepositEvidence as Evidence,
  type DEPOSIT_SIGNS,
} from '@keo/contract/console-money'
import type { Me } from '@keo/contract/staff'
import { Facts } from '../../parts/facts.tsx'
import { ProofPicture } from '../../parts/proof-picture.tsx'
import { Empty, Loaded } from '../../parts/states.tsx'
import { dong, unitOf } from '../../platform/figures.ts'
import { useMemberKey } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { DepositDecision } from './deposit-decision.tsx'
import { words, type DepositWord } from './words.ts'

export function DepositEvidence({ orderNo, me }: { orderNo: string; me: Me }) {
  const { say } = useLook(words)
  const order = useCall(getDeposit, { orderNo }, REFRESH_MS)
  return (
    <Loaded of={order}>
      {(found) => (
        <>
          <section className="evidence">
            <Head order={found} />
            <Signs order={found} />
            <Receipts order={found} />
            <ProofPicture
              declared={getDepositProof}
              request={{ orderNo }}
              hasProof={found.hasProof}
              maySee={me.permissions.includes('suspense.decide')}
              title={say('dp.proof')}
              none={say('dp.noProof')}
              there={say('dp.hasProof')}
              show={say('dp.showProof')}
            />
          </section>
          <DepositDecision order={found} me={me} />
        </>
      )}
    </Loaded>
  )
}

type DepositSign = (typeof DEPOSIT_SIGNS)[number]

function Head({ order }: { order: Evidence }) {
  const { say, time } = useLook(words)
  useMemberKey(order.memberId)
  return (
    <header className="evidence-head panel">
      <p className="meta num">
        {order.orderNo} <span className="badge">{say(`state.${order.state}` as DepositWord)}</span>
      </p>
      <p className="hero num">
        {dong(order.paid ?? order.ordered, true)} {unitOf(order.currency)}
      </p>
      <p>
        <a href={pathTo('member', order.memberId)}>{order.userName}</a>
      </p>
      <Facts
        rows={[
          [say('dp.channel'), order.channel],
          [say('dp.note'), order.note || '—'],
          [say('dp.created'), time(order.createdAt)],
          [say('dp.expires'), time(order.expiresAt)],
          [say('dp.gift'), `${dong(order.gift)} ₫`],
        ]}
      />
    </header>
  )
}

function Signs({ order }: { order: Evidence }) {
  const { say, time } = useLook(words)
  const shown = (name: DepositSign, figure: string) =>
    name === 'amount' ? dong(figure, true) : name === 'inTime' ? time(Number(figure)) : figure
  return (
    <section className="panel">
      <h2>{say('dp.signs')}</h2>
      <table>
        <thead>
          <tr>
            <th aria-label={say('dp.signs')} />
            <th className="end">{say('dp.ordered')}</th>
            <th className="end">{say('dp.came')}</th>
          </tr>
        </thead>
        <tbody>
          {order.signs.map(({ name, verdict, ordered, came }) => (
            <tr key={name}>
              <td>{say(`sign.${name}`)}</td>
              <td className="end num">{shown(name, ordered)}</td>
              <td className="end num late" data-late={LATE[verdict]}>
                {shown(name, came)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The colours of the frame: fine has none. */
const LATE = { fine: undefined, note: 'near', bad: 'late' } as const

function Receipts({ order }: { order: Evidence }) {
  const { say, time } = useLook(words)
  return (
    <section className="panel">
      <h2>{say('dp.receipts')}</h2>
      {order.receipts.length === 0 ? (
        <Empty>{say('dp.noReceipts')}</Empty>
      ) : (
        <table>
          <tbody>
            {order.receipts.map((one) => (
              <tr key={one.id}>
                <td className="num meta">{time(one.at)}</td>
                <td>
                  {one.party} <span className="meta num">{one.paymentId}</span>
                </td>
                <td>{say(`state.${one.state}` as DepositWord)}</td>
                <td className="end num">
                  {dong(one.amount, true)} {unitOf(order.currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

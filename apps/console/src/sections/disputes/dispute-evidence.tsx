import {
  getDispute,
  getDisputeProof,
  type DisputeEvidence as Evidence,
} from '@keo/contract/console-merchants'
import type { Me } from '@keo/contract/staff'
import { Facts } from '../../parts/facts.tsx'
import { ProofPicture } from '../../parts/proof-picture.tsx'
import { Signs } from '../../parts/signs.tsx'
import { Empty, Loaded } from '../../parts/states.tsx'
import { dong } from '../../platform/figures.ts'
import { useMemberKey } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { DisputeDecision } from './dispute-decision.tsx'
import { words } from './words.ts'

export function DisputeEvidence({ orderNo, me }: { orderNo: string; me: Me }) {
  const { say } = useLook(words)
  const dispute = useCall(getDispute, { orderNo }, REFRESH_MS)
  return (
    <Loaded of={dispute}>
      {(found) => (
        <>
          <section className="evidence">
            <Head dispute={found} />
            <div className="pair">
              <Signs title={say('ds.signs')} signs={found.signs} nameOf={(name) => say(`sign.${name}`)} />
              <Steps dispute={found} />
            </div>
            <Talk dispute={found} />
            <ProofPicture
              declared={getDisputeProof}
              request={{ orderNo }}
              hasProof={found.hasProof}
              maySee={me.permissions.includes('disputes.decide')}
              title={say('ds.proof')}
              none={say('ds.noProof')}
              there={say('sign.proof')}
              show={say('ds.showProof')}
            />
          </section>
          <DisputeDecision dispute={found} me={me} />
        </>
      )}
    </Loaded>
  )
}

function Head({ dispute }: { dispute: Evidence }) {
  const { say } = useLook(words)
  useMemberKey(dispute.memberId)
  const { bank, account, question, reason } = dispute
  return (
    <header className="evidence-head panel">
      <p className="meta num">
        {dispute.orderNo} <span className="badge">{say(`state.${dispute.state}`)}</span>
      </p>
      <p className="hero num">{dong(dispute.amount, true)} ₫</p>
      <p>
        <a href={pathTo('member', dispute.memberId)}>{dispute.userName}</a>
      </p>
      <Facts
        rows={[
          [say('ds.merchant'), dispute.merchant],
          [say('ds.target'), `${bank} ${account}`.trim() || '—'],
          [say('ds.note'), dispute.note || '—'],
          [say('ds.gift'), dong(dispute.gift)],
          ...(question ? [[say('ds.question'), question] as const] : []),
          ...(reason ? [[say('ds.reason'), reason] as const] : []),
        ]}
      />
    </header>
  )
}

function Steps({ dispute }: { dispute: Evidence }) {
  const { say, time } = useLook(words)
  return (
    <section className="panel">
      <h2>{say('ds.steps')}</h2>
      <Facts rows={dispute.steps.map(({ name, at }) => [say(`step.${name}`), time(at)])} />
    </section>
  )
}

function Talk({ dispute: { talk } }: { dispute: Evidence }) {
  const { say, timeOf } = useLook(words)
  return (
    <section className="panel">
      <h2>{say('ds.talk')}</h2>
      {talk.length === 0 ? (
        <Empty>{say('ds.noTalk')}</Empty>
      ) : (
        <table className="dispute-talk">
          <tbody>
            {talk.map(({ id, from, text, name, time }) => (
              <tr key={id}>
                <td className="num meta">{timeOf(time)}</td>
                <td className="strong">{say(`from.${from}`)}</td>
                <td>{name === '' ? text : say(`say.${name}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

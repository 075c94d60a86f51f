import type { ResponseOf } from '@keo/contract/define-call'
import { getMemberCard } from '@keo/contract/console-members'
import type { getSupportChat } from '@keo/contract/console-support'
import { Facts } from '../../parts/facts.tsx'
import { Loaded } from '../../parts/states.tsx'
import { dong } from '../../platform/figures.ts'
import { useMemberKey } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { useCall } from '../../platform/queries.ts'
import { words } from './words.ts'

/** Who it is with, masked, and what they are likely to ask about. */
export function ChatSide({ found: { chat, orders } }: { found: ResponseOf<typeof getSupportChat> }) {
  const { say, timeOf } = useLook(words)
  return (
    <aside className="decision">
      <MemberFacts memberId={chat.memberId} />
      <h2>{say('side.orders')}</h2>
      {orders.length === 0 ? <p className="meta">{say('side.noOrders')}</p> : null}
      <ul className="orders">
        {orders.map((order) => (
          <li key={order.id} data-tone={order.tone}>
            <span>
              {order.name} <span className="meta num">{order.number}</span>
            </span>
            <b className="num">{order.amount}</b>
            <span className="meta">{order.state}</span>
            <span className="meta num">{timeOf(order.time)}</span>
          </li>
        ))}
      </ul>
      {chat.stars > 0 ? (
        <p>
          {say('side.stars')} <b className="num">{`★ ${chat.stars}`}</b>{' '}
          <span className="meta">{chat.note}</span>
        </p>
      ) : null}
    </aside>
  )
}

export function MemberFacts({ memberId }: { memberId: string }) {
  const { say } = useLook(words)
  const card = useCall(getMemberCard, { id: memberId })
  useMemberKey(memberId)
  return (
    <Loaded of={card}>
      {(member) => (
        <>
          <h2>
            <a href={pathTo('member', memberId)}>{member.userName}</a>{' '}
            <span className="badge">VIP {member.vipLevel}</span> <kbd>E</kbd>
          </h2>
          <Facts
            rows={[
              [say('members.available'), dong(member.available)],
              [say('withdrawals.held'), dong(member.held)],
              [say('members.phone'), member.mobile || '—'],
              [
                say('members.identity'),
                say(member.isIdentityVerified ? 'members.verified' : 'members.unverified'),
              ],
            ]}
          />
        </>
      )}
    </Loaded>
  )
}

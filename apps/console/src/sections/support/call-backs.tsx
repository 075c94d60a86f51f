import { PROMISED_MINUTES } from '@keo/contract/console-queues'
import {
  finishSupportCallBack,
  listSupportCallBacks,
  showCallBackNumber,
} from '@keo/contract/console-support'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Loaded, More, Refused } from '../../parts/states.tsx'
import { age, lateness } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useAct, usePages } from '../../platform/queries.ts'
import { MemberFacts } from './chat-side.tsx'
import { words } from './words.ts'

function useCallBacks() {
  const list = usePages(listSupportCallBacks, {}, REFRESH_MS)
  return { list, callBacks: list.data?.pages.flatMap((page) => page.callBacks) ?? [] }
}

export function CallBackQueue({ open }: { open: string }) {
  const { say } = useLook(words)
  const { list, callBacks } = useCallBacks()
  const now = list.data?.pages[0]?.now ?? 0
  useListKeys(
    callBacks.map(({ id }) => id),
    open,
    (id) => go('support', id),
  )
  return (
    <section className="queue" aria-label={say('tab.calls')}>
      <Loaded of={list}>{() => (callBacks.length === 0 ? <Empty>{say('calls.none')}</Empty> : null)}</Loaded>
      {callBacks.map(({ id, userName, vipLevel, remark, since }) => (
        <a
          key={id}
          className="queue-row"
          href={pathTo('support', id)}
          aria-current={id === open || undefined}
        >
          <span className="strong">
            {userName} <span className="meta">VIP {vipLevel}</span>
          </span>
          <span className="num late" data-late={lateness(now - since, PROMISED_MINUTES.callBack)}>
            {age(now - since)}
          </span>
          <span className="snippet meta">{remark || '—'}</span>
        </a>
      ))}
      <More of={list} />
    </section>
  )
}

export function CallBackPane({ id, me }: { id: string; me: Me }) {
  const { say, time } = useLook(words)
  const { list, callBacks } = useCallBacks()
  const found = callBacks.find((one) => one.id === id)
  return (
    <Loaded of={list}>
      {() =>
        found ? (
          <>
            <section className="evidence">
              <div className="panel">
                <h2>{found.userName}</h2>
                <Facts
                  rows={[
                    [say('members.phone'), found.mobile],
                    [say('common.since'), time(found.since)],
                    ['', found.remark || '—'],
                  ]}
                />
                {me.permissions.includes('support.answer') ? <CallActs id={id} /> : null}
              </div>
            </section>
            <aside className="decision">
              <MemberFacts memberId={found.memberId} />
            </aside>
          </>
        ) : (
          <Empty>{say('chats.pick')}</Empty>
        )
      }
    </Loaded>
  )
}

function CallActs({ id }: { id: string }) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const [outcome, setOutcome] = useState('')
  const number = useAct(showCallBackNumber)
  const finish = useAct(finishSupportCallBack, () => go('support'))
  return (
    <>
      {number.data ? (
        <p className="hero num">{number.data.mobile}</p>
      ) : (
        <>
          <p className="meta">{say('calls.showNote')}</p>
          <Reason text={reason} onText={setReason} />
          <Refused error={number.error} />
          <Button
            size="s"
            disabled={!isReason(reason)}
            busy={number.isPending}
            onClick={() => number.mutate({ id, reason })}
          >
            {say('calls.show')}
          </Button>
        </>
      )}
      <Field label={say('calls.outcome')} value={outcome} maxLength={300} onText={setOutcome} />
      <Refused error={finish.error} />
      <Button
        size="s"
        kind="primary"
        disabled={!isReason(outcome)}
        busy={finish.isPending}
        onClick={() => finish.mutate({ id, outcome })}
      >
        {say('calls.done')}
      </Button>
    </>
  )
}

import { listMemberBindings, revealMemberBinding, type Binding } from '@keo/contract/console-bindings'
import type { ResponseOf } from '@keo/contract/define-call'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Loaded, Refused } from '../../parts/states.tsx'
import { Table } from '../../parts/table.tsx'
import { useReveal } from '../../parts/use-reveal.ts'
import { useLook } from '../../platform/look.ts'
import { useCall } from '../../platform/queries.ts'
import { bindingWords } from './binding-words.ts'

type Answer = ResponseOf<typeof listMemberBindings>

/** Where a member is paid to and reached, and every device they came from. */
export function BindingsPanel({ id, mayReveal }: { id: string; mayReveal: boolean }) {
  const bound = useCall(listMemberBindings, { id })
  return (
    <Loaded of={bound}>
      {({ bindings, withdrawPasswordAt, contacts, devices }) => (
        <>
          <Targets id={id} bindings={bindings} passwordAt={withdrawPasswordAt} mayReveal={mayReveal} />
          <Contacts contacts={contacts} />
          <Devices devices={devices} />
        </>
      )}
    </Loaded>
  )
}

type TargetProps = {
  id: string
  bindings: readonly Binding[]
  passwordAt: number | null
  mayReveal: boolean
}

/** Masked until somebody who may says why they must see one of them. */
function Targets({ id, bindings, passwordAt, mayReveal }: TargetProps) {
  const { say, time } = useLook(bindingWords)
  const [reason, setReason] = useState('')
  const reveal = useReveal(revealMemberBinding, () => setReason(''))
  const shownId = reveal.data ? reveal.variables.bindingId : ''
  const mayAsk = mayReveal && !reveal.isSuccess && bindings.length > 0
  return (
    <section className="panel">
      <h2>{say('bd.targets')}</h2>
      <Facts rows={[[say('bd.password'), passwordAt === null ? say('bd.notSet') : time(passwordAt)]]} />
      {bindings.length === 0 ? <Empty>{say('bd.noTargets')}</Empty> : null}
      {bindings.length > 0 ? (
        <Table
          label={say('bd.targets')}
          rows={bindings}
          idOf={(one) => one.id}
          columns={[
            {
              id: 'place',
              head: say('bd.place'),
              cell: ({ kind, place }) => `${say(`bd.${kind}`)} ${place}`,
            },
            {
              id: 'number',
              head: say('bd.number'),
              cell: (one) => {
                const { number, mobile } = (one.id === shownId && reveal.data) || one
                return (
                  <>
                    <span className="num">{number || '—'}</span> <span className="meta num">{mobile}</span>
                  </>
                )
              },
            },
            { id: 'bound', head: say('bd.bound'), cell: ({ boundAt }) => time(boundAt), isFigure: true },
            {
              id: 'state',
              head: say('common.state'),
              cell: ({ deletedAt }) =>
                deletedAt === null ? say('bd.live') : `${say('bd.deleted')} ${time(deletedAt)}`,
            },
            {
              id: 'show',
              head: '',
              cell: (one) =>
                mayAsk ? (
                  <button
                    type="button"
                    className="chip"
                    disabled={!isReason(reason) || reveal.isPending}
                    onClick={() => reveal.mutate({ id, bindingId: one.id, reason })}
                  >
                    {say('bd.show')}
                  </button>
                ) : null,
            },
          ]}
        />
      ) : null}
      {reveal.isSuccess ? <p className="meta">{say('bd.gone')}</p> : null}
      {mayAsk ? (
        <>
          <p className="meta">{say('bd.showNote')}</p>
          <Reason text={reason} onText={setReason} />
          <Refused error={reveal.error} />
        </>
      ) : null}
    </section>
  )
}

function Contacts({ contacts }: Pick<Answer, 'contacts'>) {
  const { say } = useLook(bindingWords)
  return (
    <section className="panel">
      <h2>{say('bd.contacts')}</h2>
      {contacts.length === 0 ? (
        <Empty>{say('bd.noContacts')}</Empty>
      ) : (
        <Table
          label={say('bd.contacts')}
          rows={contacts}
          idOf={(one) => one.id}
          columns={[
            { id: 'name', head: say('bd.name'), cell: ({ name }) => name },
            { id: 'phone', head: say('members.phone'), cell: ({ phone }) => phone, isFigure: true },
            { id: 'place', head: say('bd.place'), cell: ({ province }) => province },
          ]}
        />
      )}
    </section>
  )
}

function Devices({ devices }: Pick<Answer, 'devices'>) {
  const { say, time } = useLook(bindingWords)
  return (
    <section className="panel">
      <h2>{say('bd.devices')}</h2>
      {devices.length === 0 ? (
        <Empty>{say('bd.noDevices')}</Empty>
      ) : (
        <Table
          label={say('bd.devices')}
          rows={devices}
          idOf={(one) => `${one.mark} ${one.firstSeenAt}`}
          columns={[
            {
              id: 'device',
              head: say('bd.device'),
              cell: ({ mark, userAgent, network, isOpen }) => (
                <>
                  <span className="num">{mark}</span>{' '}
                  {isOpen ? <span className="badge">{say('bd.open')}</span> : null}{' '}
                  <span className="meta">{[userAgent, network].filter(Boolean).join(' · ')}</span>
                </>
              ),
            },
            {
              id: 'sessions',
              head: say('bd.sessions'),
              cell: ({ sessions }) => sessions,
              isFigure: true,
              isThirdRank: true,
            },
            { id: 'first', head: say('bd.first'), cell: (one) => time(one.firstSeenAt), isFigure: true },
            { id: 'last', head: say('bd.last'), cell: (one) => time(one.lastSeenAt), isFigure: true },
          ]}
        />
      )}
    </section>
  )
}

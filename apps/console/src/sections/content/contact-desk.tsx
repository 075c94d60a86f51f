import {
  askContacts,
  type Contact,
  CONTACT_NAME_MAX,
  CONTACTS_MAX,
  listContacts,
} from '@keo/contract/console-contacts'
import { leadsTo } from '@keo/contract/contact-links'
import type { ResponseOf } from '@keo/contract/define-call'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Loaded, Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { REFRESH_MS, useAct, useCall } from '../../platform/queries.ts'
import { words } from './words.ts'

type Found = ResponseOf<typeof listContacts>
type Row = Contact & { readonly id: number }

/** Links to the site elsewhere: they lead players away, so a second person approves the list and its hosts. */
export function ContactDesk({ me }: { me: Me }) {
  const found = useCall(listContacts, {}, REFRESH_MS)
  return (
    <Loaded of={found}>
      {(data) =>
        me.permissions.includes('content.publish') ? (
          <Editor key={data.version} found={data} />
        ) : (
          <section className="panel">
            {data.contacts.map(({ name, url }) => (
              <p key={url}>{`${name} · ${url}`}</p>
            ))}
          </section>
        )
      }
    </Loaded>
  )
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

function Editor({ found }: { found: Found }) {
  const { say } = useLook(words)
  const [hosts, setHosts] = useState(found.hosts.join(' '))
  const [rows, setRows] = useState<Row[]>(() => found.contacts.map((one, id) => ({ ...one, id })))
  const [reason, setReason] = useState('')
  const ask = useAct(askContacts, () => setReason(''))
  const listed = wordsOf(hosts)
  const contacts = rows.map(({ name, url }) => ({ name: name.trim(), url: url.trim() }))
  const isFit = contacts.every(({ name, url }) => name.length > 1 && leadsTo(url, listed))
  const change = (row: Row) => setRows(rows.map((one) => (one.id === row.id ? row : one)))
  const nextId = 1 + Math.max(-1, ...rows.map(({ id }) => id))
  return (
    <section className="panel">
      <h2 className="keys-row">
        <TwoKeys turned={found.askedBy === '' ? 0 : 1} /> {say('tab.contacts')}
      </h2>
      <p className="meta">{say('contacts.note')}</p>
      <Field label={say('contacts.hosts')} value={hosts} onText={setHosts} />
      {rows.map((row, place) => (
        <ContactRow
          key={row.id}
          place={place + 1}
          row={row}
          isFit={row.url === '' || leadsTo(row.url.trim(), listed)}
          onRow={change}
          onGone={() => setRows(rows.filter(({ id }) => id !== row.id))}
        />
      ))}
      <Button
        size="s"
        disabled={rows.length >= CONTACTS_MAX}
        onClick={() => setRows([...rows, { id: nextId, name: '', url: 'https://' }])}
      >
        {say('contacts.add')}
      </Button>
      <Reason text={reason} onText={setReason} />
      <Refused error={ask.error} />
      {found.askedBy === '' ? (
        <Button
          disabled={!isReason(reason) || !isFit}
          busy={ask.isPending}
          onClick={() => ask.mutate({ version: found.version, hosts: listed, contacts, reason })}
        >
          {say('contacts.ask')}
        </Button>
      ) : (
        <p>{`${say('contacts.askedBy')} ${found.askedBy}`}</p>
      )}
    </section>
  )
}

type RowProps = { place: number; row: Row; isFit: boolean; onRow: (row: Row) => void; onGone: () => void }

function ContactRow({ place, row, isFit, onRow, onGone }: RowProps) {
  const { say } = useLook(words)
  return (
    <>
      <Field
        label={`${say('contacts.name')} ${place}`}
        value={row.name}
        maxLength={CONTACT_NAME_MAX}
        onText={(name) => onRow({ ...row, name })}
      />
      <Field
        label={`${say('contacts.url')} ${place}`}
        type="url"
        value={row.url}
        maxLength={300}
        onText={(url) => onRow({ ...row, url })}
      />
      {isFit ? null : <p className="meta">{say('contacts.unfit')}</p>}
      <Button size="xs" onClick={onGone}>
        {`${say('contacts.gone')} ${place}`}
      </Button>
    </>
  )
}

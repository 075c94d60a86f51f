import { exportAudit, listAudit, verifyAudit, type AuditRow } from '@keo/contract/console-audit'
import { Button } from '@keo/ui/primitives/button'
import { type ReactNode, useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { Facts } from '../../parts/facts.tsx'
import { auditWords } from '../../parts/audit-words.ts'
import { AuditNone } from './audit-none.tsx'
import { Changes } from './changes.tsx'
import { changeText, reasonOf } from './field-changes.ts'
import { type AuditFilter, NO_FILTER, requestOf, setNames } from './filter.ts'
import { Field } from '../../parts/field.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { pathTo } from '../../platform/place.ts'
import { saveText } from '../../platform/save-text.ts'
import { useAct, usePages } from '../../platform/queries.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import './audit.css'

/** Who follows the log sees what is written within moments. */
const TAIL_MS = 3_000

export default function AuditScreen({ open }: ScreenProps) {
  const { say } = useLook()
  const [typed, setTyped] = useState(NO_FILTER)
  const [filter, setFilter] = useState(NO_FILTER)
  const [isFollowed, setFollowed] = useState(false)
  const list = usePages(listAudit, requestOf(filter), isFollowed ? TAIL_MS : undefined)
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const chosen = entries.find(({ id }) => id === open)
  const show = (next: AuditFilter) => {
    setTyped(next)
    setFilter(next)
  }
  return (
    <div className="list-and-side">
      <section className="panel">
        <Filters typed={typed} onType={setTyped} onShow={show}>
          <label className="check">
            <input
              type="checkbox"
              checked={isFollowed}
              onChange={({ target }) => setFollowed(target.checked)}
            />
            {say('audit.follow')}
          </label>
        </Filters>
        <SavedViews
          page="audit"
          filter={filter === NO_FILTER ? '' : JSON.stringify(filter)}
          onOpen={(kept) => show({ ...NO_FILTER, ...(JSON.parse(kept) as Partial<AuditFilter>) })}
        />
        <PagedTable
          of={list}
          empty={
            setNames(filter).length === 0 ? say('audit.none') : <AuditNone filter={filter} onShow={show} />
          }
          label={say('nav.audit')}
          columns={useColumns()}
          rows={entries}
          idOf={(one) => one.id}
          current={open}
        />
      </section>
      <div className="stack">
        <Chain filter={filter} />
        {chosen ? <Entry entry={chosen} onShow={show} /> : <Empty>{say('audit.pick')}</Empty>}
      </div>
    </div>
  )
}

function useColumns(): Column<AuditRow>[] {
  const { say, time, language } = useLook()
  return [
    {
      id: 'time',
      head: say('common.time'),
      cell: (one) => <span className="num">{time(one.at)}</span>,
    },
    {
      id: 'who',
      head: say('audit.who'),
      cell: (one) => one.actorName || one.actor,
      givesWay: true,
    },
    {
      id: 'what',
      head: say('audit.what'),
      cell: (one) => (
        <a href={pathTo('audit', one.id)} title={one.action}>
          {auditWords(one.action, language)}
        </a>
      ),
      givesWay: true,
    },
    {
      id: 'on',
      head: say('audit.on'),
      cell: (one) => <span className="num meta">{one.object}</span>,
      givesWay: true,
    },
    {
      id: 'change',
      head: say('audit.change'),
      cell: (one) => <span className="num">{changeText(one.before, one.after, language) || '—'}</span>,
      givesWay: true,
      isThirdRank: true,
    },
    {
      id: 'why',
      head: say('audit.why'),
      cell: (one) => <span className="meta">{reasonOf(one.after) || '—'}</span>,
      givesWay: true,
      isThirdRank: true,
    },
  ]
}

type FiltersProps = {
  typed: AuditFilter
  onType: (filter: AuditFilter) => void
  onShow: (filter: AuditFilter) => void
  children: ReactNode
}

/** What is typed is looked for when it is sent; a day or a tick at once. */
function Filters({ typed, onType, onShow, children }: FiltersProps) {
  const { say } = useLook()
  return (
    <form
      role="search"
      className="filters audit-filters"
      onSubmit={(event) => {
        event.preventDefault()
        onShow(typed)
      }}
    >
      <Field
        label={say('audit.day')}
        type="date"
        value={typed.day}
        onText={(day) => onShow({ ...typed, day })}
      />
      {(['actor', 'action', 'object', 'session'] as const).map((name) => (
        <Field
          key={name}
          label={say(FIELD_WORDS[name])}
          value={typed[name]}
          onText={(text) => onType({ ...typed, [name]: text })}
        />
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={typed.staffOnly}
          onChange={({ target }) => onShow({ ...typed, staffOnly: target.checked })}
        />
        {say('audit.staffOnly')}
      </label>
      {children}
      <button type="submit" className="chip">
        ↵
      </button>
    </form>
  )
}
const FIELD_WORDS = {
  actor: 'audit.who',
  action: 'audit.what',
  object: 'audit.on',
  session: 'audit.session',
} as const

/** The file of what is shown, and whether all of the log is as it was written. */
function Chain({ filter }: { filter: AuditFilter }) {
  const { say } = useLook()
  const verify = useAct(verifyAudit)
  const file = useAct(exportAudit, ({ name, text }) => saveText(name, text))
  const state = verify.data
  return (
    <section className="panel">
      <p className="keys-row">
        <Button size="s" kind="outline" busy={verify.isPending} onClick={() => verify.mutate({})}>
          {say('audit.verify')}
        </Button>
        <Button size="s" kind="outline" busy={file.isPending} onClick={() => file.mutate(requestOf(filter))}>
          {say('audit.file')}
        </Button>
      </p>
      <Refused error={verify.error ?? file.error} />
      {file.data && !file.data.isWhole ? <p className="meta">{say('audit.fileCut')}</p> : null}
      {state ? (
        <p role="status">
          {state.isIntact
            ? `${say('audit.intact')}: ${state.entries} ${say('audit.entries')}`
            : `${say('audit.broken')}: ${state.problem}`}
        </p>
      ) : null}
    </section>
  )
}

type EntryProps = { entry: AuditRow; onShow: (filter: AuditFilter) => void }

function Entry({ entry, onShow }: EntryProps) {
  const { say, time, language } = useLook()
  const reason = reasonOf(entry.after)
  return (
    <section className="panel">
      <h2>{auditWords(entry.action, language)}</h2>
      {reason ? <p>{reason}</p> : null}
      <Facts
        rows={[
          [say('audit.what'), entry.action],
          [say('common.time'), time(entry.at)],
          [say('audit.who'), entry.actorName || entry.actor],
          [say('audit.on'), entry.object],
          [say('audit.session'), entry.session || '—'],
          [say('audit.address'), entry.address || '—'],
          [say('state.request'), entry.requestId || '—'],
        ]}
      />
      <Changes before={entry.before} after={entry.after} />
      <p className="keys-row">
        <Button size="s" onClick={() => onShow({ ...NO_FILTER, object: entry.object })}>
          {say('audit.history')}
        </Button>
        {entry.session ? (
          <Button size="s" onClick={() => onShow({ ...NO_FILTER, session: entry.session })}>
            {say('audit.wholeSession')}
          </Button>
        ) : null}
      </p>
    </section>
  )
}

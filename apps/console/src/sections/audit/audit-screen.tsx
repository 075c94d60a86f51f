import { exportAudit, listAudit, verifyAudit, type AuditRow } from '@keo/contract/console-audit'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { Facts } from '../../parts/facts.tsx'
import { Changes } from './changes.tsx'
import { Field } from '../../parts/field.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { pathTo } from '../../platform/place.ts'
import { saveText } from '../../platform/save-text.ts'
import { useAct, usePages } from '../../platform/queries.ts'
import type { ScreenProps } from '../../parts/screen.ts'

const NO_FILTER = { actor: '', action: '', object: '', staffOnly: false }

export default function AuditScreen({ open }: ScreenProps) {
  const { say, time } = useLook()
  const [typed, setTyped] = useState(NO_FILTER)
  const [filter, setFilter] = useState(NO_FILTER)
  const list = usePages(listAudit, filter)
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const chosen = entries.find(({ id }) => id === open)
  const columns: Column<AuditRow>[] = [
    { id: 'time', head: say('common.time'), cell: (one) => <span className="num">{time(one.at)}</span> },
    { id: 'who', head: say('audit.who'), cell: (one) => one.actorName || one.actor },
    {
      id: 'what',
      head: say('audit.what'),
      cell: (one) => <a href={pathTo('audit', one.id)}>{one.action}</a>,
    },
    { id: 'on', head: say('audit.on'), cell: (one) => <span className="num meta">{one.object}</span> },
  ]
  return (
    <div className="list-and-side">
      <section className="panel">
        <form
          className="filters"
          onSubmit={(event) => {
            event.preventDefault()
            setFilter(typed)
          }}
        >
          <Field
            label={say('audit.who')}
            value={typed.actor}
            onText={(actor) => setTyped({ ...typed, actor })}
          />
          <Field
            label={say('audit.what')}
            value={typed.action}
            onText={(action) => setTyped({ ...typed, action })}
          />
          <Field
            label={say('audit.on')}
            value={typed.object}
            onText={(object) => setTyped({ ...typed, object })}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={typed.staffOnly}
              onChange={({ target }) => {
                const next = { ...typed, staffOnly: target.checked }
                setTyped(next)
                setFilter(next)
              }}
            />
            {say('audit.staffOnly')}
          </label>
          <button type="submit" className="chip">
            ↵
          </button>
        </form>
        <SavedViews
          page="audit"
          filter={filter === NO_FILTER ? '' : JSON.stringify(filter)}
          onOpen={(kept) => {
            const next = { ...NO_FILTER, ...(JSON.parse(kept) as Partial<typeof NO_FILTER>) }
            setTyped(next)
            setFilter(next)
          }}
        />
        <PagedTable
          of={list}
          empty={say('audit.none')}
          label={say('nav.audit')}
          columns={columns}
          rows={entries}
          idOf={(one) => one.id}
          current={open}
        />
      </section>
      <div className="stack">
        <Chain filter={filter} />
        {chosen ? <Entry entry={chosen} /> : <Empty>{say('audit.pick')}</Empty>}
      </div>
    </div>
  )
}

/** The file of what is shown, and whether all of the log is as it was written. */
function Chain({ filter }: { filter: typeof NO_FILTER }) {
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
        <Button size="s" kind="outline" busy={file.isPending} onClick={() => file.mutate(filter)}>
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

function Entry({ entry }: { entry: AuditRow }) {
  const { say, time } = useLook()
  return (
    <section className="panel">
      <h2>{entry.action}</h2>
      <Facts
        rows={[
          [say('common.time'), time(entry.at)],
          [say('audit.who'), entry.actorName || entry.actor],
          [say('audit.on'), entry.object],
          [say('audit.session'), entry.session || '—'],
          [say('audit.address'), entry.address || '—'],
          [say('state.request'), entry.requestId || '—'],
        ]}
      />
      <Changes before={entry.before} after={entry.after} />
    </section>
  )
}

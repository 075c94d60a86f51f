import { listAudit, verifyAudit, type AuditRow } from '@keo/contract/console-audit'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { Facts } from '../../parts/facts.tsx'
import { Field } from '../../parts/field.tsx'
import { SavedViews } from '../../parts/saved-views.tsx'
import { Empty, Loaded, More, Refused } from '../../parts/states.tsx'
import { pathTo } from '../../platform/place.ts'
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
        <Loaded of={list}>
          {() =>
            entries.length === 0 ? (
              <Empty>{say('audit.none')}</Empty>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th>{say('common.time')}</th>
                    <th>{say('audit.who')}</th>
                    <th>{say('audit.what')}</th>
                    <th>{say('audit.on')}</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((one) => (
                    <tr key={one.id} aria-current={one.id === open || undefined}>
                      <td className="num">{time(one.at)}</td>
                      <td>{one.actorName || one.actor}</td>
                      <td>
                        <a href={pathTo('audit', one.id)}>{one.action}</a>
                      </td>
                      <td className="num meta">{one.object}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          }
        </Loaded>
        <More of={list} />
      </section>
      <div className="stack">
        <Chain />
        {chosen ? <Entry entry={chosen} /> : <Empty>{say('audit.pick')}</Empty>}
      </div>
    </div>
  )
}

function Chain() {
  const { say } = useLook()
  const verify = useAct(verifyAudit)
  const state = verify.data
  return (
    <section className="panel">
      <Button size="s" busy={verify.isPending} onClick={() => verify.mutate({})}>
        {say('audit.verify')}
      </Button>
      <Refused error={verify.error} />
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
      <p className="meta">{say('approvals.before')}</p>
      <pre className="num">{entry.before || '—'}</pre>
      <p className="meta">{say('approvals.after')}</p>
      <pre className="num">{entry.after || '—'}</pre>
    </section>
  )
}

import type { ResponseOf } from '@keo/contract/define-call'
import {
  type CannedAnswer,
  getSupportHours,
  listCannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
  setSupportHours,
} from '@keo/contract/console-support'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useId, useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { Empty, Loaded, More, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct, useCall, usePages } from '../../platform/queries.ts'
import { SupportReach } from './support-reach.tsx'
import { words } from './words.ts'

const NEW: CannedAnswer = { id: '', version: 0, title: '', text: '', uses: 0 }

export function SupportSettings({ me }: { me: Me }) {
  const { say } = useLook(words)
  const [chosen, setChosen] = useState<CannedAnswer | null>(null)
  const list = usePages(listCannedAnswers, {})
  const hours = useCall(getSupportHours, {})
  const answers = list.data?.pages.flatMap((page) => page.answers) ?? []
  const mayChange = me.permissions.includes('support.settings')
  return (
    <div className="list-and-side">
      <section className="panel">
        <Loaded of={list}>{() => (answers.length === 0 ? <Empty>{say('canned.none')}</Empty> : null)}</Loaded>
        {answers.map((one) => (
          <button key={one.id} type="button" className="canned-row" onClick={() => setChosen(one)}>
            <b>{one.title}</b>
            <span className="meta">{one.text}</span>
            <span className="meta num">{`${one.uses} ${say('canned.uses')}`}</span>
          </button>
        ))}
        <More of={list} />
        {mayChange ? <Button onClick={() => setChosen(NEW)}>{say('act.new')}</Button> : null}
      </section>
      <div className="stack">
        {mayChange && chosen ? (
          <Editor key={chosen.id} answer={chosen} onDone={() => setChosen(null)} />
        ) : null}
        <Loaded of={hours}>
          {(found) => <Hours key={found.from} hours={found} mayChange={mayChange} />}
        </Loaded>
        <SupportReach mayChange={mayChange} />
      </div>
    </div>
  )
}

/** What is typed stays when somebody else was quicker: the server says so, and nothing is written over. */
function Editor({ answer, onDone }: { answer: CannedAnswer; onDone: () => void }) {
  const { say } = useLook(words)
  const id = useId()
  const [title, setTitle] = useState(answer.title)
  const [text, setText] = useState(answer.text)
  const save = useAct(saveCannedAnswer, onDone)
  const remove = useAct(removeCannedAnswer, onDone)
  const key = { id: answer.id, version: answer.version }
  return (
    <aside className="decision">
      <Field label={say('canned.title')} value={title} maxLength={80} onText={setTitle} />
      <div className="field">
        <label htmlFor={id}>{say('canned.text')}</label>
        <textarea
          id={id}
          rows={5}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Refused error={save.error ?? remove.error} />
      <Button
        kind="primary"
        disabled={title.trim() === '' || text.trim() === ''}
        busy={save.isPending}
        onClick={() => save.mutate({ ...key, title, text })}
      >
        {say('act.save')}
      </Button>
      {answer.id === '' ? null : (
        <Button kind="outline" busy={remove.isPending} onClick={() => remove.mutate(key)}>
          {say('act.remove')}
        </Button>
      )}
    </aside>
  )
}

type HoursProps = { hours: ResponseOf<typeof getSupportHours>; mayChange: boolean }

function Hours({ hours, mayChange }: HoursProps) {
  const { say } = useLook(words)
  const [from, setFrom] = useState(hours.from)
  const [to, setTo] = useState(hours.to)
  const set = useAct(setSupportHours)
  return (
    <section className="panel">
      <h2>
        {say('hours.title')} <span className="meta">{say(hours.isStaffed ? 'hours.now' : 'hours.out')}</span>
      </h2>
      <p className="meta">{say('hours.note')}</p>
      <div className="pair">
        <Field label={say('hours.from')} type="time" value={from} disabled={!mayChange} onText={setFrom} />
        <Field label={say('hours.to')} type="time" value={to} disabled={!mayChange} onText={setTo} />
      </div>
      <Refused error={set.error} />
      {mayChange ? (
        <Button size="s" busy={set.isPending} onClick={() => set.mutate({ from, to })}>
          {say('act.save')}
        </Button>
      ) : null}
    </section>
  )
}

import { listViews, removeView, saveView, VIEW_NAME_MAX, type View } from '@keo/contract/console-views'
import { XIcon } from '@keo/ui/icons/x'
import { useState } from 'react'
import { useLook } from '../platform/look.ts'
import { useAct, useCall } from '../platform/queries.ts'
import { Field } from './field.tsx'
import { Refused } from './states.tsx'

type Props = {
  page: string
  /** What is filtered by now, as text; empty is no filter, and nothing to keep. */
  filter: string
  onOpen: (filter: string) => void
}

/** Filter sets under a name, own or shared: one tap each. */
export function SavedViews({ page, filter, onOpen }: Props) {
  const { say } = useLook()
  const { data } = useCall(listViews, { page })
  const remove = useAct(removeView)
  const views = data?.views ?? []
  if (views.length === 0 && filter === '') return null
  return (
    <div className="offers" role="group" aria-label={say('views.title')}>
      {views.map((view) => (
        <Chip
          key={view.id}
          view={view}
          isOpen={view.filter === filter}
          onOpen={() => onOpen(view.filter)}
          onRemove={() => remove.mutate({ id: view.id })}
        />
      ))}
      {filter === '' || views.some((view) => view.filter === filter) ? null : (
        <Keeping page={page} filter={filter} />
      )}
      <Refused error={remove.error} />
    </div>
  )
}

type ChipProps = { view: View; isOpen: boolean; onOpen: () => void; onRemove: () => void }

function Chip({ view: { name, isShared, isOwn }, isOpen, onOpen, onRemove }: ChipProps) {
  const { say } = useLook()
  return (
    <span>
      <button type="button" className="chip" aria-pressed={isOpen} onClick={onOpen}>
        {name} {isShared ? <span className="meta">{say('views.shared')}</span> : null}
      </button>
      {isOwn ? (
        <button
          type="button"
          className="chip"
          aria-label={`${say('views.remove')}: ${name}`}
          onClick={onRemove}
        >
          <XIcon size={12} />
        </button>
      ) : null}
    </span>
  )
}

function Keeping({ page, filter }: { page: string; filter: string }) {
  const { say } = useLook()
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const save = useAct(saveView, () => setName(''))
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ page, name: name.trim(), filter, isShared })
      }}
    >
      <Field label={say('views.name')} required maxLength={VIEW_NAME_MAX} value={name} onText={setName} />
      <label className="check">
        <input type="checkbox" checked={isShared} onChange={({ target }) => setIsShared(target.checked)} />
        {say('views.share')}
      </label>
      <button type="submit" className="chip" disabled={save.isPending}>
        {say('views.save')}
      </button>
      <Refused error={save.error} />
    </form>
  )
}

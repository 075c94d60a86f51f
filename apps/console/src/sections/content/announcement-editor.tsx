import type { ResponseOf } from '@keo/contract/define-call'
import {
  getContentAnnouncement,
  publishContentAnnouncement,
  restoreContentAnnouncement,
  saveContentAnnouncement,
  withdrawContentAnnouncement,
} from '@keo/contract/console-content'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { useAct, useCall } from '../../platform/queries.ts'
import { type Draft, draftOf, EMPTY, isSame } from './draft.ts'
import { PlaceFields } from './place-fields.tsx'
import { TextFields } from './text-fields.tsx'
import { words } from './words.ts'

type Found = ResponseOf<typeof getContentAnnouncement>

export function AnnouncementEditor({ id, me }: { id: string; me: Me }) {
  const found = useCall(getContentAnnouncement, { id })
  return <Loaded of={found}>{(data) => <Editor key={data.version} found={data} me={me} />}</Loaded>
}

export const NewAnnouncement = ({ me }: { me: Me }) => <Editor found={null} me={me} />

/** What is typed stays when somebody else saved first: the server says so, and nothing is written over. */
function Editor({ found, me }: { found: Found | null; me: Me }) {
  const { say } = useLook(words)
  const kept = found ? draftOf(found) : EMPTY
  const [draft, setDraft] = useState<Draft>(kept)
  const save = useAct(saveContentAnnouncement, ({ id }) => go('content', id))
  const publish = useAct(publishContentAnnouncement)
  const mayEdit = me.permissions.includes('content.edit')
  const mayPublish = me.permissions.includes('content.publish') && found !== null
  const isSaved = found !== null && isSame(draft, kept)
  const key = { id: found?.id ?? '', version: found?.version ?? 0 }
  return (
    <aside className="decision">
      <header className="content-head">
        <h2>{found ? say(`state.${found.state}`) : say('list.new')}</h2>
        {found ? (
          <span className="meta num">
            {`${say('edit.version')} ${found.version} · ${found.readers} ${say('edit.readers')}`}
          </span>
        ) : null}
      </header>
      <TextFields draft={draft} onDraft={setDraft} isReadOnly={!mayEdit} />
      <PlaceFields draft={draft} onDraft={setDraft} isReadOnly={!mayEdit} />
      <Refused error={save.error ?? publish.error} />
      {mayEdit ? (
        <Button
          busy={save.isPending}
          disabled={draft.title.vi.trim() === '' || draft.content.vi.trim() === ''}
          onClick={() => save.mutate({ ...key, ...draft })}
        >
          {say('act.save')}
        </Button>
      ) : null}
      {mayPublish && !isSaved ? <p className="meta">{say('unsaved')}</p> : null}
      {mayPublish ? (
        <Button
          kind="primary"
          disabled={!isSaved || found.publishedVersion === found.version}
          busy={publish.isPending}
          onClick={() => publish.mutate(key)}
        >
          {`${say('act.publish')} ${found.version}`}
        </Button>
      ) : null}
      {mayPublish && found.publishedVersion !== null ? <Withdraw id={key.id} version={key.version} /> : null}
      {found ? <History found={found} mayEdit={mayEdit} /> : null}
    </aside>
  )
}

function Withdraw(key: { id: string; version: number }) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const withdraw = useAct(withdrawContentAnnouncement, () => setReason(''))
  return (
    <>
      <Reason text={reason} onText={setReason} />
      <Refused error={withdraw.error} />
      <Button
        kind="outline"
        disabled={!isReason(reason)}
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate({ ...key, reason })}
      >
        {say('act.withdraw')}
      </Button>
    </>
  )
}

function History({ found, mayEdit }: { found: Found; mayEdit: boolean }) {
  const { say, time } = useLook(words)
  const restore = useAct(restoreContentAnnouncement)
  const older = found.history.filter(({ version }) => version !== found.version)
  if (older.length === 0) return null
  return (
    <section>
      <h2>{say('edit.history')}</h2>
      <Refused error={restore.error} />
      {older.map(({ version, title, savedBy, savedAt }) => (
        <div key={version} className="content-head">
          <span className="num">{version}</span>
          <span className="old-title">
            {title.vi} <span className="meta">{`${savedBy} ${time(savedAt)}`}</span>
          </span>
          {mayEdit ? (
            <Button
              size="xs"
              busy={restore.isPending}
              onClick={() => restore.mutate({ id: found.id, version: found.version, from: version })}
            >
              {say('edit.restore')}
            </Button>
          ) : null}
        </div>
      ))}
    </section>
  )
}

import { type Audience, getMailing, saveMailing } from '@keo/contract/console-letters'
import type { ResponseOf } from '@keo/contract/define-call'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { REFRESH_MS, useAct, useCall } from '../../platform/queries.ts'
import { AudienceFields } from './audience-fields.tsx'
import { NOTHING, type Texts } from './draft.ts'
import { Send, Stop, TakeBack } from './letter-acts.tsx'
import { TextFields } from './text-fields.tsx'
import { TextHistory } from './text-history.tsx'
import { words } from './words.ts'

type Found = ResponseOf<typeof getMailing>
type Draft = Texts & { readonly audience: Audience }
const EVERYBODY: Audience = { vipFrom: 0, vipTo: 11, registeredAfter: null, activeSince: null }
const EMPTY: Draft = { title: NOTHING, content: NOTHING, audience: EVERYBODY }

export function LetterEditor({ id, me }: { id: string; me: Me }) {
  const found = useCall(getMailing, { id }, REFRESH_MS)
  return (
    <Loaded of={found}>
      {(data) => <Editor key={`${data.version} ${data.state}`} found={data} me={me} />}
    </Loaded>
  )
}

export const NewLetter = ({ me }: { me: Me }) => <Editor found={null} me={me} />

function Editor({ found, me }: { found: Found | null; me: Me }) {
  const { say, time } = useLook(words)
  const kept: Draft = found ? { title: found.title, content: found.content, audience: found.audience } : EMPTY
  const [draft, setDraft] = useState(kept)
  const save = useAct(saveMailing, ({ id }) => go('content', id))
  const isDraft = found === null || found.state === 'draft'
  const hasBegun = found !== null && !isDraft && found.state !== 'scheduled'
  const mayEdit = me.permissions.includes('content.edit') && isDraft
  const maySend = me.permissions.includes('letters.send') && found !== null
  const isSaved = found !== null && JSON.stringify(draft) === JSON.stringify(kept)
  const key = { id: found?.id ?? '', version: found?.version ?? 0 }
  return (
    <aside className="decision">
      <h2>{found ? say(`letter.${found.state}`) : say('list.new')}</h2>
      {found && found.startsAt !== null ? (
        <Facts rows={[[say('letters.begins'), time(found.startsAt)]]} />
      ) : null}
      {hasBegun ? (
        <Facts
          rows={[
            [say('letters.to'), found.sentTo],
            [say('letters.over'), found.passedOver],
          ]}
        />
      ) : null}
      <TextFields draft={draft} onDraft={setDraft} isReadOnly={!mayEdit} />
      <AudienceFields
        audience={draft.audience}
        onAudience={(audience) => setDraft({ ...draft, audience })}
        isReadOnly={!mayEdit}
      />
      <Refused error={save.error} />
      {mayEdit ? (
        <Button
          busy={save.isPending}
          disabled={draft.title.vi.trim() === '' || draft.content.vi.trim() === ''}
          onClick={() => save.mutate({ ...key, ...draft })}
        >
          {say('act.save')}
        </Button>
      ) : null}
      {maySend && isDraft ? (
        <Send key={JSON.stringify(draft)} audience={draft.audience} at={key} isSaved={isSaved} />
      ) : null}
      {maySend && found.state === 'scheduled' ? <TakeBack at={key} /> : null}
      {maySend && found.state === 'sending' ? <Stop at={key} /> : null}
      <TextHistory
        history={found?.history ?? []}
        onUse={mayEdit ? ({ title, content, audience }) => setDraft({ title, content, audience }) : undefined}
      />
    </aside>
  )
}

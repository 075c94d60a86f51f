import {
  getSiteText,
  publishSiteText,
  saveSiteText,
  undoSiteText,
  type TextPlace,
} from '@keo/contract/console-texts'
import type { ResponseOf } from '@keo/contract/define-call'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct, useCall } from '../../platform/queries.ts'
import { fieldTime, timeOfField } from './draft.ts'
import { type ContentLanguage, LanguageTabs } from './language-tabs.tsx'
import { TextFieldInputs } from './text-field-inputs.tsx'
import { textWords } from './text-words.ts'
import { TextPhone } from './text-phone.tsx'
import { words } from './words.ts'

type At = { place: TextPlace; key: string }
type Found = ResponseOf<typeof getSiteText>
export type Written = Record<string, Found['fields'][number]['text']>

export function TextEditor({ at, me }: { at: At; me: Me }) {
  const found = useCall(getSiteText, at)
  return <Loaded of={found}>{(data) => <Editor at={at} found={data} me={me} />}</Loaded>
}

/** The words stay while others save: who comes second is told, reads what is new, and saves over it or not. */
function Editor({ at, found, me }: { at: At; found: Found; me: Me }) {
  const { say } = useLook(textWords)
  const { say: sayContent } = useLook(words)
  const [kept, setKept] = useState(found)
  const [draft, setDraft] = useState<Written>(() => writtenOf(found))
  const [startsAt, setStartsAt] = useState(found.startsAt)
  const [language, setLanguage] = useState<ContentLanguage>('vi')
  const isSaved = JSON.stringify([draft, startsAt]) === JSON.stringify([writtenOf(kept), kept.startsAt])
  const isBehind = found.version !== kept.version
  // Nothing was typed: the newest text takes its place by itself.
  if (isBehind && isSaved) {
    setKept(found)
    setDraft(writtenOf(found))
    setStartsAt(found.startsAt)
  }
  const save = useAct(saveSiteText, ({ version }) =>
    setKept({ ...kept, ...fieldsOf(kept, draft), startsAt, version }),
  )
  const publish = useAct(publishSiteText)
  const may = (permission: 'content.edit' | 'content.publish') => me.permissions.includes(permission)
  const isMissing = (one: ContentLanguage) => found.fields.some(({ name }) => !draft[name]?.[one].trim())
  return (
    <aside className="decision">
      <h2>
        {found.name} <span className="badge">{say(`text.${found.state}`)}</span>
      </h2>
      <p className="meta">
        {say('text.seen')} <span className="num">{found.runningVersion}</span>
      </p>
      {isBehind && !isSaved ? <p role="alert">{say('text.clash')}</p> : null}
      <LanguageTabs language={language} onLanguage={setLanguage} isMissing={isMissing} />
      <TextFieldInputs
        fields={found.fields}
        draft={draft}
        language={language}
        isReadOnly={!may('content.edit')}
        onDraft={setDraft}
      />
      <TextPhone fields={found.fields} draft={draft} language={language} />
      {may('content.edit') ? (
        <>
          <Field
            label={say('text.from')}
            type="datetime-local"
            value={fieldTime(startsAt)}
            onText={(text) => setStartsAt(timeOfField(text))}
          />
          <Refused error={save.error} />
          <Button
            disabled={isSaved}
            busy={save.isPending}
            onClick={() => save.mutate({ ...at, version: kept.version, fields: draft, startsAt })}
          >
            {sayContent('act.save')}
          </Button>
        </>
      ) : null}
      {isBehind && !isSaved ? (
        <Button size="s" onClick={() => setKept(found)}>
          {say('text.use')}
        </Button>
      ) : null}
      {may('content.publish') ? (
        <>
          {isSaved ? null : <p className="meta">{sayContent('unsaved')}</p>}
          <Refused error={publish.error} />
          <Button
            kind="primary"
            disabled={!isSaved || found.state !== 'draft'}
            busy={publish.isPending}
            onClick={() => publish.mutate({ ...at, version: found.version })}
          >
            {`${sayContent('act.publish')} ${found.version}`}
          </Button>
          <Undo at={at} found={found} />
        </>
      ) : null}
      <History found={found} onUse={may('content.edit') ? setDraft : undefined} />
    </aside>
  )
}

const writtenOf = ({ fields }: Found): Written =>
  Object.fromEntries(fields.map(({ name, text }) => [name, text]))
const fieldsOf = ({ fields }: Found, draft: Written) => ({
  fields: fields.map((field) => ({ ...field, text: draft[field.name] ?? field.text })),
})

function Undo({ at, found }: { at: At; found: Found }) {
  const { say } = useLook(textWords)
  const [reason, setReason] = useState('')
  const undo = useAct(undoSiteText, () => setReason(''))
  const isOut = found.history.some(({ publishedAt, undoneAt }) => publishedAt !== null && undoneAt === null)
  if (!isOut) return null
  return (
    <>
      <Reason text={reason} onText={setReason} />
      <p className="meta">{say('text.undoNote')}</p>
      <Refused error={undo.error} />
      <Button
        kind="outline"
        disabled={!isReason(reason)}
        busy={undo.isPending}
        onClick={() => undo.mutate({ ...at, version: found.version, reason })}
      >
        {say('text.undo')}
      </Button>
    </>
  )
}

type HistoryProps = { found: Found; onUse: ((draft: Written) => void) | undefined }

function History({ found, onUse }: HistoryProps) {
  const { say, time } = useLook(textWords)
  const { say: sayContent } = useLook(words)
  if (found.history.length === 0) return null
  return (
    <section>
      <h3>{sayContent('edit.history')}</h3>
      {found.history.map(({ version, fields, savedBy, savedAt, undoneAt }) => (
        <div key={version} className="content-head">
          <span className="num">{version}</span>
          <span className="old-title meta">
            {`${savedBy} ${time(savedAt)}${undoneAt === null ? '' : ` · ${say('text.taken')}`}`}
          </span>
          {onUse ? (
            <Button size="xs" onClick={() => onUse(fields)}>
              {say('text.use')}
            </Button>
          ) : null}
        </div>
      ))}
    </section>
  )
}

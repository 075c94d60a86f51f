import { getSiteText, publishSiteText, saveSiteText } from '@keo/contract/console-texts'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct, useCall } from '../../platform/queries.ts'
import { type ContentLanguage, LanguageTabs } from './language-tabs.tsx'
import { type At, type Found, isMissing, isWhole, textDraftOf } from './text-draft.ts'
import { TextFacts } from './text-facts.tsx'
import { TextFieldInputs } from './text-field-inputs.tsx'
import { TextHistory } from './text-history.tsx'
import { TextPhone } from './text-phone.tsx'
import { TextStanding, TextTakeBack } from './text-standing.tsx'
import { TextTimes } from './text-times.tsx'
import { textWords } from './text-words.ts'
import { words } from './words.ts'

type EditorProps = { at: At; me: Me; onSaved: (key: string) => void }

export function TextEditor(props: EditorProps) {
  const found = useCall(getSiteText, props.at)
  return <Loaded of={found}>{(data) => <Editor found={data} {...props} />}</Loaded>
}

/** The words stay while others save: who comes second is told, reads what is new, and saves over it or not. */
function Editor({ at, found, me, onSaved }: EditorProps & { found: Found }) {
  const { say } = useLook(textWords)
  const { say: sayContent } = useLook(words)
  const [kept, setKept] = useState({ version: found.version, draft: textDraftOf(found) })
  const [draft, setDraft] = useState(kept.draft)
  const [language, setLanguage] = useState<ContentLanguage>('vi')
  const isSaved = JSON.stringify(draft) === JSON.stringify(kept.draft)
  const isBehind = found.version !== kept.version
  const takeFound = () => setKept({ version: found.version, draft: textDraftOf(found) })
  // Nothing was typed: the newest text takes its place by itself.
  if (isBehind && isSaved) {
    takeFound()
    setDraft(textDraftOf(found))
  }
  const save = useAct(saveSiteText, ({ key, version }) => {
    setKept({ version, draft })
    onSaved(key)
  })
  const may = (permission: 'content.edit' | 'content.publish') => me.permissions.includes(permission)
  const isReadOnly = !may('content.edit')
  return (
    <aside className="decision">
      <Head found={found} />
      {may('content.publish') && found.canAdd && at.key !== '' ? (
        <TextStanding at={at} found={found} />
      ) : null}
      {isBehind && !isSaved ? <p role="alert">{say('text.clash')}</p> : null}
      <LanguageTabs
        language={language}
        onLanguage={setLanguage}
        isMissing={(one) => isMissing(found, draft, one)}
      />
      <TextFieldInputs
        found={found}
        draft={draft.fields}
        language={language}
        isReadOnly={isReadOnly}
        onDraft={(fields) => setDraft({ ...draft, fields })}
      />
      <TextFacts
        facts={found.facts}
        chosen={draft.facts}
        isReadOnly={isReadOnly}
        onChosen={(facts) => setDraft({ ...draft, facts })}
      />
      <TextPhone found={found} draft={draft} language={language} />
      {isReadOnly ? null : (
        <>
          <TextTimes draft={draft} hasEnd={found.canAdd} onDraft={setDraft} />
          <Refused error={save.error} />
          {isWhole(found, draft) ? null : <p className="meta">{say('text.needs')}</p>}
          <Button
            disabled={isSaved || !isWhole(found, draft)}
            busy={save.isPending}
            onClick={() => save.mutate({ ...at, version: kept.version, ...draft })}
          >
            {sayContent('act.save')}
          </Button>
        </>
      )}
      {isBehind && !isSaved ? (
        <Button size="s" onClick={takeFound}>
          {say('text.use')}
        </Button>
      ) : null}
      {may('content.publish') && at.key !== '' ? <Publish at={at} found={found} isSaved={isSaved} /> : null}
      <TextHistory
        history={found.history}
        onUse={isReadOnly ? undefined : ({ fields, facts }) => setDraft({ ...draft, fields, facts })}
      />
    </aside>
  )
}

function Head({ found }: { found: Found }) {
  const { say } = useLook(textWords)
  if (found.key === '') return <h2>{say('text.newName')}</h2>
  return (
    <>
      <h2>
        {found.name} <span className="badge">{say(found.isOff ? 'text.off' : `text.${found.state}`)}</span>
      </h2>
      <p className="meta">
        <Seen found={found} />
      </p>
    </>
  )
}

function Seen({ found: { isAdded, isOff, state, runningVersion } }: { found: Found }) {
  const { say } = useLook(textWords)
  if (isOff) return say('text.offNote')
  if (state === 'over') return say('text.overNote')
  if (isAdded && runningVersion === 0) return say('text.notSeen')
  return (
    <>
      {say('text.seen')} <span className="num">{runningVersion}</span>
    </>
  )
}

function Publish({ at, found, isSaved }: { at: At; found: Found; isSaved: boolean }) {
  const { say } = useLook(words)
  const publish = useAct(publishSiteText)
  return (
    <>
      {isSaved ? null : <p className="meta">{say('unsaved')}</p>}
      <Refused error={publish.error} />
      <Button
        kind="primary"
        disabled={!isSaved || found.state !== 'draft'}
        busy={publish.isPending}
        onClick={() => publish.mutate({ ...at, version: found.version })}
      >
        {`${say('act.publish')} ${found.version}`}
      </Button>
      <TextTakeBack at={at} found={found} />
    </>
  )
}

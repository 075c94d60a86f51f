import { askAgentLine, type ConsoleLine, DOOR_CHECKS } from '@keo/contract/console-lines'
import { Button } from '@keo/ui/primitives/button'
import { useId, useState } from 'react'
import { Boxes } from '../../parts/boxes.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { draftOf, isWholeDraft, lineOfDraft, SWITCHES } from './line-draft.ts'
import { words } from './words.ts'

type LineFormProps = {
  line: ConsoleLine | null
  gameTypes: readonly { readonly id: number; readonly name: string }[]
}

/** A new line, or other addresses and switches of one: a second person approves it. */
export function LineForm({ line, gameTypes }: LineFormProps) {
  const { say } = useLook(words)
  const [draft, setDraft] = useState(() => draftOf(line))
  const [reason, setReason] = useState('')
  const domains = useId()
  const ask = useAct(askAgentLine, () => setReason(''))
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change })
  const isMain = line?.line === ''
  const askedBy = line?.askedBy ?? ''
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(line))
  return (
    <aside className="decision">
      <h2 className="keys-row">
        <TwoKeys turned={askedBy === '' ? 0 : 1} /> {line?.name ?? say('ln.new')}
      </h2>
      {line ? null : (
        <Field label={say('ln.line')} value={draft.line} onText={(word) => set({ line: word })} />
      )}
      <Field label={say('ln.name')} value={draft.name} maxLength={40} onText={(name) => set({ name })} />
      {isMain ? (
        <p className="meta">{say('ln.mainDomains')}</p>
      ) : (
        <div className="field">
          <label htmlFor={domains}>{say('ln.domains')}</label>
          <textarea
            id={domains}
            rows={3}
            value={draft.domains}
            onChange={({ target }) => set({ domains: target.value })}
          />
        </div>
      )}
      <Choice
        label={say('ln.door')}
        value={draft.doorCheck}
        options={DOOR_CHECKS.map((check) => [String(check), say(`ln.door.${check}`)])}
        onValue={(doorCheck) => set({ doorCheck })}
      />
      <Boxes
        legend={say('ln.switches')}
        options={SWITCHES.map((name) => [name, say(`ln.${name}`)])}
        chosen={draft.on}
        onChosen={(on) => set({ on })}
      />
      <Field
        label={say('ln.downloadUrl')}
        value={draft.downloadUrl}
        onText={(downloadUrl) => set({ downloadUrl })}
      />
      <Field label={say('ln.sort')} value={draft.lobbySort} onText={(lobbySort) => set({ lobbySort })} />
      <p className="meta">{gameTypes.map(({ id, name }) => `${name} ${id}`).join(' · ')}</p>
      <Reason text={reason} onText={setReason} />
      <Refused error={ask.error} />
      {askedBy === '' ? (
        <Button
          wide
          disabled={!isReason(reason) || !isChanged || !isWholeDraft(draft, isMain)}
          busy={ask.isPending}
          onClick={() => ask.mutate({ ...lineOfDraft(draft), reason })}
        >
          {say('ln.ask')}
        </Button>
      ) : (
        <p>{`${say('ln.askedBy')} ${askedBy}`}</p>
      )}
      {ask.isSuccess ? <p role="status">{say('ln.asked')}</p> : null}
    </aside>
  )
}

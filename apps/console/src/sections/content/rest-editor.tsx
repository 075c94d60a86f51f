import { endRest, listRestTexts, type Rest, setRest } from '@keo/contract/console-maintenance'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useId, useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { fieldTime, timeOfField } from '../../platform/field-time.ts'
import { useLook } from '../../platform/look.ts'
import { useAct, useCall } from '../../platform/queries.ts'
import { NOTHING, type Texts } from './draft.ts'
import { type ContentLanguage, LanguageTabs } from './language-tabs.tsx'
import { TextHistory } from './text-history.tsx'
import { RestPhone } from './text-phone.tsx'
import { words } from './words.ts'

/** Announced with a start to come, begun with one that is past. The whole site takes two people to close, one to open. */
export function RestEditor({ rest, me }: { rest: Rest; me: Me }) {
  const { say } = useLook(words)
  const [from, setFrom] = useState(fieldTime(rest.startsAt))
  const [to, setTo] = useState(fieldTime(rest.endsAt))
  const [texts, setTexts] = useState<Texts>({
    title: rest.title ?? NOTHING,
    content: rest.content ?? NOTHING,
  })
  const [reason, setReason] = useState('')
  const set = useAct(setRest, () => setReason(''))
  const end = useAct(endRest, () => setReason(''))
  const [startsAt, endsAt] = [timeOfField(from), timeOfField(to)]
  const seen = { place: rest.place, seenStartsAt: rest.startsAt, seenEndsAt: rest.endsAt }
  const isSite = rest.kind === 'site'
  if (!me.permissions.includes('maintenance.set')) return null
  return (
    <aside className="decision">
      <h2 className="keys-row">
        {isSite ? <TwoKeys turned={0} /> : null} {rest.name || say(`rest.${rest.kind as 'site' | 'live'}`)}
      </h2>
      {isSite ? <p className="meta">{say('rest.two')}</p> : null}
      <Field label={say('rest.from')} type="datetime-local" value={from} onText={setFrom} />
      <Field label={say('rest.to')} type="datetime-local" value={to} onText={setTo} />
      {rest.kind === 'site' || rest.kind === 'live' ? (
        <RestTexts place={rest.kind} texts={texts} onTexts={setTexts} />
      ) : null}
      <Reason text={reason} onText={setReason} />
      <Refused error={set.error ?? end.error} />
      {set.data?.approvalId ? <p>{say('rest.asked')}</p> : null}
      <Button
        kind={isSite ? 'outline' : 'primary'}
        disabled={!isReason(reason) || startsAt === null || endsAt === null}
        busy={set.isPending}
        onClick={() =>
          startsAt !== null && endsAt !== null && set.mutate({ ...seen, startsAt, endsAt, ...texts, reason })
        }
      >
        {say(isSite ? 'rest.close' : 'rest.set')}
      </Button>
      {rest.state === 'announced' || rest.state === 'resting' ? (
        <Button
          disabled={!isReason(reason)}
          busy={end.isPending}
          onClick={() => end.mutate({ ...seen, reason })}
        >
          {say('rest.end')}
        </Button>
      ) : null}
    </aside>
  )
}

type TextProps = { place: 'site' | 'live'; texts: Texts; onTexts: (texts: Texts) => void }

/** What players read of it, as their phone shows it, and what they were told before. */
function RestTexts({ place, texts, onTexts }: TextProps) {
  const { say } = useLook(words)
  const id = useId()
  const [language, setLanguage] = useState<ContentLanguage>('vi')
  const history = useCall(listRestTexts, { place }).data?.history ?? []
  return (
    <>
      <LanguageTabs
        language={language}
        onLanguage={setLanguage}
        isMissing={(one) => texts.title[one] === ''}
      />
      <Field
        label={say('edit.title')}
        value={texts.title[language]}
        maxLength={80}
        onText={(text) => onTexts({ ...texts, title: { ...texts.title, [language]: text } })}
      />
      <div className="field">
        <label htmlFor={id}>{say('edit.text')}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={600}
          value={texts.content[language]}
          onChange={(event) =>
            onTexts({ ...texts, content: { ...texts.content, [language]: event.target.value } })
          }
        />
      </div>
      <RestPhone texts={texts} language={language} />
      <TextHistory history={history} onUse={({ title, content }) => onTexts({ title, content })} />
    </>
  )
}

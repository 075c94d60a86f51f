import { type ConsoleHost, saveHost } from '@keo/contract/console-live'
import { HOST_AVATARS } from '@keo/contract/rooms'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Boxes } from '../../parts/boxes.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { LANGUAGE_NAMES } from '../../parts/language-names.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { useAct } from '../../platform/queries.ts'
import { SPORTS, words } from './words.ts'

type Fields = Pick<
  ConsoleHost,
  'name' | 'avatar' | 'sports' | 'languages' | 'worksFrom' | 'worksHours' | 'isAway'
>

const NOBODY: Fields = {
  name: '',
  avatar: 1,
  sports: [],
  languages: ['vi'],
  worksFrom: 13,
  worksHours: 8,
  isAway: false,
}
const LANGUAGES = Object.keys(LANGUAGE_NAMES) as ConsoleHost['languages']
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => [String(from + at), String(from + at)] as const)

/** A host who is new, or what is changed of one. */
export function HostForm({ host }: { host: ConsoleHost | null }) {
  const { say } = useLook(words)
  const [fields, setFields] = useState<Fields>(() => (host ? pickOf(host) : NOBODY))
  const [reason, setReason] = useState('')
  const save = useAct(saveHost, ({ id }) => go('rooms', id))
  const set = (change: Partial<Fields>) => setFields({ ...fields, ...change })
  const isChanged = JSON.stringify(fields) !== JSON.stringify(host ? pickOf(host) : NOBODY)
  const isWhole = fields.name.trim().length > 1 && fields.languages.length > 0
  return (
    <aside className="decision">
      <h2>{host?.name ?? say('hosts.new')}</h2>
      <Field label={say('hosts.name')} value={fields.name} maxLength={30} onText={(name) => set({ name })} />
      <Choice
        label={say('hosts.avatar')}
        value={String(fields.avatar)}
        options={numbers(1, HOST_AVATARS)}
        onValue={(avatar) => set({ avatar: Number(avatar) })}
      />
      <Choice
        label={say('hosts.from')}
        value={String(fields.worksFrom)}
        options={numbers(0, 24)}
        onValue={(from) => set({ worksFrom: Number(from) })}
      />
      <Choice
        label={say('hosts.hours')}
        value={String(fields.worksHours)}
        options={numbers(1, 24)}
        onValue={(count) => set({ worksHours: Number(count) })}
      />
      <Boxes
        legend={say('hosts.languages')}
        options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
        chosen={fields.languages}
        onChosen={(languages) => set({ languages })}
      />
      <Boxes
        legend={say('hosts.sports')}
        options={SPORTS.map((sport) => [sport as number, say(`sport.${sport}`)])}
        chosen={fields.sports}
        onChosen={(sports) => set({ sports })}
      />
      <Boxes
        legend=""
        options={[[true, say('hosts.away')]]}
        chosen={fields.isAway ? [true] : []}
        onChosen={(away) => set({ isAway: away.length > 0 })}
      />
      <p className="meta">{say('hosts.bio')}</p>
      <Reason text={reason} onText={setReason} />
      <Refused error={save.error} />
      <Button
        wide
        disabled={!isReason(reason) || !isChanged || !isWhole}
        busy={save.isPending}
        onClick={() => save.mutate({ ...fields, id: host?.id ?? null, version: host?.version ?? 0, reason })}
      >
        {say('hosts.save')}
      </Button>
    </aside>
  )
}

const pickOf = ({ name, avatar, sports, languages, worksFrom, worksHours, isAway }: ConsoleHost): Fields => ({
  name,
  avatar,
  sports,
  languages,
  worksFrom,
  worksHours,
  isAway,
})

import { askChannelLimits, switchChannel, type ConsoleChannel } from '@keo/contract/console-money'
import { useState } from 'react'
import { SwitchedTerms } from '../../parts/switched-terms.tsx'
import { call } from '../../platform/api.ts'
import { useLook } from '../../platform/look.ts'
import { channelOf, draftOf } from './channel-draft.ts'
import { ChannelFields } from './channel-fields.tsx'
import { switchWords } from './switch-words.ts'
import { words } from './words.ts'

/** One person opens and closes a way in; whatever else it says takes two. */
export function ChannelSettings({ channel }: { channel: ConsoleChannel }) {
  const { say, language } = useLook(words)
  const { id, isOpen, askedBy } = channel
  const name = channel.name[language]
  const [draft, setDraft] = useState(() => draftOf(channel))
  const isOther = JSON.stringify(draft) !== JSON.stringify(draftOf(channel))
  const wanted = isOther ? channelOf(draft) : null
  const askFor =
    ({ kind: _, ...terms }: NonNullable<typeof wanted>) =>
    (reason: string) =>
      call(askChannelLimits, { ...terms, reason })
  return (
    <SwitchedTerms
      heading={name}
      name={name}
      isOpen={isOpen}
      askedBy={askedBy}
      says={switchWords(say)}
      switchTo={(to, reason) => call(switchChannel, { id, isOpen: to, reason })}
      terms={say('ch.terms')}
      ask={wanted && askFor(wanted)}
    >
      <ChannelFields draft={draft} onDraft={setDraft} />
    </SwitchedTerms>
  )
}

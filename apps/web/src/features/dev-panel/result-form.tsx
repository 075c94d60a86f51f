import type { PlainMessageKey } from '@keo/messages/keys'
import type { WireLeg } from '@keo/sportsbook-contract/order-record'
import { SelectField } from '@keo/ui/primitives/select-field'
import { useState } from 'react'
import { useMessages } from '../../shared/messages.ts'
import { nextVersion, useSayResult } from './bet-orders.ts'
import { OrderButton } from './order-button.tsx'

/** How an option can end (3.16). */
const OUTCOMES: readonly { readonly number: number; readonly name: PlainMessageKey }[] = [
  { number: 4, name: 'betRecord.outcome.won' },
  { number: 3, name: 'betRecord.outcome.lost' },
  { number: 2, name: 'betRecord.outcome.push' },
  { number: 5, name: 'betRecord.outcome.halfWon' },
  { number: 6, name: 'betRecord.outcome.halfLost' },
  { number: 7, name: 'betRecord.outcome.cancelled' },
]
/** Beyond the next one, for who wants to leave some out. */
const VERSIONS_AHEAD = 5

const ANSWERS: Readonly<Partial<Record<string, PlainMessageKey>>> = {
  same: 'panel.result.same',
  old: 'panel.result.old',
  contradicts: 'panel.result.contradicts',
  stopped: 'panel.result.stopped',
  late: 'panel.void.late',
}

/** Says how a selection ended, in place of the world; a later version corrects an earlier one. */
export function ResultForm({ legs }: { legs: readonly WireLeg[] }) {
  const say = useMessages()
  const order = useSayResult()
  const [place, setPlace] = useState(0)
  const [outcome, setOutcome] = useState(0)
  const leg = legs[place]
  const next = leg ? nextVersion(leg) : 1
  const [chosenVersion, setVersion] = useState<number>()
  const version = chosenVersion ?? next
  const names = legs.map(({ on, mn }) => `${on} · ${mn}`)
  const outcomes = OUTCOMES.map(({ name }) => say(name))
  return (
    <>
      <SelectField
        label={say('panel.result.which')}
        choices={names}
        value={names[place] ?? ''}
        onChange={(name) => {
          setPlace(names.indexOf(name))
          setVersion(undefined)
        }}
      />
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label={say('panel.result.outcome')}
          choices={outcomes}
          value={outcomes[outcome] ?? ''}
          onChange={(name) => setOutcome(outcomes.indexOf(name))}
        />
        <VersionField version={version} next={next} onChange={setVersion} />
      </div>
      <OrderButton
        label={say('panel.result')}
        hint={say('panel.result.hint')}
        order={order}
        onGive={() => {
          const chosen = OUTCOMES[outcome]
          if (leg && chosen) order.mutate({ leg, outcome: chosen.number, version })
          setVersion(undefined)
        }}
        answerText={({ judgement }) => say(ANSWERS[judgement] ?? 'panel.result.taken')}
      />
    </>
  )
}

type VersionFieldProps = { version: number; next: number; onChange: (version: number) => void }

function VersionField({ version, next, onChange }: VersionFieldProps) {
  const say = useMessages()
  const label = say('panel.result.version')
  // A number alone would not say what it counts.
  const choices = Array.from({ length: next + VERSIONS_AHEAD }, (_, at) => `${label} ${at + 1}`)
  return (
    <SelectField
      label={label}
      choices={choices}
      value={choices[version - 1] ?? ''}
      onChange={(text) => onChange(choices.indexOf(text) + 1)}
    />
  )
}

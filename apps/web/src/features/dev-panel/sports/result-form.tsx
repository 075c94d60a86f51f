import type { PlainMessageKey } from '@keo/messages/keys'
import { SelectField } from '@keo/ui/fields/select-field'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import type { OrderLeg } from '../../sportsbook/index.ts'
import { useSayResult } from './bet-orders.ts'
import { OrderButton } from '../order-button.tsx'

/** How an option can end (3.16). */
const OUTCOMES: readonly { readonly number: number; readonly name: PlainMessageKey }[] = [
  { number: 4, name: 'betRecord.outcome.won' },
  { number: 3, name: 'betRecord.outcome.lost' },
  { number: 2, name: 'betRecord.outcome.push' },
  { number: 5, name: 'betRecord.outcome.halfWon' },
  { number: 6, name: 'betRecord.outcome.halfLost' },
  { number: 7, name: 'betRecord.outcome.cancelled' },
]
const VERSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const ANSWERS: Readonly<Partial<Record<string, PlainMessageKey>>> = {
  same: 'panel.result.same',
  old: 'panel.result.old',
  contradicts: 'panel.result.contradicts',
  stopped: 'panel.result.stopped',
  late: 'panel.void.late',
}

/** Says how a selection ended, in place of the world; a later version corrects an earlier one. */
export function ResultForm({ legs }: { legs: readonly OrderLeg[] }) {
  const say = useMessages()
  const order = useSayResult()
  const [place, setPlace] = useState(0)
  const [outcome, setOutcome] = useState(0)
  const leg = legs[place]
  const [version, setVersion] = useState<number>()
  const names = legs.map(({ optionName, matchName }) => `${optionName} · ${matchName}`)
  const outcomes = OUTCOMES.map(({ name }) => say(name))
  return (
    <>
      <SelectField
        label={say('panel.result.which')}
        choices={names}
        value={names[place] ?? ''}
        onChange={(name) => setPlace(names.indexOf(name))}
      />
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label={say('panel.result.outcome')}
          choices={outcomes}
          value={outcomes[outcome] ?? ''}
          onChange={(name) => setOutcome(outcomes.indexOf(name))}
        />
        <VersionField version={version} onChange={setVersion} />
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

type VersionFieldProps = { version: number | undefined; onChange: (version: number | undefined) => void }

/** The next one, unless what is old or contradicts is to be seen. */
function VersionField({ version, onChange }: VersionFieldProps) {
  const say = useMessages()
  const label = say('panel.result.version')
  const next = say('panel.result.next')
  const nameOf = (number: number) => `${label} ${number}`
  return (
    <SelectField
      label={label}
      choices={[next, ...VERSIONS.map(nameOf)]}
      value={version === undefined ? next : nameOf(version)}
      onChange={(name) => onChange(VERSIONS.find((number) => nameOf(number) === name))}
    />
  )
}

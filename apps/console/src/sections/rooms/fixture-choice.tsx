import { type ConsoleFixture, findFixtures } from '@keo/contract/console-room-plans'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Loaded } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useCall } from '../../platform/queries.ts'
import { words } from './words.ts'

type Props = { fixture: ConsoleFixture | null; onFixture: (fixture: ConsoleFixture | null) => void }

/** A match of the schedule, found by its league or a side. */
export function FixtureChoice({ fixture, onFixture }: Props) {
  const { say } = useLook(words)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <>
      <Field label={say('plan.find')} type="search" value={text} maxLength={60} onText={setText} />
      <Button
        size="s"
        disabled={text.trim() === ''}
        onClick={() => {
          onFixture(null)
          setAsked(text.trim())
        }}
      >
        {say('plan.search')}
      </Button>
      {asked === null ? null : <Found asked={asked} fixture={fixture} onFixture={onFixture} />}
    </>
  )
}

function Found({ asked, fixture, onFixture }: Props & { asked: string }) {
  const { say, time } = useLook(words)
  const found = useCall(findFixtures, { words: asked })
  const nameOf = ({ home, away, league, startsAt }: ConsoleFixture) =>
    `${home} – ${away} · ${league} · ${time(startsAt)}`
  return (
    <Loaded of={found}>
      {({ fixtures, isWhole }) => (
        <>
          <Choice
            label={say('plan.fixture')}
            value={fixture?.matchId ?? ''}
            options={[
              ['', say(fixtures.length === 0 ? 'plan.none' : 'plan.pick')],
              ...fixtures.map(
                (one) =>
                  [one.matchId, one.hasRoom ? `${nameOf(one)} · ${say('plan.has')}` : nameOf(one)] as const,
              ),
            ]}
            onValue={(id) => onFixture(fixtures.find(({ matchId }) => matchId === id) ?? null)}
          />
          {isWhole ? null : <p className="meta">{say('plan.more')}</p>}
        </>
      )}
    </Loaded>
  )
}

import type { Say } from '@keo/messages/say'
import { Button } from '@keo/ui/primitives/button'
import { Segmented } from '@keo/ui/bars/segmented'
import { SelectField } from '@keo/ui/fields/select-field'
import { minutes } from '@keo/units/instants'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { periodText } from '../../match-words/index.ts'
import { FORCED, type Forced } from './forced-things.ts'
import { Refused } from '../refused.tsx'
import { type Side, useForce } from './sports-orders.ts'
import type { Match } from '../../sportsbook/index.ts'

type Group = Forced['group']

/** What is to happen, to whom, and what the provider said to it. */
export function ForceForm({ match }: { match: Match }) {
  const say = useMessages()
  const force = useForce()
  const [group, setGroup] = useState<Group>('event')
  const [place, setPlace] = useState(0)
  const [side, setSide] = useState<Side>('home')
  const forced = FORCED[group][place]
  const names = FORCED[group].map(({ name }) => say(name))
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label={say('panel.force.group')}
        segments={[
          { key: 'event', label: say('panel.force.event') },
          { key: 'turn', label: say('panel.force.turn') },
          { key: 'hold', label: say('panel.force.hold') },
          { key: 'line', label: say('panel.force.line') },
        ]}
        value={group}
        onChange={(chosen: Group) => {
          setGroup(chosen)
          setPlace(0)
        }}
      />
      <SelectField
        label={say('panel.force.what')}
        choices={names}
        value={names[place] ?? ''}
        onChange={(name) => setPlace(names.indexOf(name))}
      />
      {forced?.isOneSided ? <SideChoice side={side} onChange={setSide} /> : null}
      <Button
        kind="primary"
        disabled={!forced}
        busy={force.isPending}
        onClick={() => forced && force.mutate({ matchId: match.id, forced, side })}
      >
        {say('panel.force')}
      </Button>
      <ForceAnswer force={force} match={match} />
    </div>
  )
}

function SideChoice({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const say = useMessages()
  return (
    <Segmented
      label={say('panel.force.side')}
      segments={[
        { key: 'home', label: say('panel.force.home') },
        { key: 'away', label: say('panel.force.away') },
      ]}
      value={side}
      onChange={onChange}
    />
  )
}

type AnswerProps = { force: ReturnType<typeof useForce>; match: Match }

function ForceAnswer({ force: { error, data, variables }, match }: AnswerProps) {
  const say = useMessages()
  if (error) return <Refused error={error} />
  if (!data || !variables) return null
  return (
    <p role="status" className="text-callout text-text-2">
      {answerText(say, say(variables.forced.name), match, data)}
    </p>
  )
}

type Answered = NonNullable<AnswerProps['force']['data']>

function answerText(say: Say, what: string, match: Match, answer: Answered): string {
  if ('ms' in answer)
    return say('panel.force.turned', { what, state: periodText({ ...match, status: answer.ms }, say) })
  if ('seconds' in answer) return say('panel.force.held', { what, seconds: answer.seconds })
  if ('jumped' in answer) return say('panel.force.jumped', { what, count: answer.jumped })
  if (answer.atMs < 0) return say('panel.force.takenEarly', { what })
  return say('panel.force.taken', { what, minute: Math.floor(answer.atMs / minutes(1)) })
}

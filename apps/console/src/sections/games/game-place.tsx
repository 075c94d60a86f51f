import { placeGame } from '@keo/contract/console-game-order'
import type { ConsoleGame } from '@keo/contract/console-games'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

const PLACE = /^[1-9]\d{0,3}$/

/** Where a game stands among those of its type, and how it gets elsewhere. */
export function GamePlace({ game }: { game: ConsoleGame }) {
  const { say } = useLook(words)
  const { id, place, ofType, hasOwnOrder, orderVersion } = game
  const [typed, setTyped] = useState(String(place ?? ''))
  const [reason, setReason] = useState('')
  const act = useAct(placeGame, () => setReason(''))
  if (place === null) return <p className="meta">{say('noPlace')}</p>
  const send = (wanted: number | null) => act.mutate({ id, place: wanted, version: orderVersion, reason })
  const isOther = PLACE.test(typed) && Number(typed) !== place
  return (
    <section className="panel">
      <h2>{say('order')}</h2>
      <p className="num">
        {say('placeNow')} {place} {say('of')} {ofType} · {say(hasOwnOrder ? 'ownOrder' : 'providerOrder')}
      </p>
      <Field label={say('newPlace')} inputMode="numeric" value={typed} onText={setTyped} />
      <Reason text={reason} onText={setReason} />
      <Refused error={act.error} />
      <Button
        size="s"
        kind="outline"
        disabled={!isReason(reason) || !isOther}
        busy={act.isPending}
        onClick={() => send(Number(typed))}
      >
        {say('move')}
      </Button>
      {hasOwnOrder ? (
        <Button
          size="s"
          kind="outline"
          disabled={!isReason(reason)}
          busy={act.isPending}
          onClick={() => send(null)}
        >
          {say('toProvider')}
        </Button>
      ) : null}
    </section>
  )
}

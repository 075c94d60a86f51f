import type { PlainMessageKey } from '@keo/messages/keys'
import { Segmented } from '@keo/ui/bars/segmented'
import { Button } from '@keo/ui/primitives/button'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { seconds } from '@keo/units/instants'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { type NextCall, useWeather } from './game-orders.ts'

/** Longer than the provider waits for an answer. */
const LATE_MS = seconds(6)

const TURNS: readonly { readonly label: PlainMessageKey; readonly turn: NextCall }[] = [
  { label: 'panel.weather.late', turn: { slowMs: LATE_MS } },
  { label: 'panel.weather.twice', turn: { duplicate: true } },
  { label: 'panel.weather.lost', turn: { loseAnswer: true } },
  { label: 'panel.weather.reorder', turn: { reorder: true } },
]

/** What becomes of the next bet or result on its way to the wallet. */
export function WalletWeather() {
  const say = useMessages()
  const [only, setOnly] = useState<'bet' | 'result'>('bet')
  const weather = useWeather()
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>{say('panel.weather')}</SectionTitle>
      <Segmented
        label={say('panel.weather')}
        segments={[
          { key: 'bet', label: say('panel.weather.bet') },
          { key: 'result', label: say('panel.weather.result') },
        ]}
        value={only}
        onChange={setOnly}
      />
      <div className="flex flex-wrap gap-2">
        {TURNS.map(({ label, turn }) => (
          <Button
            key={label}
            size="s"
            busy={weather.isPending}
            onClick={() => weather.mutate({ only, ...turn })}
          >
            {say(label)}
          </Button>
        ))}
      </div>
    </section>
  )
}

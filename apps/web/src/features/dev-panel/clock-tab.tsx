import { CLOCK_RATES, type SandboxState } from '@keo/contract/sandbox'
import { Button } from '@keo/ui/primitives/button'
import { Segmented } from '@keo/ui/bars/segmented'
import { days, hours, minutes } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import { panelQueries, useSetClock } from './panel-queries.ts'
import { PanelQuery } from './panel-query.tsx'
import { worldNow } from './world-time.ts'

const TICK_MS = 200
const JUMPS = [
  { label: 'panel.clock.minute', jumpMinutes: minutes(1) / minutes(1) },
  { label: 'panel.clock.hour', jumpMinutes: hours(1) / minutes(1) },
  { label: 'panel.clock.day', jumpMinutes: days(1) / minutes(1) },
] as const

export function ClockTab() {
  const state = useQuery(panelQueries.state)
  return <PanelQuery query={state}>{(data) => <WorldClock world={data.clock} />}</PanelQuery>
}

function WorldClock({ world }: { world: SandboxState['clock'] }) {
  const say = useMessages()
  const setClock = useSetClock()
  const rates = CLOCK_RATES.map((rate) => ({
    key: String(rate),
    label: rate === 0 ? say('panel.clock.pause') : `x${rate}`,
  }))
  return (
    <div className="flex flex-col gap-5">
      <WorldTime world={world} />
      <Segmented
        label={say('panel.clock.speed')}
        segments={rates}
        value={String(world.rate)}
        onChange={(key) => {
          const rate = CLOCK_RATES.find((known) => String(known) === key)
          setClock.mutate({ rate })
        }}
      />
      <div role="group" aria-label={say('panel.clock.jump')} className="grid grid-cols-3 gap-2">
        {JUMPS.map(({ label, jumpMinutes }) => (
          <Button key={label} disabled={setClock.isPending} onClick={() => setClock.mutate({ jumpMinutes })}>
            {say(label)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Runs on between two answers of the server, at the world's own pace. */
function WorldTime({ world }: { world: SandboxState['clock'] }) {
  const say = useMessages()
  const language = useLanguage()
  const [shown, setShown] = useState(world.now)
  useEffect(() => {
    const toldAt = clock.monotonicMs()
    const show = () => setShown(worldNow(world, clock.monotonicMs() - toldAt))
    show()
    return clock.every(TICK_MS, show)
  }, [world])
  const secondsText = new Date(shown).toISOString().slice(17, 19)
  return (
    <div>
      <p className="text-caption text-text-3">{say('panel.clock.now')}</p>
      <p className="num text-[28px] leading-9 font-bold" role="timer">
        {formatDateTime(shown, language)}
        <span className="text-text-3">:{secondsText}</span>
      </p>
    </div>
  )
}

import type { RoomDetail } from '@keo/contract/rooms'
import { Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { lazyPart } from '../../../page-kit/lazy-part.ts'
import { frameSlots } from '../../../page-kit/frame-slots.ts'
import { loadArea } from '../../../language/messages.ts'
import { useAgentLine } from '../../../site/agent-line.ts'
import { HostRow } from './host-row.tsx'
import { RoomPanel, RoomTabs, type RoomTab, tabsOf } from './room-tabs.tsx'
import { RoomTop } from './room-top.tsx'

const RoomPrices = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./room-prices.tsx'),
    ...(['match', 'sports', 'betCart'] as const).map(loadArea),
  ])
  return part
})

/** The picture stays in sight; below it who speaks, the main prices where no tab opens with all of them, and the tabs. */
export function OpenRoom({ room }: { room: RoomDetail }) {
  const { livePage } = useAgentLine()
  const [chosen, setTab] = useState<RoomTab>()
  const { match } = room
  const tabs = tabsOf(room, livePage)
  const tab = chosen ?? tabs[0] ?? 'talk'
  return (
    <main className="room" data-tab={tab}>
      <RoomTop room={room} />
      <div className="room-side">
        <HostRow room={room} />
        {match && livePage === 'vietnam' ? (
          <Suspense fallback={<div className="room-prices" />}>
            <RoomPrices matchId={Number(match.matchId)} onMarkets={() => setTab('markets')} />
          </Suspense>
        ) : null}
        <RoomTabs tabs={tabs} tab={tab} onTab={setTab} />
        <RoomPanel room={room} tab={tab} />
      </div>
      <Suspense>{useStore(frameSlots, (slots) => slots.betCart)}</Suspense>
    </main>
  )
}

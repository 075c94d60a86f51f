import type { RoomDetail } from '@keo/contract/rooms'
import type { AgentConfig } from '@keo/contract/site'
import { UnderlineTabs } from '@keo/ui/bars/underline-tabs'
import { Spinner } from '@keo/ui/primitives/spinner'
import { Suspense } from 'react'
import { loadArea, useMessages } from '../../../language/messages.ts'
import { lazyPart } from '../../../page-kit/lazy-part.ts'

const MarketsTab = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./markets-tab.tsx'),
    ...(['match', 'sports', 'betCart'] as const).map(loadArea),
  ])
  return part
})
const TalkTab = lazyPart(async () => {
  const [part] = await Promise.all([import('./talk-tab.tsx'), loadArea('roomChat')])
  return part
})
const RankTab = lazyPart(() => import('./rank-tab.tsx'))
const HostTab = lazyPart(() => import('./host-tab.tsx'))

export type RoomTab = 'talk' | 'markets' | 'host' | 'rank'

/** By the variant of the page that the site is set to: the first is what a room opens with. */
const TABS: Readonly<Record<AgentConfig['livePage'], readonly RoomTab[]>> = {
  vietnam: ['talk', 'markets', 'host', 'rank'],
  markets: ['markets', 'talk', 'host', 'rank'],
}

/** A room without a match has no markets, and one without a host nobody to tell of. */
export const tabsOf = ({ match, host }: RoomDetail, page: AgentConfig['livePage']): readonly RoomTab[] =>
  TABS[page].filter((one) => (one !== 'markets' || match) && (one !== 'host' || host))

const PANEL_ID = 'room-panel'

type RoomTabsProps = { tabs: readonly RoomTab[]; tab: RoomTab; onTab: (tab: RoomTab) => void }

export function RoomTabs({ tabs, tab, onTab }: RoomTabsProps) {
  const say = useMessages()
  return (
    <UnderlineTabs
      label={say('room.tabs')}
      tabs={tabs.map((key) => ({ key, label: say(`room.tab.${key}`) }))}
      value={tab}
      onChange={onTab}
      panelId={PANEL_ID}
    />
  )
}

export function RoomPanel({ room, tab }: { room: RoomDetail; tab: RoomTab }) {
  const say = useMessages()
  return (
    <div id={PANEL_ID} role="tabpanel" aria-label={say(`room.tab.${tab}`)} className="room-panel">
      <Suspense
        fallback={
          <div className="room-panel-wait">
            <Spinner label={say('page.loading')} />
          </div>
        }
      >
        <Panel room={room} tab={tab} />
      </Suspense>
    </div>
  )
}

function Panel({ room, tab }: { room: RoomDetail; tab: RoomTab }) {
  if (tab === 'markets') return room.match ? <MarketsTab matchId={Number(room.match.matchId)} /> : null
  if (tab === 'host') return room.host ? <HostTab hostId={room.host.id} /> : null
  return tab === 'rank' ? <RankTab roomId={room.id} /> : <TalkTab room={room} />
}

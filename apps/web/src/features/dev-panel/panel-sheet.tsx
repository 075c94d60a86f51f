import { Sheet } from '@keo/ui/layers/sheet'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { UnderlineTabs } from '@keo/ui/bars/underline-tabs'
import { Suspense, useId } from 'react'
import { useStore } from 'zustand'
import { devPanel, type DevPanelTab } from '../../page-kit/dev-panel-state.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { loadArea, useMessages } from '../../language/messages.ts'
import { ClockTab } from './clock-tab.tsx'
import { DeskTab } from './desk-tab.tsx'
import { InboxTab } from './inbox-tab.tsx'
import { MembersTab } from './members-tab.tsx'
import { PanelLinks } from './panel-links.tsx'
import { StatesTab } from './states-tab.tsx'

/** Brings the way to the provider, which the other tabs do without, and the words for what befalls matches and bets. */
const SportsTab = lazyPart(async () => {
  const [tab] = await Promise.all([
    import('./sports/sports-tab.tsx'),
    loadArea('match'),
    loadArea('betRecords'),
  ])
  return tab
})

/** Most who open the panel look for something else. */
const GamesTab = lazyPart(() => import('./games/games-tab.tsx'))

const TABS = {
  clock: { label: 'panel.tab.world', Content: ClockTab },
  members: { label: 'panel.tab.members', Content: MembersTab },
  inbox: { label: 'panel.tab.phone', Content: InboxTab },
  states: { label: 'panel.tab.states', Content: StatesTab },
  sports: { label: 'panel.tab.sports', Content: SportsTab },
  games: { label: 'panel.tab.games', Content: GamesTab },
  desk: { label: 'panel.tab.desk', Content: DeskTab },
} as const satisfies Record<DevPanelTab, unknown>

const TAB_KEYS = Object.keys(TABS) as DevPanelTab[]

type PanelSheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

export default function PanelSheet({ open, onOpenChange }: PanelSheetProps) {
  const say = useMessages()
  const panelId = useId()
  const tab = useStore(devPanel, (panel) => panel.tab)
  const { Content } = TABS[tab]
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={say('panel.title')}
      closeLabel={say('panel.close')}
      footer={<PanelLinks onFollow={() => onOpenChange(false)} />}
    >
      <div className="-mx-gutter">
        <UnderlineTabs
          label={say('panel.title')}
          panelId={panelId}
          tabs={TAB_KEYS.map((key) => ({ key, label: say(TABS[key].label) }))}
          value={tab}
          onChange={(next) => devPanel.setState({ tab: next })}
        />
      </div>
      <div id={panelId} role="tabpanel" className="min-h-[336px] py-4">
        <Suspense fallback={<ListRowSkeleton />}>
          <Content />
        </Suspense>
      </div>
    </Sheet>
  )
}

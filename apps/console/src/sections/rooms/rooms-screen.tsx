import { ROOM_VIEWS, type RoomListView } from '@keo/contract/console-live'
import { useState } from 'react'
import type { ScreenProps } from '../../parts/screen.ts'
import { Tabs } from '../../parts/tabs.tsx'
import { useLook } from '../../platform/look.ts'
import { Experts } from './experts.tsx'
import { Hosts } from './hosts.tsx'
import { Reported } from './reported.tsx'
import { NEW_ROOM, Rooms } from './rooms.tsx'
import { words } from './words.ts'

const TABS = ['reported', ...ROOM_VIEWS, 'hosts', 'experts'] as const
type Tab = (typeof TABS)[number]

function tabOf(open: string): Tab {
  if (open.startsWith('hst_')) return 'hosts'
  if (open.startsWith('exp_')) return 'experts'
  if (open === NEW_ROOM) return 'planned'
  return /^[mtk]\d+$/.test(open) ? 'open' : 'reported'
}

/** What was reported in live rooms, the rooms themselves, who sits in them, and who writes plans. */
export default function RoomsScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const [tab, setTab] = useState<Tab>(() => tabOf(open))
  return (
    <div className="stack">
      <Tabs
        label={say('nav.rooms')}
        names={TABS}
        current={tab}
        textOf={(name) => say(`tab.${name}`)}
        onName={setTab}
      />
      <View tab={tab} me={me} open={open} />
    </div>
  )
}

function View({ tab, ...rest }: ScreenProps & { tab: Tab }) {
  if (tab === 'reported') return <Reported {...rest} />
  if (tab === 'hosts') return <Hosts {...rest} />
  if (tab === 'experts') return <Experts {...rest} />
  return <Rooms key={tab} view={tab satisfies RoomListView} {...rest} />
}

import { CHAT_VIEWS, countSupport } from '@keo/contract/console-support'
import { useState } from 'react'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty } from '../../parts/states.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { useLook } from '../../platform/look.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { CallBackPane, CallBackQueue } from './call-backs.tsx'
import { ChatPane } from './chat-pane.tsx'
import { ChatQueue } from './chat-queue.tsx'
import { FeedbackQueue, FeedbackThread } from './feedback.tsx'
import { SupportSettings } from './support-settings.tsx'
import './support.css'
import { words } from './words.ts'

const TABS = [...CHAT_VIEWS, 'feedback', 'calls', 'settings'] as const
type Tab = (typeof TABS)[number]

const tabOf = (open: string): Tab =>
  open.startsWith('fbk_') ? 'feedback' : open.startsWith('cbk_') ? 'calls' : 'waiting'

/** Chats, feedback and call-backs: the queue at the left, what is open in the middle, its member at the right. */
export default function SupportScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const [tab, setTab] = useState<Tab>(() => tabOf(open))
  // What is over and the settings are not counted.
  const counts: Partial<Record<Tab, number>> = useCall(countSupport, {}, REFRESH_MS).data?.counts ?? {}
  return (
    <div className="support">
      <Tabs
        label={say('nav.support')}
        names={TABS}
        current={tab}
        textOf={(name) => say(`tab.${name}`)}
        onName={setTab}
        countOf={(name) => counts[name]}
      />
      {tab === 'settings' ? (
        <SupportSettings me={me} />
      ) : (
        <div className="desk">
          <Queue tab={tab} open={open} />
          <Pane me={me} open={open} />
        </div>
      )}
    </div>
  )
}

function Queue({ tab, open }: { tab: Exclude<Tab, 'settings'>; open: string }) {
  if (tab === 'feedback') return <FeedbackQueue open={open} />
  if (tab === 'calls') return <CallBackQueue open={open} />
  return <ChatQueue key={tab} view={tab} open={open} />
}

function Pane({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  if (open.startsWith('cnv_')) return <ChatPane key={open} id={open} me={me} />
  if (open.startsWith('fbk_')) return <FeedbackThread key={open} id={open} me={me} />
  if (open.startsWith('cbk_')) return <CallBackPane key={open} id={open} me={me} />
  return <Empty>{say('chats.pick')}</Empty>
}

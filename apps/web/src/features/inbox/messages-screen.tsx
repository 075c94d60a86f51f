import { LET_TYPES, type LetterCounts, type LetType } from '@keo/contract/inbox'
import { UnderlineTabs } from '@keo/ui/bars/underline-tabs'
import { ChecksIcon } from '@keo/ui/icons/checks'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { PushOffer } from '../push/index.ts'
import { AnnouncementList } from './announcement-list.tsx'
import { BatchDock } from './batch-dock.tsx'
import { inboxQueries, useReadType } from './inbox-queries.ts'
import { LetterList } from './letter-list.tsx'
import './inbox.css'

const ANNOUNCEMENTS = 'announcements'
type Tab = `${LetType}` | typeof ANNOUNCEMENTS
const TABS: readonly Tab[] = ['0', '1', '2', ANNOUNCEMENTS]
const LABELS = {
  '0': 'inbox.tab.0',
  '1': 'inbox.tab.1',
  '2': 'inbox.tab.2',
  announcements: 'inbox.tab.announcements',
} as const satisfies Record<Tab, string>
const UNREAD = {
  '0': 'announceCount',
  '1': 'activityCount',
  '2': 'eventCount',
} as const satisfies Record<`${LetType}`, keyof LetterCounts>
const PANEL = 'inbox-panel'

/** What the member was told, by kind, and what everybody was. */
export default function MessagesScreen() {
  const say = useMessages()
  const go = useGo()
  const shownTab = useHere().query.get('tab')
  const tab = TABS.find((each) => each === shownTab) ?? '0'
  const letType = LET_TYPES.find((type) => String(type) === tab)
  const { data: counts } = useQuery(inboxQueries.counts)
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const change = (key: Tab): void => {
    setChosen(null)
    go.replace(withQuery(paths.messages(), { tab: key === '0' ? undefined : key }))
  }
  return (
    <Screen
      title={say('inbox.title')}
      right={letType === undefined ? undefined : <ReadAll letType={letType} counts={counts} />}
      dock={
        chosen && letType !== undefined ? (
          <BatchDock letType={letType} chosen={chosen} onChoose={setChosen} onDone={() => setChosen(null)} />
        ) : null
      }
    >
      <div className="inbox-page">
        <UnderlineTabs<Tab>
          label={say('inbox.title')}
          panelId={PANEL}
          value={tab}
          onChange={change}
          tabs={TABS.map((key) => ({
            key,
            label: say(LABELS[key]),
            unread: key === ANNOUNCEMENTS ? 0 : (counts?.[UNREAD[key]] ?? 0),
          }))}
        />
        <div id={PANEL} role="tabpanel" aria-label={say(LABELS[tab])}>
          <Suspense>
            <PushOffer />
          </Suspense>
          {letType === undefined ? (
            <AnnouncementList />
          ) : (
            <LetterList key={letType} letType={letType} chosen={chosen} onChoose={setChosen} />
          )}
        </div>
      </div>
    </Screen>
  )
}

function ReadAll({ letType, counts }: { letType: LetType; counts: LetterCounts | undefined }) {
  const say = useMessages()
  const read = useReadType()
  return (
    <IconButton
      label={say('inbox.readAll')}
      icon={<ChecksIcon size={23} />}
      disabled={!counts?.[UNREAD[`${letType}`]] || read.isPending}
      onClick={() => read.mutate(letType)}
    />
  )
}

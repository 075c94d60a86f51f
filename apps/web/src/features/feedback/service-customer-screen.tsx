import { UnderlineTabs } from '@keo/ui/bars/underline-tabs'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../language/messages.ts'
import { announcementTab } from '../../page-kit/announcement-tab.ts'
import { MemberScreen } from '../current-member/index.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackList } from './feedback-list.tsx'
import { feedbackQueries } from './feedback-queries.ts'

const TABS = ['write', 'replies'] as const
type Tab = (typeof TABS)[number]

/**
 * `/service-customer`, the centre of messages and feedback. Which of its two tabs shows is the announcement tab of the
 * shared navigation bar: 1 after coming back from a reply, 0 after coming back from anywhere else.
 */
export default function ServiceCustomerScreen() {
  const say = useMessages()
  return <MemberScreen title={say('feedback.centre')}>{() => <Centre />}</MemberScreen>
}

function Centre() {
  const say = useMessages()
  const panelId = useId()
  const tab: Tab = TABS[useStore(announcementTab, (state) => state.tab)]
  const { data } = useQuery(feedbackQueries.unread)
  const show = (next: Tab): void => announcementTab.setState({ tab: next === 'replies' ? 1 : 0 })
  return (
    <>
      <div className="-mx-[var(--gutter)]">
        <UnderlineTabs<Tab>
          label={say('feedback.tabs')}
          panelId={panelId}
          tabs={[
            { key: 'write', label: say('feedback.tab.write') },
            { key: 'replies', label: say('feedback.tab.replies'), unread: data?.hasUnreadReply ? 1 : 0 },
          ]}
          value={tab}
          onChange={show}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={say(`feedback.tab.${tab}`)}>
        {tab === 'write' ? <FeedbackForm /> : <FeedbackList />}
      </div>
    </>
  )
}

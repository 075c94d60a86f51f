import { LETTER_NEWS } from '@keo/contract/inbox'
import type { TopicMessage } from '@keo/contract/socket'
import { inboxChanged, refreshUnread } from './inbox-queries.ts'

/** What the live socket tells of the inbox; what came while nobody listened is counted on coming back. */
export const letterNews = {
  opened: (): void => void refreshUnread().catch(() => {}),
  onMessage({ businessType }: TopicMessage): void {
    if (businessType === LETTER_NEWS) void inboxChanged().catch(() => {})
  },
}

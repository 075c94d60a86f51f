import type { FeedbackHead, FeedbackThread } from '@keo/contract/feedback'
import { serverTimeText } from '@keo/units/instants'
import type { MessageRow, ThreadRow } from './feedback-store.ts'

export function headView(thread: ThreadRow): FeedbackHead {
  return {
    id: thread.id,
    category: thread.category,
    state: thread.state,
    opening: thread.opening,
    sentTime: serverTimeText(thread.sent_at),
    changeTime: serverTimeText(thread.changed_at),
    isUnread: thread.is_unread,
    isAccepted: thread.accepted_at !== null,
  }
}

export function messageView({ id, sender, text, pictures, sent_at }: MessageRow) {
  return { id, from: sender, text, pictures, time: serverTimeText(sent_at) }
}

export function threadView(thread: ThreadRow, messages: readonly MessageRow[]): FeedbackThread {
  return { ...headView(thread), messages: messages.map(messageView) }
}

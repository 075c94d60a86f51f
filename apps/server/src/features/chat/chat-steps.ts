import type { ChatContent } from '@keo/contract/chat-messages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import type { Step } from './chat-changes.ts'
import type { NewMessage } from './chat-store.ts'

type Event = Extract<ChatContent, { type: 'event' }>['event']

/** A line of the site that tells what happened. */
export function siteLine(event: Event, staffName = ''): NewMessage {
  return { from: 'site', content: { type: 'event', event, staffName } }
}

/** The place goes by this moment. */
export function queueStep(at: Instant): Step {
  return { messages: [siteLine('queued')], set: { state: 'queued', asked_at: sqlInstant(at) } }
}

export function endStep(staffName: string): Step {
  return { messages: [siteLine('ended', staffName)], set: { state: 'ended' } }
}

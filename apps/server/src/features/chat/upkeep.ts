import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days, hours as hoursLong } from '@keo/units/instants'
import type { ChatChanges } from './chat-changes.ts'
import type { ChatHours } from './chat-hours.ts'
import { endStep, siteLine } from './chat-steps.ts'
import { sqlChatStore } from './chat-store.ts'

const AT_ONCE = 200
/** A conversation in which nobody writes for so long is over. */
const SILENCE_MS = hoursLong(24)
/** Half a year, as letters. */
const KEPT_MS = days(183)

type Needs = { database: Database; clock: Clock; tenantId: string; changes: ChatChanges; hours: ChatHours }

/** What happens to conversations without being asked. The site's lines have no words of a language. */
export function createChatUpkeep({ database, clock, tenantId, changes, hours }: Needs) {
  const store = sqlChatStore(database.db, tenantId)
  return {
    /** Nobody comes any more today: whoever still waits is told so, and has the assistant again. */
    async closeQueue(): Promise<void> {
      if ((await hours.now()).isStaffed) return
      for (const { id } of await store.queue(AT_ONCE))
        await changes.change(id, 'vi', ({ state }) =>
          state === 'queued'
            ? { messages: [siteLine('outOfHours')], set: { state: 'assistant', asked_at: null } }
            : { already: [] },
        )
    },
    async endIdle(): Promise<void> {
      const since = clock.now() - SILENCE_MS
      for (const { id } of await store.idle(since, AT_ONCE))
        await changes.change(id, 'vi', (row) =>
          row.state !== 'ended' && row.changed_at < since ? endStep(row.staff_name) : { already: [] },
        )
    },
    dropOld: (): Promise<void> => store.dropEnded(clock.now() - KEPT_MS),
  }
}

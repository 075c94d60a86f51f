import type { Bus } from '@keo/service-kit/bus'
import type { Clock } from '@keo/service-kit/clock'
import { seconds } from '@keo/units/instants'

const TOPIC = 'chat.typing'
const SHOWN_MS = seconds(6)

export type Typing = ReturnType<typeof createTyping>

/** Which members typed a moment ago, in the memory of every node: it is written down nowhere. */
export function createTyping({ bus, machineClock }: { bus: Bus; machineClock: Clock }) {
  const until = new Map<string, number>()

  function forgetOld(now: number) {
    // Oldest first: a name that comes again is put at the end.
    for (const [id, end] of until) {
      if (end > now) return
      until.delete(id)
    }
  }

  const cancel = bus.subscribe(TOPIC, (id) => {
    if (typeof id !== 'string') return
    const now = machineClock.monotonicMs()
    forgetOld(now)
    until.delete(id)
    until.set(id, now + SHOWN_MS)
  })

  return {
    note: (conversationId: string): void => bus.publish(TOPIC, conversationId),
    isOn: (conversationId: string): boolean => (until.get(conversationId) ?? 0) > machineClock.monotonicMs(),
    close: cancel,
  }
}

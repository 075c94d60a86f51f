import type { Topic } from './topics.ts'

/** What the hubs of all nodes tell each other over the bus. */
export const PUSH = 'socket.push'
export const FAREWELL = 'socket.farewell'

export type Push = { topic: Topic; source: string; seq: number; message: object }
export type Farewell = { sessionId?: string; ownerId?: string; code: number }

/** Another node may run another version: what has not our shape is left alone. */
export function isPush(news: unknown): news is Push {
  const { topic, source, seq, message } = (news ?? {}) as Partial<Push>
  const isNumbered = typeof topic === 'string' && typeof source === 'string' && Number.isSafeInteger(seq)
  return isNumbered && typeof message === 'object' && message !== null
}

export function isFarewell(news: unknown): news is Farewell {
  return typeof (news as Partial<Farewell> | null)?.code === 'number'
}

import { ClientMessage, type PongMessage, type WatchingMessage } from '@keo/contract/socket'
import type { Clock } from '@keo/service-kit/clock'
import type { ClientCommand } from '@keo/service-kit/socket/hub'
import type { Topic } from '@keo/service-kit/socket/topics'

/** What stands before the id of a match in its topic. */
export const MATCH_TOPIC: Topic = 'public:match:'

export function matchTopic(matchId: string): Topic {
  return `${MATCH_TOPIC}${matchId}` as Topic
}

/** The two messages of the specification, section 7. There is no other: nothing is bought or paid over a socket. */
export function createMessageReader(clock: Clock): (value: unknown) => ClientCommand | null {
  return (value) => {
    const { success, data } = ClientMessage.safeParse(value)
    if (!success) return null
    switch (data.businessType) {
      case 'ping':
        return { answer: { businessType: 'pong', time: Math.round(clock.now()) } satisfies PongMessage }
      case 'matchGoalInfo':
        return {
          answer: { businessType: 'watching', fbId: data.fbId } satisfies WatchingMessage,
          watch: data.fbId.map(matchTopic),
        }
    }
  }
}

import type { RoomId } from '@keo/contract/ids'
import {
  ClientMessage,
  type PongMessage,
  type WatchingMessage,
  type WatchingRoomMessage,
} from '@keo/contract/socket'
import type { Clock } from '@keo/service-kit/clock'
import type { ClientCommand } from '@keo/service-kit/socket/hub'
import type { Topic } from '@keo/service-kit/socket/topics'

/** What stands before the id of a match in its topic. */
export const MATCH_TOPIC: Topic = 'public:match:'

export function matchTopic(matchId: string): Topic {
  return `${MATCH_TOPIC}${matchId}` as Topic
}

/** What stands before the id of a room in its topic. */
export const ROOM_TOPIC: Topic = 'public:room:'

export function roomTopic(roomId: RoomId): Topic {
  return `${ROOM_TOPIC}${roomId}` as Topic
}

/** The two messages of the specification, section 7, and one of rooms. Nothing is bought or paid over a socket. */
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
          watch: { below: MATCH_TOPIC, topics: data.fbId.map(matchTopic) },
        }
      case 'watchRoom':
        return {
          answer: { businessType: 'watchingRoom', roomId: data.roomId } satisfies WatchingRoomMessage,
          watch: { below: ROOM_TOPIC, topics: data.roomId === null ? [] : [roomTopic(data.roomId)] },
        }
    }
  }
}

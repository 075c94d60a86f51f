import type { RoomId } from '@keo/contract/ids'
import {
  ROOM_CHAT_NEWS,
  ROOM_STANDING_NEWS,
  RoomChatPush,
  RoomStandingNews,
} from '@keo/contract/room-messages'
import { useEffect } from 'react'
import { onOnline } from '../../platform/online.ts'
import { watchRoom } from '../room-socket/index.ts'
import { hearHearts } from './shared-hearts.ts'
import { catchUp, keepNews, keepStanding } from './talk-queries.ts'

/** Hears what is said while the room shows, and after a lost line asks for what was missed. */
export function useRoomLive(roomId: RoomId): void {
  useEffect(() => onOnline(() => catchUp(roomId)), [roomId])
  useEffect(
    () =>
      watchRoom(roomId, {
        entered: () => catchUp(roomId),
        onMessage({ businessType, businessContent }) {
          if (businessType === ROOM_CHAT_NEWS) {
            const { data: push } = RoomChatPush.safeParse(businessContent)
            if (push?.roomId !== roomId) return
            keepNews(roomId, push.news)
            for (const news of push.news) if (news.kind === 'hearts') hearHearts(news.count)
          }
          if (businessType === ROOM_STANDING_NEWS) {
            const { data: news } = RoomStandingNews.safeParse(businessContent)
            if (news) keepStanding(roomId, news.standing)
          }
        },
      }),
    [roomId],
  )
}

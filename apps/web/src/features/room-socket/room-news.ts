import type { RoomId } from '@keo/contract/ids'
import type { ClientMessage, TopicMessage } from '@keo/contract/socket'
import type { Cancel } from '../../platform/time.ts'

type RoomListener = {
  /** The room was entered, for the first time or again: what was said meanwhile is fetched over HTTP. */
  entered(): void
  onMessage(message: TopicMessage): void
}

let send: (message: ClientMessage) => void = () => {}
let current: { readonly roomId: RoomId; readonly listener: RoomListener } | null = null

/** One page is in one room; who enters another has left the first. */
export function watchRoom(roomId: RoomId, listener: RoomListener): Cancel {
  const mine = { roomId, listener }
  current = mine
  enter()
  return () => {
    if (current !== mine) return
    current = null
    send({ businessType: 'watchRoom', roomId: null })
  }
}

/** Told of every connection and message of the live socket. */
export const roomNews = {
  opened: enter,
  onMessage(message: TopicMessage): void {
    if (message.topic === `public:room:${current?.roomId}`) current?.listener.onMessage(message)
  },
}

/** Once, by the owner of the socket; without a connection the sender keeps still. */
export function followRooms(sender: typeof send): void {
  send = sender
}

function enter(): void {
  if (!current) return
  send({ businessType: 'watchRoom', roomId: current.roomId })
  current.listener.entered()
}

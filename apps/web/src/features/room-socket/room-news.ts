import type { RoomId } from '@keo/contract/ids'
import type { ClientMessage, TopicMessage } from '@keo/contract/socket'
import type { Cancel } from '../../platform/time.ts'

type RoomListener = {
  /** The room was entered, for the first time or again: what was said meanwhile is fetched over HTTP. */
  entered(): void
  onMessage(message: TopicMessage): void
}

let send: (message: ClientMessage) => void = () => {}
let current: { readonly roomId: RoomId; readonly listeners: Set<RoomListener> } | null = null

/** One page is in one room, with as many parts as listen; who enters another has left the first. */
export function watchRoom(roomId: RoomId, listener: RoomListener): Cancel {
  if (current?.roomId === roomId) listener.entered()
  else {
    current = { roomId, listeners: new Set() }
    send({ businessType: 'watchRoom', roomId })
    listener.entered()
  }
  const room = current
  room.listeners.add(listener)
  return () => {
    room.listeners.delete(listener)
    if (current !== room || room.listeners.size > 0) return
    current = null
    send({ businessType: 'watchRoom', roomId: null })
  }
}

/** Told of every connection and message of the live socket. */
export const roomNews = {
  opened(): void {
    if (!current) return
    send({ businessType: 'watchRoom', roomId: current.roomId })
    for (const listener of current.listeners) listener.entered()
  },
  onMessage(message: TopicMessage): void {
    if (!current) return
    // What is told to the member alone, such as being muted, is of the room too.
    if (message.topic !== `public:room:${current.roomId}` && !message.topic.startsWith('owner:')) return
    for (const listener of current.listeners) listener.onMessage(message)
  },
}

/** Once, by the owner of the socket; without a connection the sender keeps still. */
export function followRooms(sender: typeof send): void {
  send = sender
}

import { getSocketTicket, SOCKET_PATH, SOCKET_PROTOCOL } from '@keo/contract/socket'
import { seconds } from '@keo/units/instants'
import { chatNews } from './features/chat/chat-news.ts'
import { followNewsOf, memberNews } from './features/match-news/member-news.ts'
import { letterNews } from './features/inbox/letter-news.ts'
import { followRooms, roomNews } from './features/room-socket/room-news.ts'
import { limitNews } from './features/safer-play/limits/limit-news.ts'
import { securityNews } from './features/security/security-news.ts'
import { balanceNews } from './features/wallet/balance-news.ts'
import { api } from './api/api.ts'
import { environment } from './platform/environment.ts'
import { createLiveSocket, type Wire, type WireEvents } from './api/live-socket.ts'
import { logError } from './platform/log.ts'
import { onOnline } from './platform/online.ts'
import { type Cancel, clock } from './platform/time.ts'
import { isVisible, onVisibility } from './platform/visibility.ts'

/** Specification, live socket: the first one starts 3 s after login. */
const START_AFTER_MS = seconds(3)

const socket = createLiveSocket({
  clock,
  ticket: async () => (await api(getSocketTicket, {}, { silent: true })).ticket,
  connect,
  isWanted: () => isVisible() && navigator.onLine,
  logError,
})
socket.subscribe(balanceNews)
socket.subscribe(chatNews)
socket.subscribe(letterNews)
socket.subscribe(limitNews)
socket.subscribe(memberNews)
socket.subscribe(roomNews)
socket.subscribe(securityNews)
followRooms((message) => socket.state() === 'open' && socket.send(message))
onVisibility(socket.wake)
onOnline(socket.wake)

let cancelStart: Cancel = () => {}

/** Told of every login and logout: the socket lives as long as the session. */
export function followMember(isIn: boolean): void {
  cancelStart()
  socket.stop()
  followNewsOf(socket.send)
  void import('./features/push/push-watch.ts').then(({ followPush }) => followPush()).catch(() => {})
  if (isIn) letterNews.opened()
  if (isIn) cancelStart = clock.after(START_AFTER_MS, socket.start)
}

function connect(ticket: string, events: WireEvents): Wire {
  const wire = new WebSocket(address(), [SOCKET_PROTOCOL, ticket])
  wire.addEventListener('open', events.opened)
  wire.addEventListener('message', ({ data }) => events.onData(data))
  wire.addEventListener('close', ({ code }) => events.closed(code))
  wire.addEventListener('error', () => events.failed?.())
  return wire
}

function address(): string {
  const origin = environment.apiOrigin || location.origin
  return origin.replace(/^http/, 'ws') + SOCKET_PATH
}

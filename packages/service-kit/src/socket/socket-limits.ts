/** Security checklist, web socket. */
export const SOCKET_LIMITS = {
  messageBytesMax: 4 * 1024,
  messagesPerSecond: 20,
  fragmentsMax: 16,
  depthMax: 4,
  topicsPerSocketMax: 100,
  socketsPerOwner: 5,
  socketsPerAddress: 50,
  queuedBytesMax: 1024 * 1024,
  ticketWaitMs: 10_000,
  silenceMs: 75_000,
  /** The server's own protocol ping: keeps proxies awake and tells a dead peer from a quiet one. */
  pingMs: 30_000,
  /** A peer that does not answer our goodbye is cut off. */
  goodbyeWaitMs: 2_000,
  /** The bus is best effort, so ended sessions are also looked up; twice within the five seconds promised. */
  sessionCheckMs: 2_000,
} as const

import { WebSocket } from 'ws'

/** A socket as a browser has it, for those who read and come back by themselves. */
export const rawSocket = (url: string, protocol: string): WebSocket => new WebSocket(url, protocol)

import { setTimeout as wait } from 'node:timers/promises'
import { type Call, ENVELOPE_OK, type RequestOf, type ResponseOf } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { signInAsMember } from '@keo/contract/sandbox'
import { getAgentConfig } from '@keo/contract/site'
import { getSocketTicket } from '@keo/contract/socket'
import { getWallet } from '@keo/contract/wallet'
import { openSocket, type WorldSocket } from '@keo/dev-world/open-socket'
import { callWorld } from '@keo/dev-world/call-world'

const CALLERS = 4
export const SOCKETS = 4
const REST_MS = 20
const BACK_AFTER_MS = 300

/** A member who calls and listens without a pause, through the balancer. Whatever is not answered as it should be is written down. */
export async function startVisitors(url: string, userName: string) {
  const failed: string[] = []
  /** `busy` were answered, by a server with more to do than its machine can: to be asked again later. */
  const counts = { calls: 0, busy: 0, sockets: 0, returns: 0 }
  const life = { isOver: false }
  const open = new Set<WorldSocket>()
  const { accessToken } = await told(url, signInAsMember, { userName })

  async function attempt<T>(what: string, run: () => Promise<T>): Promise<T | null> {
    try {
      return await run()
    } catch (error) {
      if (error instanceof Busy) counts.busy += 1
      else if (!life.isOver) failed.push(`${what}: ${String(error)}`)
      return null
    }
  }

  async function call(): Promise<void> {
    while (!life.isOver) {
      await attempt('a public call', () => told(url, getAgentConfig, {}))
      await attempt('a call of a member', () => told(url, getWallet, {}, accessToken))
      counts.calls += 2
      await wait(REST_MS)
    }
  }

  /** Closed, it comes back a moment later, as the page does. */
  async function listen(): Promise<void> {
    while (!life.isOver) {
      const socket = await attempt('a socket', async () => {
        const { ticket } = await told(url, getSocketTicket, {}, accessToken)
        return openSocket(url, ticket)
      })
      if (!socket) {
        await wait(BACK_AFTER_MS)
        continue
      }
      open.add(socket)
      counts.sockets += 1
      await socket.closed
      open.delete(socket)
      counts.returns += 1
      await wait(BACK_AFTER_MS)
    }
  }

  const working = Promise.all([
    ...Array.from({ length: CALLERS }, call),
    ...Array.from({ length: SOCKETS }, listen),
  ])
  return {
    failed,
    counts,
    listening: () => open.size,
    async stop(): Promise<void> {
      life.isOver = true
      for (const socket of open) socket.terminate()
      await working
    },
  }
}

class Busy extends Error {}

/** The data of an answer; what is no success is a failure here. */
async function told<C extends Call>(url: string, call: C, request: RequestOf<C>, token = '') {
  const { code, msg, data } = await callWorld<C, ResponseOf<C>>(url, call, request, { token })
  if (code === ERRORS.BUSY.wire) throw new Busy()
  if (code !== ENVELOPE_OK) throw new Error(`${code} ${msg}`)
  return data
}

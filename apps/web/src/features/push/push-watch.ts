import { queryClient } from '../../api/query-client.ts'
import { storage } from '../../platform/storage.ts'
import { isIn } from '../../session/session.ts'
import { memberQuery } from '../current-member/index.ts'
import { hasPermission, stopListening } from './push-browser.ts'
import { subscribe } from './push-queries.ts'

/** Told of every login and logout: a device that nobody is signed in on listens for nobody. */
export async function followPush(): Promise<void> {
  if (!isIn()) return stopListening()
  await renew()
}

/**
 * Who switched notifications on here gets them again with the next login, and in another language once the page speaks it:
 * the server forgets with the session, and the browser may change its address at any time.
 */
async function renew(): Promise<void> {
  const memberId = storage.read('push')?.memberId
  if (memberId === undefined || !hasPermission()) return
  const member = await queryClient.ensureQueryData(memberQuery)
  if (member.id === memberId) await subscribe()
}

storage.subscribe('language', () => {
  if (isIn()) void renew().catch(() => {})
})

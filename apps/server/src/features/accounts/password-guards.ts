import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import {
  ACCOUNT_LIMITS,
  GUARD_KEPT_MS,
  guardVerdict,
  NETWORK_LIMITS,
  NO_GUARD,
  withAttempt,
  type GuardVerdict,
} from './password-guard-rules.ts'
import { sqlPasswordGuardStore } from './password-guard-store.ts'

const ofAccount = (foldedName: string) => `name:${foldedName}`
const ofNetwork = (address: string) => `net:${networkPrefix(address)}`

export type PasswordGuards = {
  /** Whether the account or the network must solve a captcha first. The same for names that nobody has. */
  asksForCaptcha(foldedName: string, address: string): Promise<boolean>
  /** Counts the attempt before the password is looked at, so that many at once cannot slip through. */
  reserve(foldedName: string): Promise<GuardVerdict>
  /** The password was right, or a new one was set. */
  forget(tx: Tx, foldedName: string): Promise<void>
  noteWrong(tx: Tx, address: string): Promise<void>
  dropOld(): Promise<void>
}

export function createPasswordGuards(needs: {
  database: Database
  clock: Clock
  tenantId: string
}): PasswordGuards {
  const { database, clock, tenantId } = needs
  const store = sqlPasswordGuardStore(database.db, tenantId)
  return {
    async asksForCaptcha(foldedName, address) {
      const now = clock.now()
      const [account, network] = [ofAccount(foldedName), ofNetwork(address)]
      const guards = await store.read([account, network])
      return (
        guardVerdict(guards.get(account) ?? NO_GUARD, ACCOUNT_LIMITS, now) !== 'open' ||
        guardVerdict(guards.get(network) ?? NO_GUARD, NETWORK_LIMITS, now) !== 'open'
      )
    },
    async reserve(foldedName) {
      const now = clock.now()
      const before = await database.tx((tx) =>
        sqlPasswordGuardStore(tx, tenantId).change(ofAccount(foldedName), now, (guard) =>
          withAttempt(guard, ACCOUNT_LIMITS, now),
        ),
      )
      return guardVerdict(before, ACCOUNT_LIMITS, now)
    },
    forget: (tx, foldedName) => sqlPasswordGuardStore(tx, tenantId).clear(ofAccount(foldedName)),
    async noteWrong(tx, address) {
      const now = clock.now()
      await sqlPasswordGuardStore(tx, tenantId).change(ofNetwork(address), now, (guard) =>
        withAttempt(guard, NETWORK_LIMITS, now),
      )
    },
    dropOld: () => store.dropBefore(clock.now() - GUARD_KEPT_MS),
  }
}

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
import { sqlKnownPlaceStore, type Place } from '../sessions/index.ts'
import { sqlPasswordGuardStore } from './password-guard-store.ts'

const ofAccount = (foldedName: string) => `name:${foldedName}`
/** A place where the member has been is counted by itself: strangers elsewhere do not lock it. */
const ofOwnPlace = (foldedName: string, mark: string) => `${ofAccount(foldedName)}@${mark}`
const ofNetwork = (address: string) => `net:${networkPrefix(address)}`

/** What an attempt was counted under, and how that stood before it. */
export type Reserved = { readonly key: string; readonly verdict: GuardVerdict }

export type PasswordGuards = {
  /** Whether the account or the network must solve a captcha first. The same for names that nobody has. */
  asksForCaptcha(foldedName: string, from: Place): Promise<boolean>
  /** Counts the attempt before the password is looked at, so that many at once cannot slip through. */
  reserve(foldedName: string, from: Place): Promise<Reserved>
  /** The password was right. */
  forget(tx: Tx, reserved: Reserved): Promise<void>
  /** A new one was set. */
  forgetAll(tx: Tx, foldedName: string): Promise<void>
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
  const places = sqlKnownPlaceStore(database.db, tenantId)

  /** The device first: a network may be shared with whoever guesses. */
  async function keyFor(foldedName: string, { deviceNo, address }: Place): Promise<string> {
    const known = await places.readByName(foldedName)
    if (known.devices.has(deviceNo)) return ofOwnPlace(foldedName, deviceNo)
    const network = networkPrefix(address)
    return known.networks.has(network) ? ofOwnPlace(foldedName, network) : ofAccount(foldedName)
  }

  return {
    async asksForCaptcha(foldedName, from) {
      const now = clock.now()
      const [account, network] = [await keyFor(foldedName, from), ofNetwork(from.address)]
      const guards = await store.read([account, network])
      return (
        guardVerdict(guards.get(account) ?? NO_GUARD, ACCOUNT_LIMITS, now) !== 'open' ||
        guardVerdict(guards.get(network) ?? NO_GUARD, NETWORK_LIMITS, now) !== 'open'
      )
    },
    async reserve(foldedName, from) {
      const now = clock.now()
      const key = await keyFor(foldedName, from)
      const before = await database.tx((tx) =>
        sqlPasswordGuardStore(tx, tenantId).change(key, now, (guard) =>
          withAttempt(guard, ACCOUNT_LIMITS, now),
        ),
      )
      return { key, verdict: guardVerdict(before, ACCOUNT_LIMITS, now) }
    },
    forget: (tx, { key }) => sqlPasswordGuardStore(tx, tenantId).clear(key),
    async forgetAll(tx, foldedName) {
      const inTx = sqlPasswordGuardStore(tx, tenantId)
      await inTx.clear(ofAccount(foldedName))
      await inTx.clearUnder(ofOwnPlace(foldedName, ''))
    },
    async noteWrong(tx, address) {
      const now = clock.now()
      await sqlPasswordGuardStore(tx, tenantId).change(ofNetwork(address), now, (guard) =>
        withAttempt(guard, NETWORK_LIMITS, now),
      )
    },
    dropOld: () => store.dropBefore(clock.now() - GUARD_KEPT_MS),
  }
}

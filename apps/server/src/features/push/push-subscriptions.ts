import { fail } from '@keo/contract/errors'
import type { PushSettings } from '@keo/contract/push'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Caller } from '@keo/service-kit/http/api'
import { isPublicKey } from '../../gateways/push/message-encryption.ts'
import type { PushGateway } from '../../gateways/push/push-gateway.ts'
import type { SiteKey } from '../../gateways/push/site-key.ts'
import type { Sessions } from '../sessions/index.ts'
import { sqlPushStore } from './push-store.ts'
import { isTimeZone } from './quiet-hours.ts'

export type PushNeeds = {
  database: Database
  clock: Clock
  tenantId: string
  gateway: PushGateway
  sessions: Pick<Sessions, 'ended'>
  siteKey(): Promise<SiteKey | null>
}

type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

const PAGE = 500

/** Who is pushed to, and what each member wants of it. */
export function createPushSubscriptions({
  database,
  clock,
  tenantId,
  gateway,
  sessions,
  siteKey,
}: PushNeeds) {
  const store = sqlPushStore(database.db, tenantId)

  async function subscribe(caller: Caller, subscription: Subscription, language: Language): Promise<void> {
    if (!(await siteKey())) fail('PARTY_MISSING')
    const [p256dh, auth] = [
      Buffer.from(subscription.p256dh, 'base64url'),
      Buffer.from(subscription.auth, 'base64url'),
    ]
    if (!gateway.isAddress(subscription.endpoint) || !isPublicKey(p256dh)) fail('INVALID_INPUT')
    const { memberId, sessionId } = caller
    await database.tx(async (tx) => {
      const inTx = sqlPushStore(tx, tenantId)
      const holder = await inTx.findByEndpoint(subscription.endpoint)
      if (holder && holder.memberId !== memberId) {
        // Whoever was signed in on this device before has left it; of somebody who has not, nothing is taken over.
        if ((await sessions.ended([holder.sessionId])).length === 0) fail('NOT_ALLOWED')
        await inTx.drop(holder.memberId)
      }
      await inTx.put(
        { memberId, sessionId, endpoint: subscription.endpoint, p256dh, auth, language },
        clock.now(),
      )
    })
  }

  async function read({ memberId, sessionId }: Caller) {
    const [key, found, { off, quiet }] = await Promise.all([
      siteKey(),
      store.find(memberId),
      store.settings(memberId),
    ])
    const own = found?.sessionId === sessionId ? found : null
    return {
      publicKey: key?.publicKey.toString('base64url') ?? null,
      endpoint: own?.endpoint ?? null,
      language: own?.language ?? null,
      off: [...off],
      quiet,
    }
  }

  /** Those of sessions that are over; nothing was sent to them any more. */
  async function dropEnded(): Promise<void> {
    let after = ''
    for (;;) {
      const page = await store.page(after, PAGE)
      const ended = new Set(await sessions.ended(page.map(({ sessionId }) => sessionId)))
      for (const { memberId, sessionId, endpoint } of page)
        if (ended.has(sessionId)) await store.dropEndpoint(memberId, endpoint)
      if (page.length < PAGE) return
      after = page.at(-1)?.memberId ?? ''
    }
  }

  return {
    read,
    subscribe,
    unsubscribe: ({ memberId }: Caller) => store.drop(memberId),
    async set({ memberId }: Caller, settings: PushSettings): Promise<void> {
      const { quiet } = settings
      if (quiet && (quiet.from === quiet.to || !isTimeZone(quiet.timeZone))) fail('INVALID_INPUT')
      await store.putSettings(memberId, settings)
    },
    dropEnded,
  }
}

export type PushSubscriptions = ReturnType<typeof createPushSubscriptions>

import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { WriteLetters } from '../inbox/index.ts'
import { sqlFollowStore, sqlHostStore } from './host-store.ts'
import { sqlRoomStore } from './room-store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly writeLetters: WriteLetters
  /** Of these the members who may be invited to play. */
  mayOfferTo(memberIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Letters of one transaction. */
const BATCH = 500

/**
 * Whoever follows a host hears once of each room that they go on air in. A turn that breaks off begins again from the
 * start: nobody gets the same letter twice.
 */
export function createFollowerNews({ database, clock, tenantId, writeLetters, mayOfferTo }: Needs) {
  const rooms = sqlRoomStore(database.db, tenantId)
  const hosts = sqlHostStore(database.db, tenantId)
  const follows = sqlFollowStore(database.db, tenantId)

  return async function tellFollowers(): Promise<void> {
    for (const { id, hostId, titles } of await rooms.untold()) {
      const host = await hosts.one(hostId ?? '', null)
      if (!host) continue
      let after = ''
      for (;;) {
        const members = await follows.followersOf(host.id, after, BATCH)
        const last = members.at(-1)
        if (last === undefined) break
        const invited = await mayOfferTo(members)
        const letter = {
          kind: 'hostOnAir',
          about: id,
          values: { host: host.name, room: JSON.stringify(titles) },
        } as const
        await database.tx((tx) =>
          writeLetters(
            tx,
            members.filter((memberId) => invited.has(memberId)).map((memberId) => ({ memberId, letter })),
          ),
        )
        after = last
      }
      await rooms.told(id, clock.now())
    }
  }
}

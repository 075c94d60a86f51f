import { fail } from '@keo/contract/errors'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { LiveTexts } from './live-texts.ts'
import { orderVersion, textsOfPlace } from './place-texts.ts'
import type { TextKey } from './site-text-store.ts'
import type { TextSources } from './text-sources.ts'
import { sqlTextStandings } from './text-standing-store.ts'

export type DeskNeeds = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  sources: TextSources
  live: Pick<LiveTexts, 'changed'>
}
/** The version is the newest that was read: whoever saved since then is told to who comes second. */
export type Read = TextKey & { readonly version: number }
type Moved = TextKey & { readonly position: number; readonly orderVersion: string }

/** Whether players see a text at all, and where among the others; of two who change it at once the second is told. */
export function createTextStandingDesk({ database, clock, audit, tenantId, sources, live }: DeskNeeds) {
  const standingsIn = (tx: Tx) => sqlTextStandings(tx, tenantId)

  /** Only where people may add texts can one be taken away or moved: everywhere else the site needs each of them. */
  async function oneIn(tx: Tx, { place, key }: TextKey) {
    const source = sources[place]
    if (!source.own) return fail('NOT_FOUND')
    await standingsIn(tx).lock(place)
    const texts = await textsOfPlace({ db: tx, tenantId, place, source })
    return texts.find((text) => text.key === key) ?? fail('NOT_FOUND')
  }

  async function seenIn(tx: Tx, read: Read) {
    const text = await oneIn(tx, read)
    return (text.history[0]?.version ?? 0) === read.version ? text : fail('CHANGED_MEANWHILE')
  }

  const object = ({ place, key }: TextKey) => `${place}:${key}`

  return {
    async takeOff(by: AuditActor, read: Read, reason: string): Promise<void> {
      await database.tx(async (tx) => {
        await seenIn(tx, read)
        const off = { at: clock.now(), by: by.actor, reason }
        if (!(await standingsIn(tx).takeOff(read, off))) fail('CHANGED_MEANWHILE')
        const told = { before: { isOff: false }, after: { isOff: true, reason } }
        await audit.write(tx, {
          ...by,
          device: null,
          action: 'text.taken-off',
          object: object(read),
          ...told,
        })
      })
      await live.changed()
    },

    async putBack(by: AuditActor, read: Read): Promise<void> {
      await database.tx(async (tx) => {
        await seenIn(tx, read)
        if (!(await standingsIn(tx).putBack(read))) fail('CHANGED_MEANWHILE')
        const told = { before: { isOff: true }, after: { isOff: false } }
        await audit.write(tx, { ...by, device: null, action: 'text.put-back', object: object(read), ...told })
      })
      await live.changed()
    },

    /** Says whether it stood elsewhere before. */
    async move(by: AuditActor, { position, orderVersion: seen, ...at }: Moved): Promise<boolean> {
      const isChanged = await database.tx(async (tx) => {
        const { keys } = await oneIn(tx, at)
        if (orderVersion(keys) !== seen) fail('CHANGED_MEANWHILE')
        const before = keys.indexOf(at.key) + 1
        const moved = keys.filter((key) => key !== at.key).toSpliced(position - 1, 0, at.key)
        const after = moved.indexOf(at.key) + 1
        if (before === after) return false
        await standingsIn(tx).writeOrder(at.place, moved)
        const told = { before: { position: before }, after: { position: after } }
        await audit.write(tx, { ...by, device: null, action: 'text.moved', object: object(at), ...told })
        return true
      })
      if (isChanged) await live.changed()
      return isChanged
    },
  }
}

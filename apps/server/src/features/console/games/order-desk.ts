import type { placeGame } from '@keo/contract/console-game-order'
import type { RequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import {
  lockCatalogue,
  moved,
  orderOfType,
  readOrder,
  writeOrder,
  type Catalogue,
} from '../../games/index.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'

type Needs = {
  database: Database
  audit: Audit
  tenantId: string
  catalogue: Pick<Catalogue, 'changed'>
}

export type OrderDesk = ReturnType<typeof createOrderDesk>

/** The order of a type in the lobby: one person changes it, of two at once the second is told. */
export function createOrderDesk({ database, audit, tenantId, catalogue }: Needs) {
  return {
    async place(acting: StaffActing, asked: RequestOf<typeof placeGame>): Promise<boolean> {
      const { id, place, version, reason } = asked
      const isChanged = await database.tx(async (tx) => {
        await lockCatalogue(tx, tenantId)
        const games = await readOrder(tx, tenantId)
        const game = games.find((one) => one.id === id && one.isOffered) ?? fail('NOT_FOUND')
        const seen = orderOfType(games, game.gameTypeId)
        if (seen.version !== version) fail('CHANGED_MEANWHILE')
        const before = seen.ids.indexOf(id) + 1
        const ids = place === null ? [] : moved(seen.ids, id, place)
        const after = ids.indexOf(id) + 1
        if (place === null ? !seen.isOwn : after === before) return false
        await writeOrder(tx, tenantId, game.gameTypeId, ids)
        const order = (isOwn: boolean) => (isOwn ? 'operator' : 'provider')
        const record = {
          action: 'games.order-changed',
          object: String(id),
          before: { type: game.gameTypeId, place: before, order: order(seen.isOwn), ids: seen.ids.join(' ') },
          after: { type: game.gameTypeId, place: after || null, order: order(place !== null), reason },
        }
        await audit.write(tx, staffRecord(acting, record))
        return true
      })
      if (isChanged) catalogue.changed()
      return isChanged
    },
  }
}

import type { MemberId } from '@keo/contract/ids'
import { freshDatabase } from './test-database.ts'
import { startWorld } from './world.ts'
import { createLog } from '@keo/service-kit/log'
import { money } from '@keo/units/money'

export const MAI: MemberId = 'mbr_01JSEEDMA1000000000000000'
export const LINH: MemberId = 'mbr_01JSEEDLINH00000000000000'
/** Dong without their decimals. */
export const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')

let count = 0
export const tapKey = () => `test-tap-${String((count += 1)).padStart(10, '0')}`

/** A world whose Mai and Linh may play, and money out of nowhere. */
export async function walletWorld() {
  const database = await freshDatabase()
  // What these tests make wrong is told there.
  const log = createLog({ level: 'silent' })
  const world = await startWorld({ databaseUrl: database.url, redisUrl: database.redisUrl, log })
  await database.asOwner('update platform.member set identity_verified_at = now() where id = any($1)', [
    [MAI, LINH],
  ])
  const { ledger } = world.app
  const mai = { token: await world.signIn('maitran88') }
  const linh = { token: await world.signIn('linhnguyen7') }

  return {
    world,
    database,
    ledger,
    mai,
    linh,
    give: (memberId: MemberId, whole: number, kind = 'gift') => {
      const key = `given-${(count += 1)}`
      const amount = dong(whole)
      return ledger.submit({
        op: 'move',
        memberId,
        key,
        kind,
        reference: key,
        amount,
        from: 'house:promotions',
        to: 'available',
      })
    },
    async close() {
      await world.close()
      await database.close()
    },
  }
}

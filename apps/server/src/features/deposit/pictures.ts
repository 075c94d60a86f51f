import { Transformer } from '@napi-rs/image'
import { PICTURE_MAX_BYTES, PICTURE_PIXELS_MAX, PICTURES_A_DAY } from '@keo/contract/pictures'
import { fail } from '@keo/contract/errors'
import { days } from '@keo/units/instants'
import type { DepositParts } from './deposit-parts.ts'
import { pictureHead } from './picture-head.ts'
import { sqlPictureStore } from './picture-store.ts'

/** Enough to read the receipt of a bank. */
const SIDE_MAX = 1600
const QUALITY = 82
const BYTES_MAX = 100 * 1024 * 1024

type Needs = Pick<DepositParts, 'database' | 'clock' | 'ids' | 'tenantId' | 'isDiskFull'>

/** Pictures of players. What is kept was drawn anew: nothing of the given file but its colours remains. */
export function createPictures({ database, clock, ids, tenantId, isDiskFull }: Needs) {
  const store = sqlPictureStore(database.db, tenantId)
  return {
    async keep(memberId: string, base64: string): Promise<{ fileId: string }> {
      const { count, bytes } = await store.use(memberId, clock.now() - days(1))
      if (count >= PICTURES_A_DAY || bytes >= BYTES_MAX) fail('PICTURE_QUOTA')
      if (await isDiskFull()) fail('UPLOADS_FULL')
      const drawn = await drawnAnew(Buffer.from(base64, 'base64'))
      const fileId = ids.newId('fil')
      await store.insert(memberId, fileId, drawn, clock.now())
      return { fileId }
    },
    has: (memberId: string, fileId: string): Promise<boolean> => store.has(memberId, fileId),
    async read(memberId: string, fileId: string) {
      const bytes = (await store.find(memberId, fileId)) ?? fail('NOT_FOUND')
      return { type: 'image/jpeg' as const, picture: bytes.toString('base64') }
    },
  }
}

/** Its size is known from its head, before anything is decoded. */
async function drawnAnew(given: Buffer): Promise<Buffer> {
  const head = given.length > 20 && given.length <= PICTURE_MAX_BYTES ? pictureHead(given) : null
  if (!head || head.width * head.height > PICTURE_PIXELS_MAX) return fail('PICTURE_REFUSED')
  const scale = Math.min(1, SIDE_MAX / Math.max(head.width, head.height))
  try {
    const picture = new Transformer(given)
    if (scale < 1) picture.resize(Math.max(1, Math.round(head.width * scale)))
    return Buffer.from(await picture.jpeg(QUALITY))
  } catch {
    return fail('PICTURE_REFUSED')
  }
}

import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { MemberId, RoomId } from '@keo/contract/ids'
import type { giveInRoom, listOwnGifts } from '@keo/contract/room-chat'
import {
  OWN_GIFTS_PAGE,
  type OwnGift,
  ROOM_GIFT_DAY_MAX,
  ROOM_GIFT_TAP_MAX,
  ROOM_GIFTS,
  type RoomGiver,
} from '@keo/contract/room-messages'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { days, serverDay, serverTimeText } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { type Ledger, shownSum } from '../ledger/index.ts'
import { sqlAuthorStore, standingOf } from './author-store.ts'
import { type Given, type OwnGiven, sqlGiftStore } from './gift-store.ts'
import { sqlMessageStore } from './message-store.ts'
import { newAuthor, type RoomNeeds, type RoomParts, shownMember } from './room-parts.ts'
import type { MessageRow } from './room-tables.ts'
import { COMBO_MS, comboOf, refuseStanding } from './say-rules.ts'

const GIVERS_SHOWN = 20
const MINOR = 100n
const TAP_MAX = BigInt(ROOM_GIFT_TAP_MAX) * MINOR
const DAY_MAX = BigInt(ROOM_GIFT_DAY_MAX) * MINOR
const dong = (minor: bigint) => money(minor, 'VND')

type GiftNeeds = RoomNeeds & {
  readonly ledger: Ledger
  /** Refuses whoever may not put money into play. */
  mayPlay(memberIds: readonly MemberId[], tx: Tx): Promise<void>
}
type Request = ParsedRequestOf<typeof giveInRoom>

function givenOf({ roomId, gift, count }: Request): Given {
  return { roomId, gift, count, amount: BigInt(ROOM_GIFTS[gift] * count) * MINOR }
}

const ownView = ({ key, gift, count, amount, at }: OwnGiven): OwnGift => ({
  key,
  gift,
  count: count as OwnGift['count'],
  amount: moneyText(dong(amount)),
  time: serverTimeText(at),
})

/**
 * A gift is bought and shown at once: its row, its money and its line in the room are one transaction. The hosts of the
 * sandbox are nobody whom money could be paid to, so the house has it.
 */
export function createRoomGifts(needs: GiftNeeds, parts: RoomParts) {
  const { database, clock, ids, tenantId, ledger, members, mayPlay } = needs
  const gifts = (db: Db = database.db) => sqlGiftStore(db, tenantId)
  const leftOf = async (memberId: MemberId, db?: Db) =>
    DAY_MAX - (await gifts(db).sumOf(memberId, serverDay(clock.now()).from))

  /** The line of the same tap before; another request under its key is refused. */
  async function sameTap(memberId: MemberId, request: Request, tx: Tx): Promise<MessageRow> {
    const before = await gifts(tx).ofTap(memberId, request.key)
    const { roomId, gift, count } = request
    const isSame = before?.roomId === roomId && before.gift === gift && before.count === count
    if (!isSame) fail('KEY_REUSED')
    // Its line may be gone with the old messages: the money moved all the same.
    return (await sqlMessageStore(tx, tenantId).ofTap(memberId, `gift:${request.key}`)) ?? fail('NOT_FOUND')
  }

  async function combined(tx: Tx, memberId: MemberId, { roomId, gift, count }: Given): Promise<number> {
    const now = clock.now()
    const last = await sqlMessageStore(tx, tenantId).newestGift(memberId, roomId, now - COMBO_MS)
    return comboOf(count, last?.gift === gift ? { combo: last.combo ?? 0, at: last.said_at } : null, now)
  }

  async function refuseTooMuch(memberId: MemberId, amount: bigint, tx: Tx): Promise<void> {
    if (amount > TAP_MAX) fail('GIFT_TOO_LARGE', { max: shownSum(dong(TAP_MAX)) })
    const left = await leftOf(memberId, tx)
    if (amount > left) fail('GIFT_DAY_LIMIT', { left: shownSum(dong(left)) })
  }

  async function pay(memberId: MemberId, request: Request): Promise<{ row: MessageRow; isNew: boolean }> {
    const member = await parts.speaker(memberId)
    const { hostName } = await parts.openRoom(request.roomId)
    const given = givenOf(request)
    return ledger.write(async (tx, post) => {
      const own = await sqlAuthorStore(tx, tenantId).lock(memberId, () => newAuthor(ids))
      if (await gifts(tx).ofTap(memberId, request.key))
        return { row: await sameTap(memberId, request, tx), isNew: false }
      refuseStanding(standingOf(own, clock.now()), 'give')
      await refuseTooMuch(memberId, given.amount, tx)
      await mayPlay([memberId], tx)
      await gifts(tx).insert(memberId, request.key, given, clock.now())
      const key = `gift:${request.key}`
      await post({
        op: 'move',
        memberId,
        key: `room.${key}`,
        kind: 'room.gift',
        reference: `${given.gift}:${given.count}`,
        amount: dong(given.amount),
        from: 'available',
        to: 'house:fees',
      })
      const combo = await combined(tx, memberId, given)
      const gift = { gift: given.gift, gift_count: given.count, combo, gift_host: hostName }
      const line = { ...shownMember(member), kind: 'gift', memberId, author: own.author, key, gift } as const
      return { row: await sqlMessageStore(tx, tenantId).append(given.roomId, line, clock.now()), isNew: true }
    })
  }

  return {
    async give(memberId: MemberId, request: Request) {
      const { row, isNew } = await pay(memberId, request)
      const message = await (isNew ? parts.tell(row) : parts.viewOf(row))
      return { message, dayLeft: moneyText(dong(await leftOf(memberId))) }
    },
    dayLeft: async (memberId: MemberId): Promise<string> => moneyText(dong(await leftOf(memberId))),
    async own(memberId: MemberId, { roomId, before }: ParsedRequestOf<typeof listOwnGifts>) {
      await parts.findRoom(roomId)
      const found = await gifts().ownOf(memberId, roomId, before, OWN_GIFTS_PAGE + 1)
      const items = found.slice(0, OWN_GIFTS_PAGE).map(ownView)
      return { items, hasMore: found.length > items.length }
    },
    async givers(roomId: RoomId): Promise<RoomGiver[]> {
      await parts.findRoom(roomId)
      const found = await gifts().givers(roomId, clock.now() - days(1), GIVERS_SHOWN)
      const people = await members.findAll(found.map(({ memberId }) => memberId))
      return found.flatMap(({ memberId, author, amount }, place) => {
        const member = people.get(memberId)
        if (!member) return []
        return [{ place: place + 1, author, ...shownMember(member), amount: moneyText(dong(amount)) }]
      })
    },
  }
}

export type RoomGifts = ReturnType<typeof createRoomGifts>

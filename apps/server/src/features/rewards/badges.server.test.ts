import type { MemberId } from '@keo/contract/ids'
import { listLetters } from '@keo/contract/inbox'
import { listBadges, listRewards, type Badge } from '@keo/contract/rewards'
import { takeBreak } from '@keo/contract/safer-play'
import { person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { money } from '@keo/units/money'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()
let people = 0

async function member() {
  const from = person((people += 1))
  const userName = `badged${people}`
  const token = await world.register(userName, from)
  const [row] = await database.asOwner('select id from platform.member where user_name = $1', [userName])
  return { ...from, token, id: String(row?.id) as MemberId }
}
type Who = Awaited<ReturnType<typeof member>>

const key = (who: Who, period: string) => ({ memberId: who.id, source: 'test.badge', period })
const give = (who: Who, badge: Badge, period: string) =>
  world.app.ledger.write(async (tx, post) => {
    const id = await world.app.rewards.grant(tx, {
      ...key(who, period),
      kind: 'badge',
      amount: money(0n, 'VND'),
      turnoverTimes: 0,
      claimUntil: null,
      gift: { badge },
    })
    if (id !== null) await world.app.rewards.pay(tx, post, id)
    return id
  })
const badges = async (who: Who) =>
  (await world.call(listBadges, {}, who)).data.badges.map(({ badge }) => badge)

test('[LED-11] [LED-11c] a badge is given once for its ground, worn once however often it was earned, told by a letter, and gone when all its grounds are', async () => {
  const who = await member()
  expect(await give(who, 'pioneer', 'a')).not.toBeNull()
  expect(await give(who, 'pioneer', 'a')).toBeNull()
  await give(who, 'pioneer', 'b')
  await give(who, 'loyal', 'c')
  expect(await badges(who)).toEqual(['pioneer', 'loyal'])
  const { data } = await world.call(listRewards, { show: 'past' }, who)
  expect(data.rewards.map(({ kind, gift }) => [kind, gift?.badge])).toEqual([
    ['badge', 'loyal'],
    ['badge', 'pioneer'],
    ['badge', 'pioneer'],
  ])
  const { data: letters } = await world.call(listLetters, { letType: 1 }, who)
  expect(letters.list.map(({ kind }) => kind)).toEqual(['giftGiven', 'giftGiven', 'giftGiven'])
  for (const period of ['a', 'b'])
    await world.app.ledger.write((tx, post) => world.app.rewards.revoke(tx, post, key(who, period)))
  expect(await badges(who)).toEqual(['loyal'])
  const { available, debt } = await world.app.ledger.balanceOf({ memberId: who.id, currency: 'VND' })
  expect([available, debt]).toEqual([0n, 0n])
})

test('[RSP-17] on a break no badge is shown', async () => {
  const who = await member()
  await give(who, 'streak', 'a')
  await world.call(takeBreak, { days: 1 }, who)
  expect(await badges(who)).toEqual([])
})

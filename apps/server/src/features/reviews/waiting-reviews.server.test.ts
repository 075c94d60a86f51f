import { HEAD_START_MINUTES, REVIEW_KINDS, type ReviewKind } from '@keo/contract/reviews'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { sqlWaitingReviews } from './waiting-reviews.ts'

const { database, world } = sharedWorld({ webRoot: null })
const store = () => sqlWaitingReviews(world.database.db, 'keo')

/** The seeded member of level 3 asks so much later than the one of level 0. */
async function order(laterByMs: number): Promise<string[]> {
  await database.asOwner('delete from platform.nick_name_review')
  for (const [userName, at] of [
    ['linhnguyen7', world.worldClock.now()],
    ['maitran88', world.worldClock.now() + laterByMs],
  ] as const)
    await database.asOwner(
      `insert into platform.nick_name_review (tenant_id, wish_id, member_id, nick_name, state, asked_at)
       select tenant_id, 'wish_' || user_name, id, 'Name', 'waiting', $2 from platform.member where user_name = $1`,
      [userName, new Date(at).toISOString()],
    )
  const { reviews } = await store().page({ kinds: REVIEW_KINDS, after: '', size: 50 })
  return reviews.map(({ id }) => id)
}

test('[OPS-05b] each VIP level counts as minutes of waiting where a person decides, and nobody waits for ever', async () => {
  const headStart = minutes(HEAD_START_MINUTES) * 3
  expect(await order(headStart - 1_000)).toEqual(['wish_maitran88', 'wish_linhnguyen7'])
  expect(await order(headStart + 1_000)).toEqual(['wish_linhnguyen7', 'wish_maitran88'])
})

const MEMBERS = 40
/** Two rows of each member, some at the same moment, of levels from none to the highest. */
async function fill(): Promise<void> {
  await database.asOwner('delete from platform.nick_name_review')
  await database.asOwner('delete from platform.agent_application')
  await database.asOwner(
    `insert into platform.member (tenant_id, id, line, user_name, user_name_folded, nick_name, currency, registered_at, vip_level)
     select 'keo', 'mbr_wait' || n, 1, 'wait' || n, 'wait' || n, 'Wait ' || n, 'VND', now(), n * 7 % 12
     from generate_series(1, ${MEMBERS}) n`,
  )
  const at = new Date(world.worldClock.now()).toISOString()
  await database.asOwner(
    `insert into platform.nick_name_review (tenant_id, wish_id, member_id, nick_name, state, asked_at)
     select 'keo', 'wish_' || n, 'mbr_wait' || n, 'Name', case when n = 40 then 'refused' else 'waiting' end,
       $1::timestamptz + make_interval(mins => n * 13 % 50)
     from generate_series(1, ${MEMBERS}) n`,
    [at],
  )
  await database.asOwner(
    `insert into platform.agent_application (tenant_id, member_id, id, agent_account, agent_account_folded, contact_name,
       mobile_area, mobile, plan, state, applied_at)
     select 'keo', 'mbr_wait' || n, 'agt_' || n, 'a_' || n, 'a_' || n, 'Mai', '84', '912345678', 'A plan', 'open',
       $1::timestamptz + make_interval(mins => n * 17 % 300)
     from generate_series(1, ${MEMBERS}) n`,
    [at],
  )
}

/** The same order, from all that waits at once. */
const wholeOrder = async (): Promise<string[]> =>
  (
    await database.asOwner(
      `select w.id from (
         select wish_id as id, member_id, asked_at as since from platform.nick_name_review where state = 'waiting'
         union all select id, member_id, applied_at from platform.agent_application where state = 'open'
       ) w join platform.member m on m.id = w.member_id
       order by since - make_interval(mins => ${HEAD_START_MINUTES} * vip_level), w.id`,
    )
  ).map(({ id }) => String(id))

async function pages(kinds: readonly ReviewKind[], size: number): Promise<string[]> {
  const ids: string[] = []
  let after = ''
  do {
    const { reviews, next } = await store().page({ kinds, after, size })
    expect(reviews.length).toBeLessThanOrEqual(size)
    ids.push(...reviews.map(({ id }) => id))
    after = next
  } while (after !== '')
  return ids
}

test('page after page shows everything once in its order, however the levels mix it, and only kinds that are asked for', async () => {
  await fill()
  const whole = await wholeOrder()
  expect(whole).toHaveLength(2 * MEMBERS - 1)
  for (const size of [1, 7, 50, 500]) expect(await pages(REVIEW_KINDS, size)).toEqual(whole)
  expect(await pages(['agent'], 9)).toEqual(whole.filter((id) => id.startsWith('agt_')))
  expect(await pages([], 9)).toEqual([])

  const counts = await store().counts(['agent', 'nickname', 'reward'])
  expect(counts).toEqual([
    { kind: 'agent', count: MEMBERS, oldestAt: expect.any(Number), dong: null },
    { kind: 'nickname', count: MEMBERS - 1, oldestAt: expect.any(Number), dong: null },
  ])
  expect((await store().find('nickname', 'wish_1'))?.memberId).toBe('mbr_wait1')
  expect(await store().find('nickname', 'wish_40')).toBeUndefined()
})

import { HEAD_START_MINUTES } from '@keo/contract/reviews'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { sqlWaitingReviews } from './waiting-reviews.ts'

const { database, world } = sharedWorld({ webRoot: null })

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
  return (await sqlWaitingReviews(world.database.db, 'keo')).map(({ id }) => id)
}

test('[OPS-05b] each VIP level counts as minutes of waiting where a person decides, and nobody waits for ever', async () => {
  const headStart = minutes(HEAD_START_MINUTES) * 3
  expect(await order(headStart - 1_000)).toEqual(['wish_maitran88', 'wish_linhnguyen7'])
  expect(await order(headStart + 1_000)).toEqual(['wish_linhnguyen7', 'wish_maitran88'])
})

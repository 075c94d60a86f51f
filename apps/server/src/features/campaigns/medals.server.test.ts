import { chooseSide, listFixtures, listMedals } from '@keo/contract/predictions'
import { takeBreak } from '@keo/contract/safer-play'
import { campaignWorld, wire, type Who } from '@keo/dev-world/campaign-world'
import { days, hours, parseServerTime } from '@keo/units/instants'
import { expect, test } from 'vitest'

const at = campaignWorld()
const { world, database } = at
const ID = 'gold-medal'

const medals = async (who?: Who, id = ID) => (await world.call(listMedals, { id }, who)).data
const choose = (who: Who, sideId: number, version = at.read(ID).version) =>
  world.call(chooseSide, { id: ID, version, sideId }, who)

test('outside of its season the table is empty, nobody chooses, and the page says when it comes back', async () => {
  const who = await at.member()
  expect(await medals(who)).toEqual({ items: [], hasMore: false, mine: null })
  expect((await choose(who, 9001047)).code).toBe(wire('CAMPAIGN_OVER'))
  expect(await at.show(ID, who)).toMatchObject({ phase: 'ended', comesBackTime: '2026-11-09 00:00:00' })
})

test('a side is chosen once, from two devices too; its wins after the choice are golds, and their reward is paid once', async () => {
  await at.write({ ...at.read(ID), version: 2, period: { kind: 'always' } })
  const who = await at.member()
  const { items } = await medals(who)
  expect(items.length).toBeGreaterThan(10)
  // Somebody for every side of the next match: one of them, or neither, will win.
  const next = await database.asOwner(
    `select home_id, away_id, begins_at from platform.sports_fixture
     where league_id in (1220, 1331, 1332, 1415, 1424, 1425) and state = 'open' order by begins_at`,
  )
  const sides = [...new Set(next.flatMap((row) => [Number(row['home_id']), Number(row['away_id'])]))].slice(
    0,
    6,
  )
  const people: { who: Who; side: number }[] = []
  for (const side of sides) people.push({ who: await at.member(), side })
  for (const each of people) {
    const answers = await Promise.all([choose(each.who, each.side), choose(each.who, each.side)])
    expect(answers.map(({ data }) => data.sideId)).toEqual([each.side, each.side])
    expect(
      (await choose(each.who, sides[0] === each.side ? (sides[1] ?? 0) : (sides[0] ?? 0))).data.sideId,
    ).toBe(each.side)
  }
  expect((await choose(who, 12345)).code).toBe(wire('NOT_FOUND'))
  expect((await choose(who, sides[0] ?? 0, 1)).code).toBe(wire('CAMPAIGN_CHANGED'))

  world.worldClock.jump(days(7) - hours(1))
  await world.jobs.runDue()
  world.worldClock.jump(hours(6))
  await world.jobs.runDue()
  let paid = 0
  for (const each of people) {
    const back = await at.back(each.who)
    const golds = await database.asOwner(
      `select 1 from platform.sports_fixture f join platform.campaign_side s on s.member_id = $1 and f.begins_at > s.at
       where (home_id = $2 and outcome = '1' or away_id = $2 and outcome = '2') and league_id = any(s.leagues)`,
      [each.who.id, each.side],
    )
    const claimed = await at.claim(back, ID)
    expect(claimed.code).toBe(golds.length > 0 ? 200 : wire('CAMPAIGN_NOT_MET'))
    await at.claim(back, ID)
    const steps = at.read(ID).steps.filter(({ target }) => target <= golds.length)
    const due = steps.reduce((sum, { reward }) => sum + BigInt(reward.amount ?? 0) * 100n, 0n)
    expect((await at.balance(back)).available).toBe(due)
    paid += golds.length > 0 ? 1 : 0
  }
  expect(paid).toBeGreaterThan(0)
  const table = await medals(await at.back(people[0]?.who ?? who))
  expect(table.mine?.sideId).toBe(people[0]?.side)
  expect(table.items[0]?.gold).toBeGreaterThan(0)
})

test('[RSP-17] on a break the table is closed; a campaign of picks has none', async () => {
  const who = await at.member()
  expect((await world.call(listMedals, { id: 'five-leagues' }, who)).code).toBe(wire('NOT_FOUND'))
  await world.call(takeBreak, { days: 1 }, who)
  expect((await world.call(listMedals, { id: ID }, who)).code).toBe(wire('OFFERS_CLOSED'))
  expect((await choose(who, 1)).code).toBe(wire('OFFERS_CLOSED'))
  const [first] = (await world.call(listFixtures, { id: ID, when: 'next' })).data.items
  expect(parseServerTime(first?.time ?? '') ?? Infinity).toBeGreaterThan(at.now())
})

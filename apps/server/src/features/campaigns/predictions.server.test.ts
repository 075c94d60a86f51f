import {
  getFixture,
  listFixtures,
  setPicks,
  type FixtureList,
  type FixtureView,
  type Outcome,
} from '@keo/contract/predictions'
import { getCampaign } from '@keo/contract/campaigns'
import { takeBreak } from '@keo/contract/safer-play'
import { campaignWorld, wire, type Who } from '@keo/dev-world/campaign-world'
import { forceTurn } from '@keo/sportsbook-contract/control'
import { hours, parseServerTime, seconds } from '@keo/units/instants'
import { expect, test, vi } from 'vitest'
import { TENANT_ID } from '../../app/parts.ts'
import { sqlFixtureStore } from '../fixtures/index.ts'

const at = campaignWorld()
const { world, database } = at
const ID = 'five-leagues'
const DONG = 100n

const read = async () => {
  world.worldClock.jump(seconds(61))
  await world.jobs.runDue()
}
const fixtures = async (who?: Who, when: FixtureList = 'next', id = ID) =>
  (await world.call(listFixtures, { id, when }, who)).data.items
const pick = (who: Who, picks: readonly { matchId: string; pick: Outcome }[], more = {}) =>
  world.call(setPicks, { id: ID, version: 1, picks: [...picks], ...more }, who)
const kickOff = ({ time }: FixtureView) => parseServerTime(time) ?? 0
const goTo = async (instant: number) => {
  world.worldClock.jump(instant - at.now())
  await world.jobs.runDue()
}

/** A match that nobody has looked at in this file. */
const used = new Set<string>()
async function freshMatch(): Promise<FixtureView> {
  await read()
  const match = (await fixtures()).find(
    (each) => !used.has(each.matchId) && kickOff(each) > at.now() + hours(1),
  )
  if (!match) throw new Error('The world has no match left in the next days.')
  used.add(match.matchId)
  return match
}

/** One step for one right pick, on a file of its own. */
const easy = async () => {
  const campaign = at.read(ID)
  const [step] = campaign.steps
  if (!step) throw new Error('A campaign has steps.')
  if (step.target !== 1)
    await at.write({ ...campaign, steps: [{ ...step, target: 1 }], cycle: 'month', caps: {} })
}

/** All three outcomes, each by a member of its own: one of them is right. */
async function three(match: FixtureView): Promise<Record<Outcome, Who>> {
  const people = { '1': await at.member(), X: await at.member(), '2': await at.member() }
  for (const [outcome, who] of Object.entries(people))
    expect((await pick(who, [{ matchId: match.matchId, pick: outcome as Outcome }])).code).toBe(200)
  return people
}

const finished = async (match: FixtureView) => {
  await goTo(kickOff(match) + hours(5))
  await read()
  const found = (await fixtures(undefined, 'played')).find(({ matchId }) => matchId === match.matchId)
  if (!found) throw new Error('The match is not among those that were played.')
  return found
}

test('real matches that have not begun are listed by page, named in the language of the reader', async () => {
  await read()
  const items = await fixtures()
  expect(items.length).toBeGreaterThan(5)
  for (const match of items)
    expect(match).toMatchObject({ state: 'next', pick: null, outcome: null, hasDraw: true })
  expect(items.map(kickOff)).toEqual(items.map(kickOff).toSorted((a, b) => a - b))
  const second = (await world.call(listFixtures, { id: ID, when: 'next', page: '2' })).data
  const ids = new Set(items.map(({ matchId }) => matchId))
  expect(second.items.some(({ matchId }) => ids.has(matchId))).toBe(false)
  expect((await world.call(listFixtures, { id: 'lucky-wheel', when: 'next' })).code).toBe(wire('NOT_FOUND'))
})

test('a pick is changed until kick-off by the clock of the server, never after; two devices at once leave one', async () => {
  const [match, who] = [await freshMatch(), await at.member()]
  await Promise.all([
    pick(who, [{ matchId: match.matchId, pick: '1' }]),
    pick(who, [{ matchId: match.matchId, pick: '2' }]),
    pick(who, [{ matchId: match.matchId, pick: '2' }]),
  ])
  const rows = () =>
    database.asOwner('select pick from platform.campaign_pick where member_id = $1', [who.id])
  expect(await rows()).toHaveLength(1)
  await goTo(kickOff(match) - seconds(1))
  expect((await pick(who, [{ matchId: match.matchId, pick: 'X' }])).data.picks).toEqual([
    { matchId: match.matchId, pick: 'X' },
  ])
  await goTo(kickOff(match))
  expect((await pick(who, [{ matchId: match.matchId, pick: '1' }])).code).toBe(wire('CAMPAIGN_MATCH_BEGUN'))
  expect(await rows()).toEqual([{ pick: 'X' }])
})

test('picks that do not fit are refused as a whole: unknown match, other league, draw where there is none, old version', async () => {
  const [match, who] = [await freshMatch(), await at.member()]
  const good = { matchId: match.matchId, pick: '1' as const }
  expect((await pick(who, [good, { matchId: '999999999', pick: '1' }])).code).toBe(wire('NOT_FOUND'))
  const nba = (await fixtures(who, 'next', 'america-schedule')).find(({ hasDraw }) => !hasDraw)
  expect((await pick(who, [good, { matchId: nba?.matchId ?? '0', pick: '1' }])).code).toBe(wire('NOT_FOUND'))
  const draw = { id: 'america-schedule', picks: [{ matchId: nba?.matchId ?? '0', pick: 'X' as const }] }
  expect((await world.call(setPicks, { version: 1, ...draw }, who)).code).toBe(wire('NOT_FOUND'))
  expect((await pick(who, [good], { version: 9 })).code).toBe(wire('CAMPAIGN_CHANGED'))
  expect((await pick(who, [good], { id: 'five-leagues-parlay' })).code).toBe(wire('NOT_FOUND'))
  expect(
    await database.asOwner('select 1 from platform.campaign_pick where member_id = $1', [who.id]),
  ).toEqual([])
})

test('one match shows what members picked, in percent, and nobody by name', async () => {
  const match = await freshMatch()
  const people = await three(match)
  const shown = (await world.call(getFixture, { id: ID, matchId: match.matchId }, people['2'])).data
  expect(shown).toMatchObject({ picks: 3, shares: { home: 33, draw: 33, away: 33 }, pick: '2' })
  expect(JSON.stringify(shown)).not.toContain(people['1'].userName)
})

test('the right pick is paid once from two devices, the wrong ones are not; a corrected result takes it back and gives it to another', async () => {
  await easy()
  const match = await freshMatch()
  const people = await three(match)
  const over = await finished(match)
  const right = over.outcome ?? 'X'
  const wrong = right === '1' ? '2' : '1'
  const winner = await at.back(people[right])
  const loser = await at.back(people[wrong])
  expect((await at.claim(loser, ID)).code).toBe(wire('CAMPAIGN_NOT_MET'))
  const answers = await Promise.all([at.claim(winner, ID), at.claim(winner, ID)])
  expect(answers.map(({ data }) => data.amount)).toEqual(['18000.00', '18000.00'])
  expect((await at.balance(winner)).available).toBe(18_000n * DONG)

  const told = { home: wrong === '1' ? 3 : 0, away: wrong === '2' ? 3 : 0 }
  await sqlFixtureStore(world.database.db, TENANT_ID).keep(
    {
      matchId: match.matchId,
      sportId: match.sportId,
      leagueId: 1001,
      beginsAt: kickOff(match),
      home: { id: 0, name: '' },
      away: { id: 0, name: '' },
      leagueName: '',
      isNeutral: false,
      state: 'over',
      score: told,
    },
    null,
    at.now(),
  )
  // The jobs may have seen the time go by themselves: then theirs is the turn that takes it back.
  world.worldClock.jump(seconds(61))
  await world.jobs.runDue()
  await vi.waitFor(async () => expect((await at.balance(winner)).available).toBe(0n), 60_000)
  expect((await at.claim(loser, ID)).data.amount).toBe('18000.00')
})

test('a match that is postponed counts for nobody', async () => {
  await easy()
  const match = await freshMatch()
  const people = await three(match)
  await fetch(`${world.url}/sportsbook${forceTurn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchId: Number(match.matchId), kind: 'postponed' }),
  })
  expect(await finished(match)).toMatchObject({ state: 'void', outcome: null })
  for (const who of Object.values(people))
    expect((await at.claim(await at.back(who), ID)).code).toBe(wire('CAMPAIGN_NOT_MET'))
})

test('[RSP-17] who is on a break neither sees matches nor picks; a campaign that was called off takes no picks', async () => {
  const [match, who] = [await freshMatch(), await at.member()]
  await world.call(takeBreak, { days: 1 }, who)
  expect((await world.call(listFixtures, { id: ID, when: 'next' }, who)).code).toBe(wire('OFFERS_CLOSED'))
  expect((await pick(who, [{ matchId: match.matchId, pick: '1' }])).code).toBe(wire('OFFERS_CLOSED'))
  const other = await at.member()
  const campaign = at.read(ID)
  await at.write({ ...campaign, version: 2, state: 'void' })
  expect((await pick(other, [{ matchId: match.matchId, pick: '1' }], { version: 2 })).code).toBe(
    wire('CAMPAIGN_OVER'),
  )
  expect((await world.call(getCampaign, { id: ID }, other)).data.phase).toBe('void')
  await at.write({ ...campaign, version: 3 })
})

test('after a long leap of the clock the results of all picked matches are still found', async () => {
  const match = await freshMatch()
  await at.passDays(12)
  await read()
  const [row] = await database.asOwner(
    'select state, outcome from platform.sports_fixture where match_id = $1',
    [match.matchId],
  )
  expect(row?.['state']).not.toBe('open')
})

test('[OPS-07a] a side is cheered for before kick-off and counts whoever wins; the record tells own cheers alone, the newest first', async () => {
  const id = 'cheer-up'
  const cheer = at.read(id)
  const [step] = cheer.steps
  if (!step) throw new Error('A campaign has steps.')
  await at.write({ ...cheer, version: 2, conditions: [], steps: [{ ...step, target: 1 }], caps: {} })
  const [home, away] = [await at.member(), await at.member()]
  const match = await freshMatch()
  const stand = (who: Who, side: Outcome) =>
    pick(who, [{ matchId: match.matchId, pick: side }], { id, version: 2 })
  expect((await stand(home, 'X')).code).toBe(wire('NOT_FOUND'))
  for (const [who, side] of [
    [home, '1'],
    [away, '2'],
  ] as const)
    expect((await stand(who, side)).code).toBe(200)
  expect((await at.claim(home, id)).code).toBe(wire('CAMPAIGN_NOT_MET'))
  expect(await fixtures(undefined, 'picked', id)).toEqual([])
  expect(await fixtures(home, 'picked', id)).toMatchObject([{ matchId: match.matchId, pick: '1' }])
  const { outcome } = await finished(match)
  for (const [who, side] of [
    [await at.back(home), '1'],
    [await at.back(away), '2'],
  ] as const) {
    expect(await fixtures(who, 'picked', id)).toMatchObject([{ state: 'over', outcome, pick: side }])
    expect((await at.claim(who, id)).data.amount).toBe('3000.00')
    expect((await at.balance(who)).available).toBe(3000n * DONG)
  }
  await at.write({ ...cheer, version: 3 })
})

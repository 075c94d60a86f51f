import { sharedProvider } from '@keo/dev-world/shared-provider'
import { HOLD_CAUSES, holdMatch, jumpLines } from '@keo/sportsbook-contract/interventions'
import { forceTurn, setSlowness } from '@keo/sportsbook-contract/control'
import { MATCH_SALE } from '@keo/sportsbook-contract/match-enums'
import { getList, getMatchDetail } from '@keo/sportsbook-contract/matches'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { getSuspensionCauses } from '@keo/sportsbook-contract/own-calls'
import { seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { createSettings } from '../ground/provider-settings.ts'
import { createSlowness } from '../access/slowness.ts'

const [LIVE, EARLY] = [1, 4]
const [SOCCER, BOXING] = [1, 19]
/** Asian handicap of the whole match. */
const HANDICAP = { mty: 1000, pe: 1001 }

const { storage, provider } = sharedProvider()

const listed = async (type: number) => (await provider.call(getList, { type, size: 50 })).data.records

async function salesOf(matchId: number): Promise<ReadonlySet<number>> {
  const { mg } = (await provider.call(getMatchDetail, { matchId })).data
  return new Set(mg.flatMap(({ mks }) => mks.map(({ ss }) => ss)))
}

/** As a list shows it, which is kept for as long as nothing should have changed. */
const listedSale = async (matchId: number) => (await listed(EARLY)).find(({ id }) => id === matchId)?.ss

async function onSale(type: number): Promise<number> {
  const open = (await listed(type)).find(({ mg }) => mg.some(({ mks }) => mks.some(({ ss }) => ss === 1)))
  return open?.id ?? 0
}

test('betting on a match in play and on one to come stands still for danger, and goes on after it', async () => {
  const [live, early] = [await onSale(LIVE), await onSale(EARLY)]
  expect(await listedSale(early)).toBe(MATCH_SALE.open)
  for (const matchId of [live, early]) {
    const { data } = await provider.call(holdMatch, { matchId, cause: 'danger', side: 'home', seconds: 30 })
    expect(holdMatch.response.parse(data)).toEqual({ matchId, cause: HOLD_CAUSES.danger, seconds: 30 })
  }
  const [held, open] = [new Set([0]), new Set([1])]
  expect([await salesOf(live), await salesOf(early)]).toEqual([held, held])
  expect(await listedSale(early)).toBe(MATCH_SALE.suspended)
  await provider.clock.advance(seconds(29))
  expect([await salesOf(live), await salesOf(early)]).toEqual([held, held])
  await provider.clock.advance(seconds(1))
  expect(await salesOf(early)).toEqual(open)
  expect(await listedSale(early)).toBe(MATCH_SALE.open)
  // The play may hold its own bets back at that very moment.
  for (let time = 0; time < 60 && !(await salesOf(live)).has(1); time += 1)
    await provider.clock.advance(seconds(5))
  expect(await salesOf(live)).toContain(1)
})

test('every cause that the wire knows can be forced, and is told', async () => {
  const matchId = await onSale(EARLY)
  const told: number[] = []
  for (const cause of Object.keys(HOLD_CAUSES)) {
    await provider.call(holdMatch, { matchId, cause, seconds: 5 })
    const { data } = await provider.call(getSuspensionCauses, { matchId })
    told.push(...data.map((each) => each.cause))
    await provider.clock.advance(seconds(5))
  }
  expect(told.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect((await provider.call(getSuspensionCauses, { matchId })).data).toEqual([])
})

test('what is over, or is no match, can neither be held nor moved', async () => {
  const [, match] = await listed(EARLY)
  await provider.call(forceTurn, { matchId: match?.id, kind: 'cancelled' })
  for (const matchId of [match?.id, 0]) {
    expect((await provider.call(holdMatch, { matchId, cause: 'danger' })).code).toBe(14002)
    expect((await provider.call(jumpLines, { matchId, towards: 'home' })).code).toBe(14002)
  }
})

test('the main lines of every sport that has handicaps are centred anew', async () => {
  const ofSports = new Map((await listed(EARLY)).map((record) => [record.sid, record]))
  const still: number[] = []
  for (const [sportId, { id: matchId }] of ofSports) {
    // Where the favourite could hardly be a greater one, the lines move the other way.
    const { data } = await provider.call(jumpLines, { matchId, towards: 'home' })
    const { data: back } = await provider.call(jumpLines, { matchId, towards: 'away', strength: 3 })
    const jumps = [data, back].map((answer) => jumpLines.response.parse(answer).jumped)
    if (Math.max(...jumps) === 0) still.push(sportId)
  }
  expect(ofSports.size).toBeGreaterThan(8)
  expect(still.filter((sportId) => sportId !== BOXING)).toEqual([])
})

test('a line that jumped away leads a cart to the one that took its place; totals move by themselves', async () => {
  const match = (await listed(EARLY)).find(({ sid }) => sid === SOCCER)
  const matchId = match?.id
  const group = match?.mg.find(({ mty, pe }) => mty === HANDICAP.mty && pe === HANDICAP.pe)
  const marketId = group?.mks[0]?.id
  expect((await provider.call(jumpLines, { matchId, towards: 'more' })).data.jumped).toBeGreaterThan(0)
  for (let time = 0; time < 2; time += 1)
    await provider.call(jumpLines, { matchId, towards: 'away', strength: 3 })
  const betMatchMarketList = [{ marketId, matchId, type: 1 }]
  const { data } = await provider.call(batchBetMatchMarketOfJumpLine, {
    betMatchMarketList,
    isSelectSeries: false,
    currencyId: 1000,
  })
  const [moved] = data.bms
  expect(moved).toMatchObject({ omid: marketId, ss: 1 })
  expect(moved?.mid).not.toBe(marketId)
})

test('a slow provider answers everybody late, refusals too, but not who makes it fast again', async () => {
  const askList = () => provider.call(getList, { type: EARLY, size: 1 })
  const before = await askList()
  expect((await provider.call(setSlowness, { delayMs: 3_000 })).data).toEqual({ delayMs: 3_000 })
  const answered: number[] = []
  const asked = [askList(), provider.call(getList, { type: 'nonsense' })].map(async (answer) => {
    answered.push((await answer).code)
  })
  expect((await provider.call(setSlowness, {})).data).toEqual({ delayMs: 3_000 })
  await provider.clock.advance(2_999)
  expect(answered).toEqual([])
  await provider.clock.advance(1)
  await Promise.all(asked)
  expect(answered.toSorted()).toEqual([0, 5])
  const again = createSlowness({
    settings: createSettings(storage.connect('sportsbook')),
    machineClock: provider.clock,
  })
  await again.load()
  expect(again.ms()).toBe(3_000)
  await provider.call(setSlowness, { delayMs: 0 })
  expect((await askList()).code).toBe(before.code)
})

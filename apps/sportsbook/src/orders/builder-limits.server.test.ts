import { sharedBettor } from '@keo/dev-world/shared-bettor'
import { getBetRules } from '@keo/sportsbook-contract/bet-rules'
import { keepBuilder } from '@keo/sportsbook-contract/builder'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { getList, getMatchDetail } from '@keo/sportsbook-contract/matches'
import { newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { getTradedMatch, getTradingFigures, listTradedMatches } from '@keo/sportsbook-contract/trading'
import { expect, test } from 'vitest'
import { builderMarketOf } from '../pricing/market-ids.ts'
import { type Option, single } from './test-bettor.ts'

const bettor = sharedBettor()

const [RESULT, TOTAL] = [1005, 1007]
const LEAST = 10
/** More than full stakes. */
const VARIANTS = 10
/** Full stakes that the book bears to lose on an option (`limits.ts`). */
const FULL_STAKES = 5

/** A match of soccer that has yet to begin, and every result of it with every total: each a combination of its own. */
async function variants(place: number) {
  const { records } = await bettor.dataOf(getList, { sportId: 1, type: PLAY_TYPE.early, size: 50 })
  const matchId = records[place]?.id ?? 0
  const { mg } = await bettor.dataOf(getMatchDetail, { matchId })
  const optionsOf = (marketType: number) =>
    (mg.find(({ mty, pe }) => mty === marketType && pe === 1001)?.mks ?? []).flatMap(({ id, op }) =>
      op.map(({ ty }) => ({ marketId: id, optionType: ty })),
    )
  const found: Option[] = []
  for (const result of optionsOf(RESULT))
    for (const total of optionsOf(TOTAL)) {
      if (found.length >= VARIANTS) break
      const answer = await bettor.send(keepBuilder, { matchId, picks: [result, total] })
      if (answer.code !== 0) continue
      const { marketId, optionType: type, odds } = keepBuilder.response.parse(answer.data)
      if (odds > 3) found.push({ marketId, matchId, type, odds, mayCombine: true })
    }
  return { matchId, marketId: builderMarketOf(matchId), found }
}

async function rulesOf({ marketId, type }: Option) {
  const { stake } = await bettor.dataOf(getBetRules, { picks: [{ marketId, optionType: type }] })
  const of = (wanted: string) => stake?.bounds.find(({ bound }) => bound === wanted)?.most ?? 0
  return { full: of('market'), most: stake?.most ?? 0 }
}

/** What the book stands to lose if all that was bet on the match wins, in thousands of dong, by its open bets. */
async function boundOn(matchId: number): Promise<number> {
  const { records } = await bettor.dataOf(newBetList, { isSettled: false, size: 100 })
  return records
    .flatMap(({ ops, sat }) => ops.map(({ mid, od }) => ({ mid, win: sat * (od - 1) })))
    .filter(({ mid }) => mid === matchId)
    .reduce((sum, { win }) => sum + win, 0)
}

async function worstOf(matchId: number): Promise<number> {
  const { data } = await bettor.provider.callSigned(listTradedMatches, { kind: 'coming' })
  return data.matches.find((match) => match.matchId === matchId)?.worst ?? 0
}

test('combinations of a match share what the book bears on one, however many of nearly the same picks there are', async () => {
  const { matchId, found } = await variants(1)
  expect(found.length).toBeGreaterThan(FULL_STAKES)
  const { full } = await rulesOf(found[0]!)
  for (const option of found) {
    const { most } = await rulesOf(option)
    if (most > LEAST) await bettor.accepted(single(option, { unitStake: most }))
  }
  const bound = await boundOn(matchId)
  expect(bound).toBeGreaterThan(full)
  expect(bound).toBeLessThanOrEqual(FULL_STAKES * full)
})

test('bets of many players on combinations at the same moment do not pass together what the book bears', async () => {
  const { matchId, found } = await variants(2)
  const { full } = await rulesOf(found[0]!)
  const stakes = await Promise.all(found.map(rulesOf))
  const tokens: string[] = []
  for (const { type } of found) tokens.push(await bettor.provider.tokenOf(`member-${type}`))
  const answers = await Promise.all(
    found.map((option, at) =>
      bettor.send(singlePass, single(option, { unitStake: stakes[at]?.most ?? 0 }), tokens[at]),
    ),
  )
  const codes = answers.map(({ code }) => code).filter((code) => code !== 0)
  expect(codes.length).toBeGreaterThan(0)
  expect(new Set(codes)).toEqual(new Set([PROVIDER_CODES.STAKE_LIMIT_CHANGED.wire]))
  const worst = await worstOf(matchId)
  expect(-worst).toBeGreaterThan(full)
  expect(-worst).toBeLessThanOrEqual(FULL_STAKES * full)
})

test('traders see what all combinations of a match may win together as its worst end', async () => {
  const { matchId, marketId, found } = await variants(3)
  const before = (await bettor.provider.callSigned(getTradingFigures, {})).data.worst
  for (const option of found.slice(0, 3)) await bettor.accepted(single(option, { unitStake: 50 }))
  const bound = await boundOn(matchId)
  const { data } = await bettor.provider.callSigned(getTradedMatch, { matchId })
  expect(data.match).toMatchObject({ stake: 150, worst: expect.closeTo(-bound, -1) })
  expect(data.markets.find((market) => market.marketId === marketId)).toMatchObject({
    worst: data.match.worst,
    best: 150,
  })
  expect(await worstOf(matchId)).toBe(data.match.worst)
  const after = (await bettor.provider.callSigned(getTradingFigures, {})).data.worst
  expect(after - before).toBe(data.match.worst)
})

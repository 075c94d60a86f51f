import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { getList, getMatchDetail } from '@keo/sportsbook-contract/matches'
import { betMultiple, singlePass } from '@keo/sportsbook-contract/orders'
import { hours, type Instant, minutes } from '@keo/units/instants'
import type { Crowd } from './sports-crowd.ts'

export type Choice = {
  readonly matchId: number
  readonly marketId: number
  readonly optionType: number
  readonly odds: number
  readonly mayCombine: boolean
  readonly line: string
}

const [LIVE_LOOKED_AT, LIVE_PAGES, SOON_LOOKED_AT] = [6, 12, 4]
/** Whoever bets before a match bets on one that begins soon, so that it ends in time. */
const SOON_MS = minutes(40)
/** Everybody has an opinion about those who lead. */
const LEADERS = 2
const SINGLES_AT_ONCE = 3
const LEAST_STAKE = 10

/** What is on sale: some live matches, some that begin soon, and now and then all markets of one. */
export async function lookAround(crowd: Crowd, now: Instant): Promise<Choice[]> {
  const [current, size] = [1 + Math.floor(crowd.random() * LIVE_PAGES), LIVE_LOOKED_AT]
  const times = { beginTime: now, endTime: now + SOON_MS }
  const lists = [
    await crowd.ask(getList, { type: PLAY_TYPE.live, current, size }),
    await crowd.ask(getList, { type: PLAY_TYPE.todayAndEarly, size: SOON_LOOKED_AT, ...times }),
  ]
  const matches = lists.flatMap((list) => list?.records ?? [])
  const one = crowd.random() < 0.2 ? crowd.pick(matches) : undefined
  const whole = one && (await crowd.ask(getMatchDetail, { matchId: one.id }))
  return [...matches, ...(whole ? [whole] : [])].flatMap(choicesOf)
}

/** Who leads in the competitions that are decided within hours. */
export async function lookAtLeaders(crowd: Crowd, now: Instant): Promise<Choice[]> {
  const list = await crowd.ask(getList, { type: PLAY_TYPE.outright, size: 100 })
  const soon = (list?.records ?? []).filter(({ bt }) => bt > now && bt < now + hours(8))
  return soon.flatMap((competition) =>
    choicesOf(competition)
      .toSorted((a, b) => a.odds - b.odds)
      .slice(0, LEADERS),
  )
}

function choicesOf({ id: matchId, mg }: MatchRecord): Choice[] {
  const markets = mg.flatMap(({ mks }) => mks).filter(({ ss }) => ss === 1)
  return markets.flatMap(({ id: marketId, au, li: line = '', op }) =>
    op
      .filter(({ od }) => od > 1)
      .map(({ ty, od }) => ({ matchId, marketId, optionType: ty, odds: od, mayCombine: au === 1, line })),
  )
}

/** Quarter lines end in halves and whole ones in pushes; the others bet on anything. */
const TASTES: readonly ((choice: Choice) => boolean)[] = [
  ({ line }) => /[/]|[.](25|75)$/.test(line),
  ({ line }) => /^[-+]?[0-9]+([.]0+)?$/.test(line),
  () => true,
]

/** Different matches, as one slip may not hold one twice. */
function chosen(crowd: Crowd, choices: readonly Choice[], count: number): Choice[] {
  const taste = crowd.pick(TASTES) ?? (() => true)
  const liked = choices.filter((choice) => taste(choice) && (count === 1 || choice.mayCombine))
  const legs: Choice[] = []
  for (let tries = 0; tries < 2 * count && legs.length < count; tries += 1) {
    const choice = crowd.pick(liked)
    if (choice && legs.every(({ matchId }) => matchId !== choice.matchId)) legs.push(choice)
  }
  return legs
}

const rowOf = (crowd: Crowd, relatedId: string) => ({
  unitStake: LEAST_STAKE + Math.floor(crowd.random() * 40),
  oddsChange: 2,
  relatedId,
})

const optionOf = ({ marketId, optionType, odds }: Choice) => ({ marketId, optionType, odds, oddsFormat: 1 })

/** Somebody bets on some things one by one. How many orders that made: a price may be gone by then. */
export async function betSingles(
  crowd: Crowd,
  choices: readonly Choice[],
  relatedId: string,
): Promise<number> {
  const wanted = Array.from({ length: SINGLES_AT_ONCE }, () => chosen(crowd, choices, 1)).flat()
  return place(crowd, wanted, relatedId)
}

/** Each a bet of its own, in one call. */
export async function place(crowd: Crowd, choices: readonly Choice[], relatedId: string): Promise<number> {
  const singleBetList = choices.map((choice, index) => ({
    ...rowOf(crowd, `${relatedId}-${index}`),
    betOptionList: [optionOf(choice)],
  }))
  if (singleBetList.length === 0) return 0
  return (await crowd.ask(singlePass, { singleBetList }))?.length ?? 0
}

/** Somebody bets on several things together: all of them, or every combination. */
export async function betSeries(
  crowd: Crowd,
  choices: readonly Choice[],
  relatedId: string,
): Promise<number> {
  const legs = chosen(crowd, choices, crowd.random() < 0.5 ? 2 : 3)
  if (legs.length < 2) return 0
  const seriesValue = legs.length > 2 && crowd.random() < 0.5 ? 0 : legs.length
  const betMultipleData = [{ ...rowOf(crowd, relatedId), seriesValue }]
  return (await crowd.ask(betMultiple, { betMultipleData, betOptionList: legs.map(optionOf) }))?.length ?? 0
}

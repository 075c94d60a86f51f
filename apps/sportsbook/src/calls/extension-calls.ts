import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Clock } from '@keo/service-kit/clock'
import { PLAY_TYPE, SUSPENSION_TEXTS } from '@keo/sportsbook-contract/match-enums'
import {
  getLiveStrip,
  getMatchEvents,
  getMatchSeed,
  getMatchStatistics,
  getOddsHistory,
  getPreviousMeetings,
  getSuspensionCauses,
} from '@keo/sportsbook-contract/own-calls'
import { getPriceCosts } from '@keo/sportsbook-contract/price-costs'
import type { MatchEvent } from '../play/sport-model.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import { isFinal, type Scene, type Stage } from '../stage/stage.ts'
import type { Match, World } from '../world/match.ts'
import { DAY_MS } from '../world/match-ids.ts'
import type { Board } from '../lists/board.ts'
import { toMatchRecord, toResultRecord, toWireScores } from '../wire/match-record.ts'
import { oddsTypeOf } from '../wire/odds-format.ts'
import type { OddsPoint } from '../pricing/odds-history.ts'
import { priceCost } from '../pricing/price-cost.ts'
import type { Book } from '../pricing/quote.ts'

type Needs = {
  readonly world: World
  readonly stage: Stage
  readonly book: Book
  readonly board: Board
  readonly clock: Clock
  /** Null for a market that nobody knows. */
  oddsHistory(marketId: number): Promise<readonly OddsPoint[] | null>
}

/** With the days ahead these are as many as the world keeps dealt. */
const MEETINGS_DAYS = 10
const MEETINGS_MAX = 10
const STRIP_SIZE = 10
const STRIP_MAX = 50

/** How anyone can check a match for himself. */
const SEED_RULE = 'seedHash = SHA-256("<matchId>:<seed>") in hex; the seed draws every number of the match'

/** Ours, under `/x/v1`. */
export function extensionCalls(
  api: ProviderApi,
  { world, stage, book, board, clock, oddsHistory }: Needs,
): void {
  const sceneOf = (matchId: number): Scene => stage.scene(matchId) ?? refuse('DATA_NOT_FOUND')

  api.handle(getMatchEvents, ({ matchId, sinceMs }) => {
    const scene = sceneOf(matchId)
    const events = scene
      .played()
      .filter(({ atMs }) => atMs > (sinceMs ?? Number.NEGATIVE_INFINITY))
      .flatMap(({ atMs, events: happened }) => happened.map((event) => ({ atMs: Math.ceil(atMs), ...event })))
    return { matchId, status: scene.status, events }
  })

  api.handle(getMatchStatistics, ({ matchId }) => {
    const scene = sceneOf(matchId)
    const events = scene.played().flatMap((frame) => frame.events)
    return { matchId, scores: toWireScores(scene), counts: countsOf(events) }
  })

  api.handle(getSuspensionCauses, ({ matchId }, { language }) => {
    const scenes = matchId === undefined ? stage.live() : [sceneOf(matchId)]
    return scenes.flatMap(({ match, suspension }) =>
      suspension === null
        ? []
        : [
            {
              matchId: match.id,
              cause: suspension,
              text: serverText(language, SUSPENSION_TEXTS[suspension]),
            },
          ],
    )
  })

  api.handle(getMatchSeed, ({ matchId }) => {
    const { match, status } = sceneOf(matchId)
    const seed = isFinal(status) ? (match.champion?.seed() ?? world.seedOf(match.id)) : null
    return { matchId, seedHash: match.seedHash, seed, rule: SEED_RULE }
  })

  api.handle(getOddsHistory, async ({ marketId, optionType }) => {
    const points = (await oddsHistory(marketId)) ?? refuse('MARKET_UNKNOWN')
    return {
      marketId,
      points: points.map(({ at, cause, options }) => ({
        at,
        cause,
        options: options
          .filter(({ type }) => optionType === undefined || type === optionType)
          .map(({ type, odds }) => ({ type, odds: odds === null ? null : odds / 1000 })),
      })),
    }
  })

  api.handle(getPriceCosts, ({ picks }) =>
    picks.flatMap(({ marketId, optionType }) => {
      const found = book.find(marketId, optionType)
      const cost = found && !found.isReplaced ? priceCost(found.market, optionType) : null
      return cost ? [{ marketId, optionType, ...cost, fair: cost.fair / 1000 }] : []
    }),
  )

  api.handle(getPreviousMeetings, async ({ matchId }, { language }) => {
    const { match } = sceneOf(matchId)
    const earlier = await earlierThan(match)
    return {
      between: over(
        earlier.filter((other) => has(other, match.home.id) && has(other, match.away.id)),
        language,
      ),
      home: over(
        earlier.filter((other) => has(other, match.home.id)),
        language,
      ),
      away: over(
        earlier.filter((other) => has(other, match.away.id)),
        language,
      ),
    }
  })

  api.handle(getLiveStrip, ({ size, oddsType }, { language }) => {
    const live = board.of(PLAY_TYPE.live, null).byLeague
    const manner = { language, oddsType: oddsTypeOf(oddsType) }
    const records = live.slice(0, Math.min(Math.max(size ?? STRIP_SIZE, 1), STRIP_MAX)).map(({ id }) => {
      const quote = book.popular(id)
      const shown = { scene: sceneOf(id), quote, groups: quote?.groups ?? [], now: clock.now() }
      return toMatchRecord(shown, manner)
    })
    return { live: live.length, records }
  })

  /** Newest first. A day is dealt whole, so others work between two days. */
  async function earlierThan(match: Match): Promise<Match[]> {
    const isMeant = ({ id, league }: Match) => id !== match.id && league.sportId === match.league.sportId
    const until = Math.min(match.startsAt - 1, clock.now())
    const found: Match[] = []
    for (let day = 0; day < MEETINGS_DAYS; day++) {
      const to = until - day * DAY_MS
      found.push(
        ...world
          .matchesBetween(to - DAY_MS + 1, to)
          .filter(isMeant)
          .toReversed(),
      )
      await new Promise((resolve) => setImmediate(resolve))
    }
    return found
  }

  function over(matches: readonly Match[], language: Language) {
    return matches
      .slice(0, MEETINGS_MAX)
      .map(({ id }) => sceneOf(id))
      .filter(({ status }) => isFinal(status))
      .map((scene) => toResultRecord(scene, language))
  }
}

const has = ({ home, away }: Match, teamId: number): boolean => home.id === teamId || away.id === teamId

/** What the events of both sides add up to. */
function countsOf(events: readonly MatchEvent[]) {
  const counts = new Map<string, { kind: string; home: number; away: number }>()
  for (const { kind, side } of events) {
    if (!side) continue
    const count = counts.get(kind) ?? { kind, home: 0, away: 0 }
    count[side]++
    counts.set(kind, count)
  }
  return [...counts.values()]
}

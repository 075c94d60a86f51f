import { chanceOf } from '@keo/sportsbook/play/chance'
import type { MatchSetting } from '@keo/sportsbook/play/sport-model'
import type { Verdict } from '@keo/sportsbook/pricing/quote'
import { testMatch } from '@keo/sportsbook/pricing/test-scenes'
import { manualClock } from '@keo/service-kit/clock'
import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { benchWorld } from './live-world.ts'

/*
 * Matches of one sport, each looked at in a moment that nobody chose by what comes later. One price of the whole quote
 * is drawn, the match is played to its end, and the market is settled: does it pay as often as its price says?
 */
const [sportText = '1', matchesText = '2000'] = process.argv.slice(2)
const [sportId, matches] = [Number(sportText) as SportId, Number(matchesText)]

const MATCH_ID = 5000
const DAY_MS = 86_400_000
const POOL_DAYS = 12
/** Fair shares from here to the next: long shots apart from favourites. */
const EDGES = [0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 1] as const

/** How much of the stake was for it and against it; a push counts for neither. */
const WEIGHTS: Readonly<Record<number, readonly [number, number]>> = {
  [OUTCOME.won]: [1, 0],
  [OUTCOME.halfWon]: [0.5, 0],
  [OUTCOME.push]: [0, 0],
  [OUTCOME.halfLost]: [0, 0.5],
  [OUTCOME.lost]: [0, 1],
}

type Bucket = { prices: number; promised: number; kept: number; variance: number }
const buckets: Bucket[] = EDGES.slice(1).map(() => ({ prices: 0, promised: 0, kept: 0, variance: 0 }))
let [open, voided] = [0, 0]

/** As the world deals them: strengths, paces, formats and knock-outs. */
function settingsOf(): readonly MatchSetting[] {
  const start = Date.UTC(2026, 0, 31)
  const world = benchWorld(manualClock(start))
  return world
    .matchesBetween(start, start + POOL_DAYS * DAY_MS)
    .map(({ setting }) => setting)
    .filter((setting) => setting.sportId === sportId)
}

function note(fairShare: number, verdict: Verdict): void {
  const weights = WEIGHTS[verdict.outcome]
  if (!weights) {
    voided += 1
    return
  }
  const [kept, against] = weights
  const staked = kept + against
  const promised = fairShare * staked
  const bucket = buckets[EDGES.findLastIndex((edge) => edge <= fairShare)]
  if (!bucket) return
  bucket.prices += 1
  bucket.promised += promised
  bucket.kept += kept
  bucket.variance += staked ** 2 * fairShare * (1 - fairShare)
}

function playOne(setting: MatchSetting, number: number): void {
  const draw = chanceOf(`calibration ${sportId} ${number}`).at(0)
  const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(draw() * values.length)]
  const match = testMatch(setting, `match ${sportId} ${number}`, { id: MATCH_ID })
  const last = match.frames.length - 1
  // A tenth before the start. The time is drawn without regard to how long this match takes: a share of its own length
  // would show short matches too often.
  const atMs = draw() < 0.1 ? -1 : draw() * usualMs
  const frame = match.frames.findLastIndex((each) => each.atMs <= atMs)
  if (frame === last || (frame >= 0 && match.frames[frame]?.suspension !== null)) return
  match.show(frame)
  const group = pick(match.book.quote(MATCH_ID)?.groups ?? [])
  const market = group && pick(group.markets)
  const option = market && pick(market.options.filter(({ odds }) => odds !== null))
  if (!group || !market || !option) return
  match.show(last)
  const verdict = match.book.verdict(market.id, option.type, group.countsFrom)
  if (verdict) note(option.fairShare, verdict)
  else open += 1
}

const settings = settingsOf()
const PILOTS = 20
/** How long matches of the sport take on average, by some that are not looked at otherwise. */
const usualMs =
  settings
    .slice(0, PILOTS)
    .reduce((sum, setting, at) => sum + (testMatch(setting, `pilot ${at}`).frames.at(-1)?.atMs ?? 0), 0) /
  Math.min(PILOTS, settings.length)

for (let number = 0; number < matches; number++) {
  const setting = settings[number % settings.length]
  if (setting) playOne(setting, number)
}
process.send?.({ sportId, matches, open, voided, edges: EDGES, buckets })
process.disconnect?.()

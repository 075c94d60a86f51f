import type { Instant } from '@keo/service-kit/clock'
import type { PushedChange } from '@keo/sportsbook-contract/push'
import type { Quote } from '../pricing/quote.ts'
import type { Scene } from '../stage/stage.ts'
import { toWireClock } from '../wire/match-clock.ts'
import { servingSide, toWireScores } from '../wire/match-record.ts'
import { europeanOdds } from '../wire/odds-format.ts'

/** What a reader of the channel knows of a match. */
export type Seen = {
  readonly sceneVersion: number
  readonly status: number
  readonly scores: string
  readonly serving: 1 | 2 | null
  readonly cause: number | null
  /** By market id: sale status and odds in the order of the options. */
  readonly markets: ReadonlyMap<number, string>
  /** By market id: which group it stood in. */
  readonly groupOf: ReadonlyMap<number, string>
}

export type MatchChange = Omit<PushedChange, 'seq'>

export function lookAt(scene: Scene, quote: Quote | null): Seen {
  const markets = new Map<number, string>()
  const groupOf = new Map<number, string>()
  for (const group of quote?.groups ?? [])
    for (const { id, sale, options } of group.markets) {
      markets.set(id, `${sale} ${options.map(({ odds }) => odds).join()}`)
      groupOf.set(id, groupName(group))
    }
  return {
    sceneVersion: scene.version,
    status: scene.status,
    scores: JSON.stringify(toWireScores(scene)),
    serving: servingSide(scene),
    cause: scene.suspension,
    markets,
    groupOf,
  }
}

export const groupName = ({ marketType, period }: Quote['groups'][number]): string =>
  `${marketType}/${period}`

/** The change from one state that a watcher saw to the next; null when nothing changed. */
export function changeBetween(
  before: Seen,
  after: Seen,
  { scene, quote, now }: { scene: Scene; quote: Quote | null; now: Instant },
): MatchChange | null {
  const mks = changedMarkets(before, quote)
  const gone = [...before.markets.keys()].filter((id) => !after.markets.has(id))
  const fresh = [...after.markets.keys()].filter((id) => !before.markets.has(id))
  const hasScores = before.scores !== after.scores
  const hasStatus = before.status !== after.status
  const { s, pe, r } = toWireClock(scene, now)
  const change = {
    ...(hasStatus ? { ms: after.status } : {}),
    ...(hasStatus || before.sceneVersion !== after.sceneVersion ? { mc: { s, pe, r } } : {}),
    ...(hasScores ? { nsg: toWireScores(scene) } : {}),
    ...(before.serving === after.serving ? {} : { ssi: after.serving }),
    ...(before.cause === after.cause ? {} : { cause: after.cause }),
    ...(mks.length > 0 ? { mks } : {}),
    ...(gone.length > 0 ? { gone } : {}),
    ...(fresh.length > 0 ? { fresh } : {}),
  }
  if (Object.keys(change).length === 0) return null
  return { type: 'change', matchId: scene.match.id, at: Math.trunc(now), ...change }
}

/** Those that are new come too, with their first odds. */
function changedMarkets(before: Seen, quote: Quote | null) {
  const changed: NonNullable<PushedChange['mks']> = []
  for (const { markets } of quote?.groups ?? []) {
    for (const { id, sale, options } of markets) {
      if (before.markets.get(id) === `${sale} ${options.map(({ odds }) => odds).join()}`) continue
      changed.push({
        id,
        ss: sale,
        op: options.map(({ type, odds }) => ({ ty: type, od: europeanOdds(odds) })),
      })
    }
  }
  return changed
}

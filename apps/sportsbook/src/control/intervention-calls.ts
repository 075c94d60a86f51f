import type { Clock } from '@keo/service-kit/clock'
import { HOLD_CAUSES, holdMatch, jumpLines, type LineWay } from '@keo/sportsbook-contract/interventions'
import { seconds } from '@keo/units/instants'
import type { Book } from '../pricing/quote.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import type { Intervention, View } from '../stage/interventions.ts'
import type { RunningStage } from '../stage/create-stage.ts'
import { isFinal } from '../stage/stage.ts'
import type { World } from '../world/match.ts'

type Needs = {
  readonly world: Pick<World, 'match'>
  readonly stage: RunningStage
  readonly book: Book
  readonly clock: Clock
}

/** How long betting is held when the request names no time. */
const HELD_SECONDS = 20

/** Of the deviation between matches: enough that the main lines of every sport are no longer the fairest. */
const WAYS: Readonly<Record<LineWay, View>> = {
  home: { edge: 0.6, pace: 0 },
  away: { edge: -0.6, pace: 0 },
  more: { edge: 0, pace: 0.8 },
  fewer: { edge: 0, pace: -0.8 },
}

/** What is done to the betting on a match, and not to its play. */
export function interventionCalls(api: ProviderApi, { world, stage, book, clock }: Needs): void {
  async function put(matchId: number, intervention: Intervention): Promise<void> {
    const scene = world.match(matchId) ? stage.scene(matchId) : null
    if (!scene || isFinal(scene.status)) refuse('NOT_FOUND')
    await stage.force({ matchId, at: Math.trunc(clock.now()), what: { intervention } })
  }

  api.handle(holdMatch, async ({ matchId, cause: name, side = null, seconds: length = HELD_SECONDS }) => {
    const cause = HOLD_CAUSES[name]
    await put(matchId, { kind: 'held', cause, side, forMs: seconds(length) })
    return { matchId, cause, seconds: length }
  })
  api.handle(jumpLines, async ({ matchId, towards, strength = 1 }) => {
    const before = mainLines(book, matchId)
    const { edge, pace } = WAYS[towards]
    await put(matchId, { kind: 'viewed', by: { edge: edge * strength, pace: pace * strength } })
    const after = mainLines(book, matchId)
    const jumped = [...before].filter(([group, line]) => after.has(group) && after.get(group) !== line)
    return { matchId, jumped: jumped.length }
  })
}

/** The main line of each group that has one. */
function mainLines(book: Book, matchId: number): ReadonlyMap<string, number> {
  const groups = book.quote(matchId)?.groups ?? []
  return new Map(
    groups.flatMap(({ marketType, period, markets }) => {
      const main = markets.find(({ lineRank }) => lineRank === 1)
      return main && main.line !== null ? [[`${marketType}/${period}`, main.line] as const] : []
    }),
  )
}

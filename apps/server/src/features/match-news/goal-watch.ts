import { GOAL_NEWS } from '@keo/contract/match-news'
import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import type { Hub } from '@keo/service-kit/socket/hub'
import { seconds } from '@keo/units/instants'
import type { SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { MATCH_TOPIC, matchTopic } from '../live-socket/index.ts'
import { goalsBetween, type Score } from './goal-rules.ts'

const LOOK_EVERY_MS = seconds(2)
/** What the provider answers at once. */
const MATCHES_MAX = 300

type Needs = {
  readonly hub: Pick<Hub, 'watched' | 'tellHere'>
  readonly gateway: Pick<SportsbookGateway, 'scoresOf'>
  readonly machineClock: Clock
  readonly log: Log
}

/** Looks at the scores of the matches that somebody on this node watches, and tells of what changed. */
export function watchGoals({ hub, gateway, machineClock, log }: Needs): Cancel {
  const known = new Map<string, Score>()
  let isLooking = false

  async function look(ids: readonly string[]): Promise<void> {
    for (const { matchId, home, away } of (await gateway.scoresOf(ids)) ?? []) {
      const before = known.get(matchId)
      known.set(matchId, { home, away })
      if (!before) continue
      for (const goal of goalsBetween(matchId, before, { home, away }))
        hub.tellHere(matchTopic(matchId), { businessType: GOAL_NEWS, businessContent: goal })
    }
  }

  async function lookAround(): Promise<void> {
    const ids = hub.watched(MATCH_TOPIC)
    const wanted = new Set(ids)
    for (const id of known.keys()) if (!wanted.has(id)) known.delete(id)
    for (let from = 0; from < ids.length; from += MATCHES_MAX) await look(ids.slice(from, from + MATCHES_MAX))
  }

  return machineClock.every(LOOK_EVERY_MS, () => {
    // A slow answer is not overtaken: the next look would tell the same goal again.
    if (isLooking) return
    isLooking = true
    lookAround()
      .catch((err: unknown) => log.warn({ err }, 'the scores could not be looked at'))
      .finally(() => (isLooking = false))
  })
}

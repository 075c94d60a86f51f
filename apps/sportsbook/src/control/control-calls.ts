import type { Outcome } from '@keo/sportsbook-contract/match-enums'
import type { Clock } from '@keo/service-kit/clock'
import type { Weather } from '@keo/service-kit/http/weather'
import {
  cancelBet,
  expireTokens,
  forceEvent,
  forceTurn,
  enterResult,
  setMaintenance,
  setSlowness,
  setSwitches,
  setUserState,
  setWeather,
  voidMatch,
} from '@keo/sportsbook-contract/control'
import type { ProviderRequestOf } from '@keo/sportsbook-contract/define-provider-call'
import { minutes } from '@keo/units/instants'
import type { Order } from '../orders/order-types.ts'
import { areTwo } from '../settlement/results.ts'
import type { ManualMarkets } from '../settlement/manual-markets.ts'
import type { Settlement } from '../settlement/settlement.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import type { RunningStage } from '../stage/create-stage.ts'
import type { Turn } from '../stage/forced-events.ts'
import { isFinal, type Stage } from '../stage/stage.ts'
import type { Players } from '../players/players.ts'
import type { World } from '../world/match.ts'
import type { Gates } from '../access/gates.ts'
import type { Maintenance } from '../access/maintenance.ts'
import type { Slowness } from '../access/slowness.ts'

/** How long a match is delayed when the request names no time. */
const DELAY_MINUTES = 30

export function maintenanceCalls(
  api: ProviderApi,
  { maintenance, players }: { maintenance: Maintenance; players: Players },
): void {
  api.handle(setMaintenance, async ({ startsAt, endsAt }) => {
    if (startsAt === undefined || endsAt === undefined) {
      await maintenance.set(null)
      return { startsAt: null, endsAt: null }
    }
    if (endsAt <= startsAt) refuse('ILLEGAL_PARAMETER')
    await maintenance.set({ startsAt, endsAt })
    return { startsAt, endsAt }
  })
  api.handle(expireTokens, async ({ merchantUserId }) => ({
    ended: await players.endTokens(merchantUserId ?? null),
  }))
}

type ForceNeeds = {
  readonly world: Pick<World, 'match'>
  readonly stage: RunningStage
  readonly clock: Clock
}

export function forceCalls(api: ProviderApi, { world, stage, clock }: ForceNeeds): void {
  // A competition has a scene too, but is not played: nothing can be forced on it.
  const found = (matchId: number) => world.match(matchId) ?? refuse('NOT_FOUND')

  api.handle(forceEvent, async ({ matchId, kind, side }) => {
    const { startsAt } = found(matchId)
    const at = Math.trunc(clock.now())
    await stage.force({ matchId, at, what: { play: { kind, side } } })
    return { matchId, atMs: at - startsAt }
  })
  api.handle(forceTurn, async (request) => {
    const { id: matchId } = found(request.matchId)
    await stage.force({ matchId, at: Math.trunc(clock.now()), what: { turn: turnOf(request) } })
    return { matchId, ms: stage.scene(matchId)?.status ?? refuse('NOT_FOUND') }
  })
}

function turnOf({ kind, side = 'home', minutes: length }: ProviderRequestOf<typeof forceTurn>): Turn {
  switch (kind) {
    case 'delayed':
      return { kind, byMs: minutes(length ?? DELAY_MINUTES) }
    case 'interrupted':
    case 'suspended':
      return { kind, forMs: length === undefined ? null : minutes(length) }
    case 'walkover':
      return { kind, winner: side }
    case 'retired':
      return { kind, loser: side }
    case 'resumed':
    case 'postponed':
    case 'cancelled':
    case 'abandoned':
      return { kind }
  }
}

type BookNeeds = {
  readonly stage: Pick<Stage, 'scene'>
  readonly settlement: Settlement
  readonly manualMarkets: ManualMarkets
  cancelOrder(orderId: string): Promise<Order>
}

/** Sandbox calls by which a person enters results and cancels bets. */
export function bookCalls(api: ProviderApi, needs: BookNeeds): void {
  const { stage, settlement, manualMarkets, cancelOrder } = needs
  api.handle(enterResult, async (entered) => {
    const { marketId, optionType, homeAtBet, awayAtBet, version, outcome, resultText, approvedBy } = entered
    const scoreAtBet =
      homeAtBet === undefined || awayAtBet === undefined ? null : ([homeAtBet, awayAtBet] as const)
    const when = {
      ...(entered.decidedAt !== undefined && { decidedAt: entered.decidedAt }),
      ...(version !== undefined && { version }),
    }
    const verdict = { outcome: outcome as Outcome, resultText: resultText ?? '', ...when }
    const key = { marketId, optionType, scoreAtBet }
    // The market is closed first, so that nobody bets on a known result.
    await manualMarkets.add(marketId, [optionType])
    return { judgement: await settlement.enterResult(key, verdict, areTwo(approvedBy ?? [])) }
  })
  api.handle(voidMatch, async ({ matchId, approvedBy }) => {
    const scene = stage.scene(matchId) ?? refuse('NOT_FOUND')
    // What is still to be played is cancelled by a turn.
    if (!isFinal(scene.status)) refuse('ILLEGAL_PARAMETER')
    return { matchId, ...(await settlement.voidMatch(matchId, areTwo(approvedBy ?? []))) }
  })
  api.handle(cancelBet, async ({ orderId }) => ({ orderId, st: (await cancelOrder(orderId)).status }))
}

type GateNeeds = {
  readonly gates: Gates
  readonly slowness: Slowness
  readonly weather: { set(weather: Weather): void }
}

/** Sandbox calls for the operator's switches, the state of a user, the delay of answers and calls to the operator that go wrong. */
export function gateCalls(api: ProviderApi, { gates, slowness, weather }: GateNeeds): void {
  api.handle(setWeather, async ({ languageType: _, ...next }) => {
    weather.set(next)
    return { calls: next.calls }
  })
  api.handle(setSlowness, async ({ delayMs }) => {
    if (delayMs !== undefined) await slowness.set(delayMs)
    return { delayMs: slowness.ms() }
  })
  api.handle(setSwitches, ({ languageType: _, ...change }) => gates.turn(change))
  api.handle(setUserState, async ({ merchantUserId, state }) => {
    await gates.setState(merchantUserId, state)
    return { merchantUserId, state }
  })
}

import type { Clock } from '@keo/service-kit/clock'
import { addressKey } from '@keo/service-kit/rate-limits'
import { createWindowCounter } from '@keo/service-kit/window-counter'
import { changeAutoCashOut, setAutoCashOut } from '@keo/sportsbook-contract/auto-cash-out'
import { cashOut, reserveCashOut } from '@keo/sportsbook-contract/cash-out'
import type { Switches, UserState } from '@keo/sportsbook-contract/control'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import { betMultiple, singlePass } from '@keo/sportsbook-contract/orders'
import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import { reserveBet, updateReservation } from '@keo/sportsbook-contract/reservations'
import { minutes } from '@keo/units/instants'
import { refuse } from '../ground/refusal.ts'
import type { Player } from '../players/players.ts'
import type { Settings } from '../ground/provider-settings.ts'

const ALL_ON: Switches = {
  reserve: true,
  singleCashOut: true,
  seriesCashOut: true,
  singleReservedCashOut: true,
  seriesReservedCashOut: true,
}

const BETS: ReadonlySet<string> = new Set([singlePass.path, betMultiple.path])
/** What changes something beside new bets. */
const CHANGES: ReadonlySet<string> = new Set([
  cashOut.path,
  reserveCashOut.path,
  setAutoCashOut.path,
  changeAutoCashOut.path,
  reserveBet.path,
  updateReservation.path,
])

/** New bets and what changes standing ones, which are given up after everything that is only read. */
export const isNewWork = ({ path }: Pick<ProviderCall, 'path'>): boolean =>
  BETS.has(path) || CHANGES.has(path)

/** Within a minute, of one player. */
const BETS_MOST = 60
const CALLS_MOST = 900
/** Of all guests at one address, who may be many. */
const GUEST_CALLS_MOST = 1_200
const KEYS_MOST = 20_000

/** The switches as they were last set, for code that answers no calls. */
export async function readSwitches(settings: Pick<Settings, 'read'>): Promise<Switches> {
  const kept = await settings.read('switches')
  return kept === null ? ALL_ON : { ...ALL_ON, ...(JSON.parse(kept) as Switches) }
}

type Needs = {
  readonly settings: Settings
  /** The machine's clock: rate limits count real time. */
  readonly machineClock: Clock
  readonly hasRateLimits: boolean
}

/** Who sent the request. Of a guest only the address is known; it is worked out when needed. */
export type Caller = { readonly player: Player | null; address(): string }

export type Gates = ReturnType<typeof createGates>

/** Closes calls by the operator's switches, a user's state and rate limits. Switches and states outlive the process. */
export function createGates({ settings, machineClock, hasRateLimits }: Needs) {
  let switches = ALL_ON
  let states: Readonly<Record<string, UserState>> = {}
  const window = { clock: machineClock, windowMs: minutes(1), keysMax: KEYS_MOST }
  const bets = createWindowCounter({ ...window, points: BETS_MOST })
  const calls = createWindowCounter({ ...window, points: CALLS_MOST })
  const guestCalls = createWindowCounter({ ...window, points: GUEST_CALLS_MOST })

  function problemOf({ path }: ProviderCall, body: unknown, { userId, merchantUserId }: Player) {
    if (hasRateLimits && calls.hit(userId) > 0) return 'TOO_MANY_REQUESTS'
    const state = states[merchantUserId] ?? 'open'
    if (BETS.has(path)) {
      if (state !== 'open') return 'ACCOUNT_DISABLED'
      return hasRateLimits && bets.hit(userId) > 0 ? 'BETTING_TOO_OFTEN' : null
    }
    if (!CHANGES.has(path)) return null
    return state === 'open' ? switchedOff(path, isSeries(body), switches) : 'ACCOUNT_LOCKED'
  }

  /** The operator signs its requests and sandbox calls are for tests: neither counts as a guest. */
  function problemOfGuest({ access }: ProviderCall, address: () => string): ProviderCode | null {
    if (!hasRateLimits || access !== 'guest') return null
    return guestCalls.hit(addressKey(address())) > 0 ? 'TOO_MANY_REQUESTS' : null
  }

  return {
    switches: (): Switches => switches,
    /** Whether this user may change what they have. */
    isOpenTo: (merchantUserId: string): boolean => (states[merchantUserId] ?? 'open') === 'open',
    async load(): Promise<void> {
      const keptStates = await settings.read('user-states')
      switches = await readSwitches(settings)
      states = keptStates === null ? {} : (JSON.parse(keptStates) as Record<string, UserState>)
    },
    async turn(change: Partial<Switches>): Promise<Switches> {
      switches = { ...switches, ...change }
      await settings.write('switches', JSON.stringify(switches))
      return switches
    },
    async setState(merchantUserId: string, state: UserState): Promise<void> {
      const { [merchantUserId]: _, ...others } = states
      states = state === 'open' ? others : { ...others, [merchantUserId]: state }
      await settings.write('user-states', JSON.stringify(states))
    },
    /** Throws the refusal of a call that is closed to this player, or to guests of this address. */
    demand(call: ProviderCall, body: unknown, { player, address }: Caller): void {
      const problem = player ? problemOf(call, body, player) : problemOfGuest(call, address)
      if (problem) refuse(problem)
    },
  }
}

function isSeries(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'parlay' in body && body.parlay === true
}

function switchedOff(path: string, isOfSeries: boolean, switches: Switches): ProviderCode | null {
  switch (path) {
    case cashOut.path:
      if (isOfSeries) return switches.seriesCashOut ? null : 'SERIES_CASH_OUT_OFF'
      return switches.singleCashOut ? null : 'SINGLE_CASH_OUT_OFF'
    case reserveCashOut.path:
      if (isOfSeries) return switches.seriesReservedCashOut ? null : 'SERIES_RESERVED_CASH_OUT_OFF'
      return switches.singleReservedCashOut ? null : 'SINGLE_RESERVED_CASH_OUT_OFF'
    case setAutoCashOut.path:
    case changeAutoCashOut.path:
      // Whether it is a series is read from the order.
      return null
    default:
      return switches.reserve ? null : 'RESERVE_OFF'
  }
}

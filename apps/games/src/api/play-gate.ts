import type { Clock } from '@keo/service-kit/clock'
import { networkPrefix } from '@keo/service-kit/http/network-prefix'
import { createWindowCounter } from '@keo/service-kit/window-counter'
import { minutes } from '@keo/units/instants'
import { refusePlay } from '../ground/play-refusal.ts'

/** More than any hand plays: ten calls a second for a whole minute. */
const CALLS_MOST = 600
/** Openings and looks at tables of everybody at one address. */
const GUEST_CALLS_MOST = 1_200
const KEYS_MOST = 100_000

export type PlayGate = {
  /** Each refuses whoever asks too often. */
  ofPlayer(playerId: string): void
  ofGuest(address: string): void
}

/** Counted in machine time; a gate that is off lets everybody through. */
export function createPlayGate(machineClock: Clock, isOn: boolean): PlayGate {
  const window = { clock: machineClock, windowMs: minutes(1), keysMax: KEYS_MOST }
  const calls = createWindowCounter({ ...window, points: CALLS_MOST })
  const guestCalls = createWindowCounter({ ...window, points: GUEST_CALLS_MOST })
  const demand = (seconds: number) => {
    if (seconds > 0) refusePlay('TOO_MANY_REQUESTS', { seconds: String(seconds) })
  }
  return {
    ofPlayer: (playerId) => demand(isOn ? calls.hit(playerId) : 0),
    ofGuest: (address) => demand(isOn ? guestCalls.hit(networkPrefix(address)) : 0),
  }
}

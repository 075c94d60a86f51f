import type { getGameDetails } from '@keo/contract/games'
import type * as z from 'zod/mini'

type Details = z.output<(typeof getGameDetails)['response']>

/** In shares of the stake: 0.962 is 96.2 %. */
export type ReturnView = {
  readonly statedLeast: number
  readonly statedMost: number
  readonly measured: number | null
  readonly rounds: number
  /** How far luck alone may carry the measured return from the stated one; null without enough rounds. */
  readonly band: number | null
}

const TEN_THOUSANDTHS = 10_000
/** Below this the measured return says nothing yet. */
const ROUNDS_MIN = 1000
/** Of 20 honest games 19 stay within two standard errors. */
const ERRORS = 2

/**
 * The stated return beside the measured one. A return between nothing and the most that comes back varies by no more than
 * `r (most - r)`: so the band is the widest that luck can make it, at equal stakes.
 */
export function returnView({ returnLeast, returnMost, mostBack, measured }: ReturnInput): ReturnView | null {
  if (returnLeast === null || returnMost === null) return null
  const [statedLeast, statedMost] = [returnLeast / TEN_THOUSANDTHS, returnMost / TEN_THOUSANDTHS]
  const staked = Number(measured.staked)
  const isEnough = measured.rounds >= ROUNDS_MIN && staked > 0
  const middle = (statedLeast + statedMost) / 2
  const most = mostBack === null ? null : mostBack / TEN_THOUSANDTHS
  return {
    statedLeast,
    statedMost,
    rounds: measured.rounds,
    measured: isEnough ? Number(measured.returned) / staked : null,
    band:
      isEnough && most !== null && most > middle
        ? ERRORS * Math.sqrt((middle * (most - middle)) / measured.rounds)
        : null,
  }
}

type ReturnInput = Pick<Details, 'returnLeast' | 'returnMost' | 'mostBack' | 'measured'>

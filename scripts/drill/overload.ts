import { setTimeout as wait } from 'node:timers/promises'
import { carry, flood, type Flooded, within } from './flood.ts'

const CLIENTS = 32
/** So much more is offered than was carried. */
const TIMES = 10
/** A price is good for so long: whatever is taken later was not taken in time. */
const IN_TIME_MS = 5_000
const REFUSED_WITHIN_MS = 50
/** Afterwards everything is as before where it carries this share of it: two measurements of a busy machine differ. */
const AS_BEFORE = 0.7

type Overloaded = {
  readonly before: Flooded
  readonly offered: number
  readonly flooded: Flooded
  readonly after: Flooded
}

type Where = { readonly book: string; readonly token: string; readonly name: string }
type Times = { readonly measureS: number; readonly floodS: number; readonly restS: number }

/** What is carried, ten times as much of it, and what is carried after a rest. */
export async function playOverload(where: Where, { measureS, floodS, restS }: Times): Promise<Overloaded> {
  const part = (name: string, seconds: number) => ({ ...where, name: `${where.name}-${name}`, seconds })
  const before = await carry(part('before', measureS), CLIENTS)
  const offered = TIMES * rateOf(before)
  const flooded = await flood(part('flood', floodS), offered)
  await wait(restS * 1_000)
  const after = await carry(part('after', measureS), CLIENTS)
  return { before, offered, flooded, after }
}

const rateOf = ({ accepted, seconds }: Flooded) => accepted.length / seconds

/** In words, and what was not met. What was lost or doubled is found by comparing the books. */
export function judgeOverload({ before, offered, flooded, after }: Overloaded): {
  text: string
  problems: string[]
} {
  const [taken, refused] = [flooded.accepted, flooded.refused]
  const [inTime, told] = [within(taken, 0.99), within(refused, 0.99)]
  const problems = [
    ...(inTime > IN_TIME_MS ? [`overload: bets were taken after ${inTime.toFixed(0)} ms`] : []),
    ...(told > REFUSED_WITHIN_MS
      ? [`overload: bets were refused after ${told.toFixed(0)} ms and not ${REFUSED_WITHIN_MS} ms`]
      : []),
    ...(rateOf(after) < AS_BEFORE * rateOf(before)
      ? [
          `overload: afterwards ${rateOf(after).toFixed(0)} bets a second and not ${rateOf(before).toFixed(0)}`,
        ]
      : []),
  ]
  const ms = (times: readonly number[]) =>
    `${within(times, 0.5).toFixed(0)} ms, 99 % within ${within(times, 0.99).toFixed(0)} ms`
  const text = [
    `${problems.length === 0 ? '✓' : '✗'} ${rateOf(before).toFixed(0)} bets a second carried, ${offered.toFixed(0)} offered for ${flooded.seconds.toFixed(0)} s`,
    `  sent ${flooded.sent.length}, taken ${taken.length} (median ${ms(taken)}), refused ${refused.length} (median ${ms(refused)}), declined ${flooded.declined}`,
    `  afterwards ${rateOf(after).toFixed(0)} bets a second (median ${ms(after.accepted)}; before ${ms(before.accepted)})`,
  ]
  return { text: text.join('\n'), problems }
}

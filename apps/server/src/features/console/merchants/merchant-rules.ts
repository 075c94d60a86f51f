import type { askMerchantLimits } from '@keo/contract/console-merchants'
import type { RequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import { money, moneyText, parseMoney, type Currency } from '@keo/units/money'

export type Limits = Pick<RequestOf<typeof askMerchantLimits>, 'min' | 'max' | 'dayMax'>
type Held = { min_amount: bigint | null; max_amount: bigint | null; day_max: bigint | null }

const WHOLE_BP = 10_000

/** How much of what ended was released, in hundredths of a percent; what the player called off counts for nobody. */
export function completedBp({ done, lost }: { done: number; lost: number }): number | null {
  return done + lost === 0 ? null : Math.round((done * WHOLE_BP) / (done + lost))
}

const minorOf = (text: string | null, currency: Currency): bigint | null => {
  if (text === null) return null
  const minor = parseMoney(text, currency)?.minor
  return minor === undefined || minor <= 0n ? fail('AMOUNT_WRONG') : minor
}

/** Above nothing, the most not below the least, a day not below the least of an order. */
export function heldLimits({ min, max, dayMax }: Limits, currency: Currency = 'VND'): Held {
  const held = {
    min_amount: minorOf(min, currency),
    max_amount: minorOf(max, currency),
    day_max: minorOf(dayMax, currency),
  }
  const least = held.min_amount ?? 0n
  const isSound = [held.max_amount, held.day_max].every((most) => most === null || most >= least)
  return isSound ? held : fail('AMOUNT_WRONG')
}

const textOf = (minor: bigint | null, currency: Currency): string | null =>
  minor === null ? null : moneyText(money(minor, currency))

export const limitTexts = (
  { min_amount, max_amount, day_max }: Held,
  currency: Currency = 'VND',
): Limits => ({
  min: textOf(min_amount, currency),
  max: textOf(max_amount, currency),
  dayMax: textOf(day_max, currency),
})

/** What the second person and the log read; a limit that is not there is a dash. */
export const limitFacts = ({ min, max, dayMax }: Limits) => ({
  min: min ?? '—',
  max: max ?? '—',
  day: dayMax ?? '—',
})

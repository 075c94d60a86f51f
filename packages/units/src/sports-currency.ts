import { type Currency, CURRENCIES, money, type Money, SCALE } from './money.ts'

/**
 * How the sportsbook counts each currency: its id (specification section 9) and how many of our smallest units
 * one of its steps of 0.01 holds. Currency 1000 counts thousands of dong, so its step is 10 dong.
 */
export type SportsUnit = { readonly id: number; readonly minorPerStep: bigint }

export const SPORTS_UNITS: Readonly<Record<Currency, SportsUnit>> = {
  VND: { id: 1000, minorPerStep: 1000n },
  CNY: { id: 1, minorPerStep: 1n },
  USD: { id: 2, minorPerStep: 1n },
  USDT: { id: 200, minorPerStep: 10_000n },
}

const STEP_DECIMALS = 2
/** One sportsbook unit, in whole units of ours. */
const UNIT_SIZE: Readonly<Record<Currency, bigint>> = { VND: 1000n, CNY: 1n, USD: 1n, USDT: 1n }

/** Called at start: a wrong or missing scale must never reach the first bet. */
export function checkSportsUnits(units: Partial<Record<Currency, SportsUnit>> = SPORTS_UNITS): void {
  for (const currency of CURRENCIES) {
    const expected = UNIT_SIZE[currency] * 10n ** BigInt(SCALE[currency] - STEP_DECIMALS)
    if (units[currency]?.minorPerStep !== expected) {
      throw new Error(
        `The sportsbook scale of ${currency} is wrong: a step must hold ${expected} minor units.`,
      )
    }
  }
}

/** The amount in the sportsbook's decimal text; undefined when it is no whole number of its steps. */
export function toSportsText({ minor, currency }: Money): string | undefined {
  const { minorPerStep } = SPORTS_UNITS[currency]
  return minor % minorPerStep === 0n ? stepsText(minor / minorPerStep) : undefined
}

/** A balance as sent to the sportsbook: what does not fill a step stays with us. */
export function toSportsBalanceText({ minor, currency }: Money): string {
  return stepsText(minor / SPORTS_UNITS[currency].minorPerStep)
}

/** Reads the sportsbook's decimal text; undefined when it has more decimals than its unit. */
export function fromSportsText(text: string, currency: Currency): Money | undefined {
  const found = /^(-?)(0|[1-9][0-9]{0,14})(?:\.([0-9]{1,2})0*)?$/.exec(text)
  if (!found) return undefined
  const [, sign, whole = '', decimals = ''] = found
  const steps = BigInt(whole + decimals.padEnd(STEP_DECIMALS, '0')) * (sign ? -1n : 1n)
  return money(steps * SPORTS_UNITS[currency].minorPerStep, currency)
}

function stepsText(steps: bigint): string {
  const digits = (steps < 0n ? -steps : steps).toString().padStart(STEP_DECIMALS + 1, '0')
  return `${steps < 0n ? '-' : ''}${digits.slice(0, -STEP_DECIMALS)}.${digits.slice(-STEP_DECIMALS)}`
}

import { ownPart } from '@keo/contract/free-bets'
import { type Currency, money, type Money, parseMoney } from '@keo/units/money'
import { SPORTS_UNITS, toSportsText } from '@keo/units/sports-currency'

/** Prices of one unit of stake have four decimals. */
const PRICE_SCALE = 10_000n
/** Steps of the book in one of its units. */
const STEPS_PER_UNIT = 100n

/** Ten-thousandths; null for no price. */
export function readPrice(unitPrice: number | null): bigint | null {
  if (unitPrice === null || !(unitPrice > 0)) return null
  return BigInt(Math.round(unitPrice * Number(PRICE_SCALE)))
}

/** What a stake brings at a price, cut to the book's step as the book does it. */
export function payoutOf({ minor, currency }: Money, price: bigint): Money {
  const { minorPerStep } = SPORTS_UNITS[currency]
  return money((((minor / minorPerStep) * price) / PRICE_SCALE) * minorPerStep, currency)
}

type PaidBet = { readonly isFreeBet: boolean; readonly stake: string; readonly cashedPaid: string }

/** What a payout brings the member after others did: of a free bet nothing until the house has its stake back. */
export function ownPayout(payout: Money, { isFreeBet, stake, cashedPaid }: PaidBet, others = 0n): Money {
  const { minor, currency } = payout
  const read = (text: string) => parseMoney(text, currency)?.minor ?? 0n
  if (!isFreeBet) return payout
  return money(ownPart(minor, { before: read(cashedPaid) + others, stake: read(stake) }), currency)
}

export function priceText(price: bigint): string {
  const digits = price.toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** What a price is of the stake: 0.9234 for 92.34 %. */
export const priceRatio = (price: bigint): number => Number(price) / Number(PRICE_SCALE)

/** One unit of the book, such as a thousand dong: stakes move by it. */
export function unitOf(currency: Currency): Money {
  return money(SPORTS_UNITS[currency].minorPerStep * STEPS_PER_UNIT, currency)
}

/** The book's number of units as money. */
export function fromUnits(units: number, currency: Currency): Money {
  const steps = BigInt(Math.round(units * Number(STEPS_PER_UNIT)))
  return money(steps * SPORTS_UNITS[currency].minorPerStep, currency)
}

export function stakeText(stake: Money): string {
  return toSportsText(stake) ?? '0'
}

/** Whether a part can be closed at all: it and what is left must each be worth the least stake. */
export function mayPart(open: Money, least: Money): boolean {
  return open.minor >= 2n * least.minor
}

/** The nearest stake that is allowed: a part of at least the least that leaves as much, or all of it. */
export function allowedStake(wanted: bigint, open: Money, least: Money): Money {
  const { currency } = open
  if (!mayPart(open, least)) return open
  const most = open.minor - least.minor
  if (wanted <= most) return money(wanted < least.minor ? least.minor : wanted, currency)
  return wanted - most < open.minor - wanted ? money(most, currency) : open
}

/** The nearest part that is allowed; null where that is all of it. */
export function partOf(
  wanted: Money,
  { open, least }: { readonly open: Money; readonly least: Money },
): Money | null {
  const stake = allowedStake(wanted.minor, open, least)
  return stake.minor >= open.minor ? null : stake
}

export type WholeOffer = {
  readonly openStake: number
  readonly worth: number
  readonly unitPrice: number
}

/** What is kept of a stake's worth when it is ended early; the offer speaks of all that is open. */
export function feeOf({ minor, currency }: Money, { openStake, worth, unitPrice }: WholeOffer): Money {
  const { minorPerStep } = SPORTS_UNITS[currency]
  const [whole, open] = [fromUnits(worth, currency).minor, fromUnits(openStake, currency).minor]
  if (open === 0n) return money(0n, currency)
  const part = ((whole * minor) / open / minorPerStep) * minorPerStep
  return money(part - payoutOf(money(minor, currency), readPrice(unitPrice) ?? 0n).minor, currency)
}

/** What the rest of a bet may return, in proportion, as the server counts it. */
export function restReturn(bet: { readonly stake: string; readonly returnMax: string }, rest: Money): Money {
  const [whole, most] = [bet.stake, bet.returnMax].map((text) => parseMoney(text, rest.currency)?.minor ?? 0n)
  return money(whole && most ? (most * rest.minor) / whole : 0n, rest.currency)
}

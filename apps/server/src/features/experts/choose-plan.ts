import { createHash } from 'node:crypto'
import { PICK_KINDS, type PickKind } from '@keo/contract/experts'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { hours, minutes, type Instant } from '@keo/units/instants'
import { mainOffers } from '../../gateways/sportsbook/main-offers.ts'
import type { Fixture, Offer } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import type { Picked } from './plan-rules.ts'
import type { Leaning, SandboxExpert } from './sandbox-experts.ts'

/** In thousandths: nobody needs an expert for less, and more is a lottery. */
const [PRICE_MIN, PRICE_MAX] = [1300, 4500]
/** Of the matches in their leagues, so many of one. */
const APPETITE = 0.6
/** So long before kick-off at least and at most. */
const [LEAD_MIN_MS, LEAD_MAX_MS] = [minutes(20), hours(12)]

export const PLAN_AHEAD_MS = LEAD_MAX_MS

/** Between 0 and 1, always the same for the same words: a sandbox tells the same story twice. */
export function drawn(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUIntBE(0, 6) / 2 ** 48
}

/** Whether somebody writes about a match at this moment. */
export function isTime({ id }: SandboxExpert, { matchId, beginsAt, state }: Fixture, now: Instant): boolean {
  const left = beginsAt - now
  if (state !== 'open' || left < LEAD_MIN_MS || drawn(id, matchId) > APPETITE) return false
  return left <= LEAD_MIN_MS + drawn(id, matchId, 'lead') * (LEAD_MAX_MS - LEAD_MIN_MS)
}

export type ChosenPick = Picked & {
  readonly marketId: number
  readonly price: number
  /** What the house keeps of the market, in percent: the sum of the chances its prices tell, above a hundred. */
  readonly margin: number
}

/** Of a kind with many lines so many are looked at. */
const MAIN_LINES = 3

const marginOf = ({ options }: Offer): number => options.reduce((sum, { price }) => sum + 1000 / price, 0) - 1

const LEANINGS: Readonly<Record<Leaning, (price: number, type: number) => number>> = {
  favourite: (price) => price,
  outsider: (price) => -price,
  over: (price, type) => (type === OPTION.over ? 0 : price),
  under: (price, type) => (type === OPTION.under ? 0 : price),
  level: (price) => Math.abs(price - 1900),
}

/** One pick of a match, or null where nothing on sale suits. */
export function choosePick(
  expert: SandboxExpert,
  fixture: Fixture,
  offers: readonly Offer[],
): ChosenPick | null {
  const picks = expert.kinds
    .flatMap((kind) =>
      mainOffers(kind, fixture.sportId, offers)
        .slice(0, MAIN_LINES)
        .map((offer) => ({ kind, offer })),
    )
    .flatMap(({ kind, offer }) =>
      bestOf(expert.leaning, offer).map(({ type, price }): ChosenPick => ({
        kind,
        marketId: offer.marketId,
        optionType: type,
        line: lineOf(kind, type, offer.line),
        price,
        margin: Math.round(marginOf(offer) * 1000) / 10,
      })),
    )
  const isCareful = drawn(expert.id, fixture.matchId, 'care') < expert.skill
  if (isCareful) return picks.toSorted((a, b) => a.margin - b.margin || a.marketId - b.marketId)[0] ?? null
  return picks[Math.floor(drawn(expert.id, fixture.matchId, 'market') * picks.length)] ?? null
}

/** Sports that records of experts are made of. */
const PLAN_SPORTS: ReadonlySet<number> = new Set([SPORT.soccer, SPORT.basketball])

/** An option of a match as a plan names it; null for kinds of bet that plans do not name. */
export function pickOf(
  fixture: Fixture,
  offer: Offer,
  optionType: number,
): Omit<ChosenPick, 'margin'> | null {
  if (!PLAN_SPORTS.has(fixture.sportId)) return null
  const kind = PICK_KINDS.find((one) => mainOffers(one, fixture.sportId, [offer]).length > 0)
  const option = offer.options.find(({ type }) => type === optionType)
  if (!kind || !option) return null
  const line = lineOf(kind, optionType, offer.line)
  return { kind, marketId: offer.marketId, optionType, line, price: option.price }
}

function bestOf(leaning: Leaning, { options }: Offer) {
  return options
    .filter(({ price }) => price >= PRICE_MIN && price <= PRICE_MAX)
    .toSorted((a, b) => LEANINGS[leaning](a.price, a.type) - LEANINGS[leaning](b.price, b.type))
    .slice(0, 1)
}

/** The provider's line is added to the home side; a pick has that of its own side. */
function lineOf(kind: PickKind, type: number, line: number | null): number | null {
  if (kind === 'winner' || line === null) return null
  return kind === 'handicap' && type === OPTION.away ? 0 - line : line
}

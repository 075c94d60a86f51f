import type { MarketGroup } from '../model/match.ts'

const groupKey = ({ marketType, period }: MarketGroup): string => `${marketType}/${period}`

/** A group that stays is compared with every answer: its shape is written once. */
const shapes = new WeakMap<MarketGroup, string>()

function shapeOf(group: MarketGroup): string {
  const shape = shapes.get(group) ?? writeShape(group)
  shapes.set(group, shape)
  return shape
}

/** What a screen is built from: everything of a group but its prices and sale states. */
function writeShape({ name, tags, markets }: MarketGroup): string {
  const ofMarkets = markets.map(
    ({ id, series, lineRank, line, options }) =>
      `${id} ${series} ${lineRank ?? ''} ${line ?? ''} ${options.map((option) => `${option.type}:${option.shortName}:${option.name}`).join()}`,
  )
  return `${name}|${tags.join()}|${ofMarkets.join(';')}`
}

/** Groups that look as before are the same objects; when all do, so is the list. */
export function keepShapes(
  known: readonly MarketGroup[],
  next: readonly MarketGroup[],
): readonly MarketGroup[] {
  const before = new Map(known.map((group) => [groupKey(group), group]))
  const kept = next.map((group) => {
    const same = before.get(groupKey(group))
    return same && shapeOf(same) === shapeOf(group) ? same : group
  })
  return kept.length === known.length && kept.every((group, at) => group === known[at]) ? known : kept
}

/** The popular groups of a list, put into what is known of the whole match. */
export function withPopular(
  whole: readonly MarketGroup[],
  popular: readonly MarketGroup[],
): readonly MarketGroup[] {
  const fresh = new Map(popular.map((group) => [groupKey(group), group]))
  const known = new Set(whole.map(groupKey))
  return [
    ...whole.map((group) => fresh.get(groupKey(group)) ?? group),
    ...popular.filter((group) => !known.has(groupKey(group))),
  ]
}

/** The groups that look different now, in what is known; a group with nothing left in it goes. */
export function withReshaped(
  known: readonly MarketGroup[],
  reshaped: readonly MarketGroup[],
  gone: readonly number[],
): readonly MarketGroup[] {
  const without = (group: MarketGroup): MarketGroup => {
    const markets = group.markets.filter(({ id }) => !gone.includes(id))
    return markets.length === group.markets.length ? group : { ...group, markets }
  }
  return withPopular(known, reshaped)
    .map(without)
    .filter(({ markets }) => markets.length > 0)
}

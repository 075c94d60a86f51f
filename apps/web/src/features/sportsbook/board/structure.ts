import type { WireMarketGroup } from '@keo/sportsbook-contract/match-record'

const groupKey = ({ mty, pe }: WireMarketGroup): string => `${mty}/${pe}`

/** A group that stays is compared with every answer: its shape is written once. */
const shapes = new WeakMap<WireMarketGroup, string>()

function shapeOf(group: WireMarketGroup): string {
  const shape = shapes.get(group) ?? writeShape(group)
  shapes.set(group, shape)
  return shape
}

/** What a screen is built from: everything of a group but its prices and sale states. */
function writeShape({ nm, tps, mks, dl }: WireMarketGroup): string {
  const markets = mks.map(
    ({ id, au, mbl, li, op }) =>
      `${id} ${au} ${mbl ?? ''} ${li ?? ''} ${op.map(({ ty, nm: short, na }) => `${ty}:${short}:${na}`).join()}`,
  )
  return `${nm}|${tps.join()}|${dl ?? ''}|${markets.join(';')}`
}

/** Groups that look as before are the same objects; when all do, so is the list. */
export function keepShapes(
  known: readonly WireMarketGroup[],
  next: readonly WireMarketGroup[],
): readonly WireMarketGroup[] {
  const before = new Map(known.map((group) => [groupKey(group), group]))
  const kept = next.map((group) => {
    const same = before.get(groupKey(group))
    return same && shapeOf(same) === shapeOf(group) ? same : group
  })
  return kept.length === known.length && kept.every((group, at) => group === known[at]) ? known : kept
}

/** The popular groups of a list, put into what is known of the whole match. */
export function withPopular(
  whole: readonly WireMarketGroup[],
  popular: readonly WireMarketGroup[],
): readonly WireMarketGroup[] {
  const fresh = new Map(popular.map((group) => [groupKey(group), group]))
  const known = new Set(whole.map(groupKey))
  return [
    ...whole.map((group) => fresh.get(groupKey(group)) ?? group),
    ...popular.filter((group) => !known.has(groupKey(group))),
  ]
}

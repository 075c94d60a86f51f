import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { keepLast } from '../../ground/keep-last.ts'
import type { Outlook } from '../../play/sport-model.ts'
import type { Scene } from '../../stage/stage.ts'
import { catalogueOfSport } from '../catalogue/catalogues.ts'
import { slotOf } from '../market-ids.ts'
import type { MarginClass } from '../template.ts'
import { type Held, heldOf } from './ends.ts'
import { exclusionsOf, impliedOf, type Ranked, shareOf, type Tie, tiesOf, worstOfStrands } from './joint.ts'
import { besides, type OptionState } from './option-states.ts'
import { areIndependent, type Strand, strandOf } from './strands.ts'
import { isReadIn, type Place, ranksOf, valuesOf } from './values.ts'

/** An option of a match, as it is named on the wire, and the score from which it counts in play. */
export type BuilderPick = {
  readonly marketId: number
  readonly optionType: number
  readonly scoreAtBet: readonly [number, number] | null
}

/**
 * `apart`: the model does not say how they come together, so no honest price exists. `impossible`: no end of the match
 * brings all of them. Groups are places among the picks.
 */
export type JointPrice =
  | {
      readonly state: 'priced'
      /** 1 / the fair price of all of them. */
      readonly share: number
      /** The share of each alone. */
      readonly alone: readonly number[]
      readonly implied: readonly number[]
      /** Between picks that count, the strongest first. */
      readonly ties: readonly Tie[]
      /** The dearest class among the picks that count: the margin is taken once. */
      readonly margin: MarginClass
    }
  | { readonly state: 'apart' | 'impossible'; readonly groups: readonly (readonly number[])[] }

type Placed = { readonly place: Place; readonly strand: Strand; readonly ranked: Ranked }

const MATCHES = 20
/** Picks of a match whose ends are kept ranked. */
const RANKED = 128
const DEAREST: readonly MarginClass[] = ['asian', 'threeWay', 'sides', 'special', 'score']

type Known = {
  readonly version: number
  readonly outlook: Outlook
  readonly held: Map<string, Held | null>
  readonly ranked: Map<string, Placed | null>
}

export type BuilderPricer = ReturnType<typeof createBuilderPricer>

/**
 * Joint prices of picks of one match, from the play itself and without the book's error: its chances are exact, so
 * that no combination can be worth more than it costs. What a state of the match holds open is enumerated once.
 */
export function createBuilderPricer() {
  const matches = keepLast<Known>(MATCHES)

  function knownOf({ match, version, outlook }: Scene): Known {
    const known = matches.get(match.id)
    if (known?.version === version) return known
    const nothing: Known = { version, outlook: outlook(match.setting), held: new Map(), ranked: new Map() }
    matches.set(match.id, nothing)
    return nothing
  }

  function heldIn({ outlook, held }: Known, strand: Strand): Held | null {
    let found = held.get(strand.key)
    if (found === undefined) held.set(strand.key, (found = heldOf(outlook, strand)))
    return found
  }

  function ranked(scene: Scene, pick: BuilderPick): Placed | null {
    const known = knownOf(scene)
    const key = `${pick.marketId} ${pick.optionType} ${pick.scoreAtBet?.join('-') ?? ''}`
    let placed = known.ranked.get(key)
    if (placed !== undefined) return placed
    placed = fresh(scene.match.setting.sportId, known, pick)
    known.ranked.set(key, placed)
    const [oldest] = known.ranked.keys()
    if (known.ranked.size > RANKED && oldest !== undefined) known.ranked.delete(oldest)
    return placed
  }

  function fresh(sportId: SportId, known: Known, pick: BuilderPick): Placed | null {
    const place = placeOf(sportId, pick)
    const strand = place && strandOf(sportId, place.template)
    const held = strand && heldIn(known, strand)
    const values = held && valuesOf(held, place.template.reading)
    return (
      values && {
        place,
        strand,
        ranked: { strand: strand.key, ends: held.ends(), ranks: ranksOf(values, place) },
      }
    )
  }

  /** The picks as the ends of the match rank them; the places of those that do not go together otherwise. */
  function together(scene: Scene, picks: readonly BuilderPick[]): Placed[] | number[][] {
    const placed = picks.map((pick) => ranked(scene, pick))
    const unknown = placed.flatMap((each, place) => (each ? [] : [[place]]))
    if (unknown.length > 0) return unknown
    const known = placed.filter((each) => each !== null)
    const tied = known.flatMap((one, first) =>
      known.flatMap((other, second) =>
        second > first && !mayStandTogether(one.strand, other.strand) ? [[first, second]] : [],
      ),
    )
    return tied.length > 0 ? tied : known
  }

  return {
    /** Null for picks that the model does not hold open. */
    ranked: (scene: Scene, pick: BuilderPick): Ranked | null => ranked(scene, pick)?.ranked ?? null,
    price(scene: Scene, picks: readonly BuilderPick[]): JointPrice {
      // In an order of their own: of two picks that say the same it is always the same one that counts.
      const order = picks.map((_pick, place) => place).toSorted((a, b) => byNumber(picks[a], picks[b]))
      const found = together(
        scene,
        order.flatMap((place) => picks[place] ?? []),
      )
      const back = (groups: readonly (readonly number[])[]) =>
        groups.map((group) => group.map((at) => order[at] ?? at).toSorted((a, b) => a - b))
      if (isGroups(found)) return { state: 'apart', groups: back(found) }
      const groups = exclusionsOf(found.map((each) => each.ranked))
      return groups.length > 0 ? { state: 'impossible', groups: back(groups) } : priced(found, order)
    },
    /** How options stand to picks that go together: the picks are looked at once, however many options there are. */
    statesBeside(scene: Scene, picks: readonly BuilderPick[]): (option: BuilderPick) => OptionState {
      const placed = together(scene, picks)
      const known = isGroups(placed) ? null : placed
      const worst = worstOfStrands(known?.map((each) => each.ranked) ?? [])
      const { sportId } = scene.match.setting
      return (option) => {
        const place = placeOf(sportId, option)
        const strand = place && strandOf(sportId, place.template)
        const isTold = strand && known?.every((each) => mayStandTogether(each.strand, strand))
        const held = isTold ? heldIn(knownOf(scene), strand) : null
        if (!place || !held || !isReadIn(held, place.template.reading)) return 'apart'
        // Of a strand without picks everything on offer can come true: its ends need not be enumerated.
        const picked = worst.get(held.strand.key)
        return picked ? besides(held, picked, place) : 'open'
      }
    },
  }
}

/** What goes together and can come true; `order` says where each was among the picks. */
function priced(found: readonly Placed[], order: readonly number[]): JointPrice {
  const all = found.map((each) => each.ranked)
  const implied = impliedOf(all)
  const counting = found.map((_each, at) => at).filter((at) => !implied.includes(at))
  const ranked = counting.flatMap((at) => all[at] ?? [])
  const placeOfCounting = (at: number) => order[counting[at] ?? 0] ?? 0
  return {
    state: 'priced',
    share: shareOf(ranked),
    alone: order.map((_place, place) => shareOf([all[order.indexOf(place)]].flatMap((each) => each ?? []))),
    implied: implied.map((at) => order[at] ?? at).toSorted((a, b) => a - b),
    ties: tiesOf(ranked).map(({ first, second, lift }) =>
      tieBetween(placeOfCounting(first), placeOfCounting(second), lift),
    ),
    margin: dearest(counting.flatMap((at) => found[at]?.place.template.margin ?? [])),
  }
}

const tieBetween = (one: number, other: number, lift: number): Tie => ({
  first: Math.min(one, other),
  second: Math.max(one, other),
  lift,
})

function byNumber(one: BuilderPick | undefined, other: BuilderPick | undefined): number {
  const by = (value: (pick: BuilderPick) => number) => (one ? value(one) : 0) - (other ? value(other) : 0)
  return by(({ marketId }) => marketId) || by(({ optionType }) => optionType)
}

const isGroups = (found: readonly (Placed | number[])[]): found is number[][] => Array.isArray(found[0])

const mayStandTogether = (one: Strand, other: Strand): boolean =>
  one.key === other.key || areIndependent(one, other)

const dearest = (classes: readonly MarginClass[]): MarginClass =>
  DEAREST.findLast((each) => classes.includes(each)) ?? 'special'

function placeOf(sportId: SportId, { marketId, optionType, scoreAtBet }: BuilderPick): Place | null {
  const found = catalogueOfSport(sportId).at(slotOf(marketId))
  return found && { template: found.slots.template, line: found.line, optionType, scoreAtBet }
}

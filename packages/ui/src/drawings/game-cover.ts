import { pick, seeded, seedOf } from './seeded.ts'

const GROUNDS = [
  ['#F2B632', '#A4430B'],
  ['#2A7F6A', '#0B2F3C'],
  ['#2857C9', '#0C1B4E'],
  ['#0FA3B1', '#073B5C'],
  ['#D8402E', '#6B0D12'],
  ['#1B7A4E', '#06281B'],
  ['#C42A74', '#4A0A3A'],
  ['#8A3CB0', '#2B0B46'],
  ['#3B4E9E', '#0C1230'],
  ['#E0701A', '#5A1606'],
  ['#12876A', '#04261E'],
  ['#B3163A', '#3D0618'],
  ['#5A7A12', '#1C2E06'],
  ['#1E6E8E', '#08202E'],
  ['#8E5A1A', '#2E1604'],
  ['#D85A7A', '#5A1030'],
  ['#4A3A2A', '#140E08'],
  ['#20695A', '#1A1440'],
  ['#F08A5C', '#7A1E2E'],
  ['#2E8AD8', '#2A0B52'],
] as const satisfies readonly (readonly [from: string, to: string])[]

/** What a cover is made of: places in the lists of motifs and objects, which the component has as files. */
export type CoverDesign = {
  readonly ground: readonly [from: string, to: string]
  readonly motif: number
  readonly object: number
  /** In degrees. */
  readonly tilt: number
  /** Share of the cover's width. */
  readonly size: number
}

/** Steps without a common factor with the length of their list: neighbours differ in everything. */
const GROUND_STEP = 7
const MOTIF_STEP = 3
const OBJECT_STEP = 11

/**
 * The same seed always gives the same cover. A seed that ends in a number is a place in a catalogue: neighbours there
 * share neither ground nor motif nor object.
 */
export function designCover(seed: string, counts: { motifs: number; objects: number }): CoverDesign {
  const random = seeded(seedOf(seed))
  const place = /\d{1,6}$/.exec(seed)?.[0]
  const choose = (count: number, step: number): number => {
    if (place === undefined) return Math.floor(random() * count)
    const index = Number(place)
    return (index * step + Math.floor(index / count)) % count
  }
  const ground = choose(GROUNDS.length, GROUND_STEP)
  return {
    ground: GROUNDS[ground] ?? pick(GROUNDS, random),
    motif: choose(counts.motifs, MOTIF_STEP),
    object: choose(counts.objects, OBJECT_STEP),
    tilt: Math.round(random() * 20 - 10),
    size: Math.round(60 + random() * 12) / 100,
  }
}

import type { Names, Team } from '../match.ts'
import { HANDLES } from '../data/handles.ts'
import type { LeagueRow } from './league-table.ts'
import { joinNames, linesOf, mapNames } from './names.ts'
import { pairOf, personOf, type Gender, type Person } from './people.ts'
import { placeOf } from './regions.ts'
import { asVariant, VARIANTS, variantNames } from './team-variants.ts'

/** Adds the seed's own luck to a strength that goes by the place in the list. */
type RatingNoise = (teamId: number) => number

type Making = {
  readonly byLeague: Map<number, readonly Team[]>
  readonly nations: Map<number, Team>
  readonly nextPerson: (gender: Gender) => Person
  readonly nextPair: (first: Gender, second: Gender) => readonly [Person, Person]
  readonly nextSeat: () => number
  readonly noise: RatingNoise
}

type Maker = (making: Making, row: LeagueRow, args: readonly string[]) => readonly Team[]

const handles = linesOf(HANDLES)
/** From the first of a list to the last; with the noise, differences between two sides deviate by about 1. */
const STRONGEST = 0.95
const STRENGTH_RANGE = 1.9
/** A tier lower is that much weaker, which matters where a cup brings tiers together. */
const TIER_STEP = 0.35
const NATIONAL_IDS_FROM = 9_000_000

/** The sides of every league. A side that plays in several leagues is one and the same object. */
export function buildSides(rows: readonly LeagueRow[], noise: RatingNoise): Map<number, readonly Team[]> {
  const people: Record<Gender, number> = { men: 0, women: 0 }
  let pairs = 0
  let seats = 0
  const making: Making = {
    byLeague: new Map(),
    nations: new Map(),
    nextPerson: (gender) => personOf(people[gender]++, gender),
    nextPair: (first, second) => pairOf(pairs++, [first, second]),
    nextSeat: () => seats++,
    noise,
  }
  const depends = ({ words }: LeagueRow) => words.has('from') || words.has('like') || words.has('handles')
  for (const row of rows.filter((each) => !depends(each)))
    making.byLeague.set(row.league.id, make(making, row))
  for (const row of rows.filter(depends)) making.byLeague.set(row.league.id, make(making, row))
  return making.byLeague
}

function make(making: Making, row: LeagueRow): readonly Team[] {
  for (const [word, args] of row.words) {
    const maker = MAKERS[word]
    if (maker) return maker(making, row, args)
  }
  return owned(making, row, row.sides)
}

const MAKERS: Readonly<Record<string, Maker>> = {
  from: ({ byLeague }, _row, args) => borrowed(byLeague, args),
  like(making, row, [league = '', word]) {
    const likes = making.byLeague.get(Number(league)) ?? []
    return owned(making, row, likes.map(({ names }) => variantNames(names, asVariant(word)))) // prettier-ignore
  },
  nations: national,
  handles: seated,
  men: (making, row, args) =>
    owned(
      making,
      row,
      times(args, () => making.nextPerson('men').names),
    ),
  women: (making, row, args) =>
    owned(
      making,
      row,
      times(args, () => making.nextPerson('women').names),
    ),
  'pairs-men': (making, row, args) =>
    owned(
      making,
      row,
      times(args, () => pair(making, 'men', 'men')),
    ),
  'pairs-women': (making, row, args) =>
    owned(
      making,
      row,
      times(args, () => pair(making, 'women', 'women')),
    ),
  'pairs-mixed': (making, row, args) =>
    owned(
      making,
      row,
      times(args, () => pair(making, 'men', 'women')),
    ),
}

function owned(making: Making, { league }: LeagueRow, names: readonly Names[]): Team[] {
  return names.map((name, index) => {
    const place = { index, of: names.length, tier: league.tier }
    return rated(making, { id: league.id * 100 + index + 1, names: name }, place)
  })
}

function rated(
  { noise }: Making,
  side: { id: number; names: Names },
  place: { index: number; of: number; tier: number },
): Team {
  const share = place.of > 1 ? place.index / (place.of - 1) : 0.5
  return {
    ...side,
    rating: STRONGEST - STRENGTH_RANGE * share - TIER_STEP * (place.tier - 1) + noise(side.id),
  }
}

function borrowed(byLeague: Making['byLeague'], [leagues = '', count = '99', skip = '0']: readonly string[]) {
  const pools = leagues.split(',').map((id) => byLeague.get(Number(id)) ?? [])
  return pools.flatMap((pool) => pool.slice(Number(skip), Number(skip) + Number(count)))
}

function national(making: Making, row: LeagueRow, [codes = '', word]: readonly string[]): Team[] {
  const variant = asVariant(word)
  const idsFrom = NATIONAL_IDS_FROM + VARIANTS.indexOf(variant) * 200_000 + row.league.sportId * 1_000
  return codes.split(',').map((code, index, all) => {
    const place = placeOf(code)
    const side = { id: idsFrom + place.id, names: variantNames(place.names, variant) }
    const team = making.nations.get(side.id) ?? rated(making, side, { index, of: all.length, tier: 2 })
    making.nations.set(side.id, team)
    return team
  })
}

/** Players of electronic sports sit behind a club and go by an invented name. */
function seated(making: Making, row: LeagueRow, [leagues = '', count = '12']: readonly string[]): Team[] {
  const clubs = borrowed(making.byLeague, [leagues])
  const names = times([count], () => {
    const seat = making.nextSeat()
    const club = clubs[seat % clubs.length]
    return mapNames(club?.names ?? row.league.names, (name) => `${name} (${handles[seat % handles.length]})`)
  })
  return owned(making, row, names)
}

function pair(making: Making, first: Gender, second: Gender): Names {
  const [one, other] = making.nextPair(first, second)
  return joinNames(one.shortNames, other.shortNames, ' / ')
}

function times<T>([count = '0']: readonly string[], makeOne: () => T): T[] {
  return Array.from({ length: Number(count) }, makeOne)
}

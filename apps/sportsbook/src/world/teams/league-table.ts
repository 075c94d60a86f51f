import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import type { League, Names } from '../match.ts'
import { linesOf, namesOf } from './names.ts'
import { placeOf, type Place } from './regions.ts'

/**
 * A line `=id|region|tier|words|English|Vietnamese|Chinese|Thai` begins a league; the lines up to the next one are its
 * own sides, from strong to weak. Words:
 * `hot`; `cup` goes on until decided; `neutral`; `daylong` plays at any hour of the day; `fmt:2` is the sport's second format;
 * `from:1001,1002:4:2` borrows four sides of each league, leaving out the first two;
 * `like:1001:u21` and `nations:VN,TH:women` derive sides; `men:32`, `women:32` invent players,
 * `pairs-men:16`, `pairs-women:16`, `pairs-mixed:16` invent pairs; `handles:1001,1002:12` seats invented players behind clubs.
 */
export type LeagueRow = {
  readonly league: League
  readonly place: Place
  readonly words: ReadonlyMap<string, readonly string[]>
  readonly sides: readonly Names[]
}

export type LeagueSource = { readonly sportId: SportId; readonly table: string }

export function readLeagues(sources: readonly LeagueSource[]): LeagueRow[] {
  const rows: LeagueRow[] = []
  for (const { sportId, table } of sources) {
    for (const block of blocksOf(table)) rows.push(readBlock(sportId, block, rows.length))
  }
  return rows
}

function blocksOf(table: string): string[][] {
  const blocks: string[][] = []
  for (const line of linesOf(table)) {
    if (line.startsWith('=')) blocks.push([line.slice(1)])
    else blocks.at(-1)?.push(line)
  }
  return blocks
}

function readBlock(sportId: SportId, [head = '', ...sides]: string[], order: number): LeagueRow {
  const [id, region = '', tier, words = '', ...names] = head.split('|')
  const place = placeOf(region)
  const argumentsOf = new Map(
    words.split(' ').map((word) => [word.split(':')[0] ?? '', word.split(':').slice(1)]),
  )
  const isHot = argumentsOf.has('hot')
  const league: League = {
    id: Number(id),
    sportId,
    region: { id: place.id, names: place.names },
    names: namesOf(names),
    rank: (isHot ? 0 : Number(tier) * 1_000) + order + 1,
    isHot,
    tier: tierOf(Number(tier)),
  }
  return { league, place, words: argumentsOf, sides: sides.map((side) => namesOf(side.split('|'))) }
}

function tierOf(number: number): League['tier'] {
  return number === 1 || number === 2 || number === 3 ? number : 4
}

import { REGIONS } from '../data/regions.ts'
import type { Region } from '../match.ts'
import { linesOf, namesOf } from './names.ts'

/** A region and the hours its clocks are ahead of UTC, which decide when its matches start. */
export type Place = Region & {
  readonly utcHours: number
  /** The world, a continent or a part of it. */
  readonly isArea: boolean
}

const AREAS = new Set(['WO', 'AS', 'SE', 'EU', 'SA', 'NA', 'AF', 'OC', 'EL'])

const PLACES: ReadonlyMap<string, Place> = new Map(
  linesOf(REGIONS).map((line, index) => {
    const [code = '', hours, ...names] = line.split('|')
    const place = { id: index + 1, names: namesOf(names), utcHours: Number(hours), isArea: AREAS.has(code) }
    return [code, place]
  }),
)

export function placeOf(code: string): Place {
  const place = PLACES.get(code)
  if (!place) throw new Error(`No region has the code ${code}.`)
  return place
}

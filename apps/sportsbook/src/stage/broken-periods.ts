import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import type { Turn } from './forced-events.ts'

/**
 * Clock periods (`mc.pe`) of matches that are interrupted or not played. Handball, rugby, American football, beach
 * volleyball, boxing and the electronic sports have no public numbers: they follow a sport of the same kind.
 * Of a pair the first is the home side's: it won by walk-over, it retired.
 */
type BrokenPeriods = {
  readonly interrupted: number
  readonly abandoned: number
  readonly postponed?: number
  readonly walkover?: readonly [number, number]
  readonly retired?: readonly [number, number]
}

const BROKEN: Record<SportId, BrokenPeriods> = {
  1: { interrupted: 1015, abandoned: 1016 },
  2: { interrupted: 2014, abandoned: 2015 },
  3: { interrupted: 3018, abandoned: 3019, postponed: 3017 },
  4: { interrupted: 4015, abandoned: 4016 },
  5: { interrupted: 5020, abandoned: 5021, postponed: 5019, walkover: [5012, 5013], retired: [5014, 5015] },
  6: { interrupted: 6018, abandoned: 6019, postponed: 6017 },
  7: { interrupted: 7052, abandoned: 7053 },
  8: { interrupted: 8015, abandoned: 8016 },
  13: { interrupted: 13024, abandoned: 13025, postponed: 13023, walkover: [13019, 13020], retired: [13021, 13022] },
  15: { interrupted: 15023, abandoned: 15024, postponed: 15022, walkover: [15016, 15017], retired: [15018, 15019] },
  16: { interrupted: 16013, abandoned: 16014, postponed: 16012, walkover: [16006, 16007], retired: [16008, 16009] },
  19: { interrupted: 19013, abandoned: 19014, postponed: 19012, walkover: [19006, 19007], retired: [19008, 19009] },
  47: { interrupted: 47023, abandoned: 47024, postponed: 47022, walkover: [47016, 47017], retired: [47018, 47019] },
  51: { interrupted: 51024, abandoned: 51025, postponed: 51023, walkover: [51019, 51020], retired: [51021, 51022] },
  177: { interrupted: 177015, abandoned: 177016 },
  178: { interrupted: 178018, abandoned: 178019, postponed: 178017 },
} // prettier-ignore

/** Null where the sport has no number of its own: the clock then stays where it stood. */
export function brokenPeriod(sportId: SportId, turn: Turn): number | null {
  const periods = BROKEN[sportId]
  switch (turn.kind) {
    case 'interrupted':
    case 'abandoned':
      return periods[turn.kind]
    case 'postponed':
      return periods.postponed ?? null
    case 'walkover':
      return periods.walkover?.[turn.winner === 'home' ? 0 : 1] ?? null
    case 'retired':
      return periods.retired?.[turn.loser === 'home' ? 0 : 1] ?? null
    case 'delayed':
    case 'suspended':
    case 'resumed':
    case 'cancelled':
      return null
  }
}

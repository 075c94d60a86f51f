import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import type { Template } from '../template.ts'
import { BASKETBALL, ELECTRONIC_BASKETBALL } from './basketball.ts'
import { BOXING, SNOOKER } from './duels.ts'
import {
  AMERICAN_FOOTBALL,
  BASEBALL,
  ELECTRONIC_SOCCER,
  HANDBALL,
  ICE_HOCKEY,
  RUGBY,
} from './other-counts.ts'
import { BADMINTON, BEACH_VOLLEYBALL, TABLE_TENNIS, VOLLEYBALL } from './other-races.ts'
import { type Catalogue, catalogueOf } from './slots.ts'
import { SOCCER_COUNTS } from './soccer-counts.ts'
import { SOCCER_GOALS } from './soccer.ts'
import { TENNIS } from './tennis.ts'

const TEMPLATES: Readonly<Record<SportId, readonly Template[]>> = {
  1: [...SOCCER_GOALS, ...SOCCER_COUNTS],
  2: ICE_HOCKEY,
  3: BASKETBALL,
  4: RUGBY,
  5: TENNIS,
  6: AMERICAN_FOOTBALL,
  7: BASEBALL,
  8: HANDBALL,
  13: VOLLEYBALL,
  15: TABLE_TENNIS,
  16: SNOOKER,
  19: BOXING,
  47: BADMINTON,
  51: BEACH_VOLLEYBALL,
  177: ELECTRONIC_SOCCER,
  178: ELECTRONIC_BASKETBALL,
}

const known = new Map<SportId, Catalogue>()

export function catalogueOfSport(sportId: SportId): Catalogue {
  const catalogue = known.get(sportId) ?? catalogueOf(TEMPLATES[sportId])
  known.set(sportId, catalogue)
  return catalogue
}

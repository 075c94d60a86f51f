import type { LeagueSource } from '../teams/league-table.ts'
import { BASKETBALL } from './basketball.ts'
import { BASEBALL, ICE_HOCKEY } from './bat-and-stick.ts'
import { AMERICAN_FOOTBALL, RUGBY } from './contact.ts'
import {
  BADMINTON,
  BEACH_VOLLEYBALL,
  BOXING,
  E_BASKETBALL,
  E_SOCCER,
  SNOOKER,
  TABLE_TENNIS,
  TENNIS,
} from './individuals.ts'
import { SOCCER_AMERICAS } from './soccer-americas.ts'
import { SOCCER_ASIA } from './soccer-asia.ts'
import { SOCCER_EUROPE } from './soccer-europe.ts'
import { SOCCER_EUROPE_TOP } from './soccer-europe-top.ts'
import { SOCCER_SOUTH_EAST_ASIA } from './soccer-south-east-asia.ts'
import { HANDBALL, VOLLEYBALL } from './volleyball.ts'

/** In the order of every list, before hot leagues move to the top. */
export const LEAGUE_SOURCES: readonly LeagueSource[] = [
  { sportId: 1, table: SOCCER_EUROPE_TOP },
  { sportId: 1, table: SOCCER_SOUTH_EAST_ASIA },
  { sportId: 1, table: SOCCER_ASIA },
  { sportId: 1, table: SOCCER_EUROPE },
  { sportId: 1, table: SOCCER_AMERICAS },
  { sportId: 2, table: ICE_HOCKEY },
  { sportId: 3, table: BASKETBALL },
  { sportId: 4, table: RUGBY },
  { sportId: 5, table: TENNIS },
  { sportId: 6, table: AMERICAN_FOOTBALL },
  { sportId: 7, table: BASEBALL },
  { sportId: 8, table: HANDBALL },
  { sportId: 13, table: VOLLEYBALL },
  { sportId: 15, table: TABLE_TENNIS },
  { sportId: 16, table: SNOOKER },
  { sportId: 19, table: BOXING },
  { sportId: 47, table: BADMINTON },
  { sportId: 51, table: BEACH_VOLLEYBALL },
  { sportId: 177, table: E_SOCCER },
  { sportId: 178, table: E_BASKETBALL },
]

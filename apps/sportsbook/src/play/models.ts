import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { boxing } from './boxing/boxing.ts'
import { americanFootball } from './counts/sports/american-football.ts'
import { baseball } from './counts/sports/baseball.ts'
import { basketball, screenBasketball } from './counts/sports/basketball.ts'
import { handball } from './counts/sports/handball.ts'
import { iceHockey } from './counts/sports/ice-hockey.ts'
import { rugby } from './counts/sports/rugby.ts'
import { screenSoccer } from './counts/sports/screen-soccer.ts'
import { soccer } from './counts/sports/soccer.ts'
import { badminton, beachVolleyball, tableTennis, volleyball } from './races/rally.ts'
import { snooker } from './races/snooker.ts'
import { tennis } from './races/tennis.ts'
import type { SportModel } from './sport-model.ts'

const MODELS: readonly SportModel[] = [
  soccer,
  iceHockey,
  basketball,
  rugby,
  americanFootball,
  baseball,
  handball,
  screenSoccer,
  screenBasketball,
  tennis,
  volleyball,
  beachVolleyball,
  tableTennis,
  badminton,
  snooker,
  boxing,
]

const bySport = new Map(MODELS.map((model) => [model.sportId, model]))

export function modelOf(sportId: SportId): SportModel {
  const model = bySport.get(sportId)
  if (!model) throw new Error(`no model of sport ${sportId}`)
  return model
}

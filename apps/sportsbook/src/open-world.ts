import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { sqlForcedEvents } from './control/forced-event-store.ts'
import type { Settings } from './control/settings.ts'
import { modelOf } from './play/models.ts'
import { SPORT_IDS, type SportId } from './play/sport-model.ts'
import { createBook } from './pricing/book.ts'
import { createStage } from './stage/create-stage.ts'
import { createBoard } from './wire/board.ts'
import { createMatchTexts } from './wire/match-texts.ts'
import type { Match, World } from './world/match.ts'
import { createWorld } from './world/world.ts'

type Needs = {
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly database: Database
  readonly settings: Settings
}

export type OpenWorld = Awaited<ReturnType<typeof openWorld>>

/** World, stage and book on the clock, from the seed that the first start made. */
export async function openWorld({ clock, ids, log, database, settings }: Needs) {
  const seed = await settings.readOrMake('world-seed', () => ids.token())
  const world = playedOnly(createWorld({ seed, now: clock.now }))
  const stage = await createStage({ world, modelOf, clock, forcedEvents: sqlForcedEvents(database), log })
  const book = createBook({ clock, stage, modelOf, secret: seed })
  const board = createBoard({ world, stage, clock })
  const texts = createMatchTexts({ stage, book, clock })
  return {
    world,
    stage,
    book,
    board,
    texts,
    close() {
      texts.close()
      board.close()
      stage.close()
    },
  }
}

/** Without the sports that nobody knows how to play yet. */
function playedOnly(world: World): World {
  const played = new Set(SPORT_IDS.filter(hasModel))
  const isPlayed = ({ setting }: Match) => played.has(setting.sportId)
  return {
    ...world,
    match(id) {
      const match = world.match(id)
      return match && isPlayed(match) ? match : null
    },
    matchesBetween: (from, to) => world.matchesBetween(from, to).filter(isPlayed),
  }
}

function hasModel(sportId: SportId): boolean {
  try {
    return modelOf(sportId).sportId === sportId
  } catch {
    return false
  }
}

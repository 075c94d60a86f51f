import { startDoorWorld, type DoorWorld } from './door-world.ts'
import { shared, sharedDatabase } from './shared.ts'
import type { TestDatabase } from './test-database.ts'
import { startWorld, type World, type WorldOptions } from './world.ts'

/** One world for the tests of a file: made before the first of them, gone after the last. */
export function sharedWorld(options: WorldOptions = {}): { database: TestDatabase; world: World } {
  return worldOn((database) => startWorld({ databaseUrl: database.url, ...options }))
}

/** The same with people from many networks. */
export function sharedDoorWorld(options: WorldOptions = {}): { database: TestDatabase; world: DoorWorld } {
  return worldOn((database) => startDoorWorld(database, options))
}

function worldOn<W extends World>(start: (database: TestDatabase) => Promise<W>) {
  const database = sharedDatabase()
  const world = shared(
    () => start(database),
    (held) => held.close(),
  )
  return { database, world }
}

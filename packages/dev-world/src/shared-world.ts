import { afterAll, beforeAll } from 'vitest'
import { startDoorWorld, type DoorWorld } from './door-world.ts'
import { freshDatabase, type TestDatabase } from './test-database.ts'
import { startWorld, type World, type WorldOptions } from './world.ts'

/** One world for the tests of a file: made before the first of them, gone after the last. */
export function sharedWorld(options: WorldOptions = {}): { database: TestDatabase; world: World } {
  return shared((database) => startWorld({ databaseUrl: database.url, ...options }))
}

/** The same with people from many networks. */
export function sharedDoorWorld(options: WorldOptions = {}): { database: TestDatabase; world: DoorWorld } {
  return shared((database) => startDoorWorld(database, options))
}

function shared<W extends World>(start: (database: TestDatabase) => Promise<W>) {
  let database: TestDatabase | undefined
  let world: W | undefined
  beforeAll(async () => {
    database = await freshDatabase()
    world = await start(database)
  })
  afterAll(async () => {
    await world?.close()
    await database?.close()
  })
  return { database: standIn(() => database), world: standIn(() => world) }
}

/** Stands where a test names it, for what is there only once the tests run. */
function standIn<T extends object>(read: () => T | undefined): T {
  return new Proxy({} as T, {
    get(_, name) {
      const held = read()
      if (!held) throw new Error('The world begins with the first test, not with the file.')
      return Reflect.get(held, name)
    },
  })
}

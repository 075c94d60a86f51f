import { afterAll, beforeAll } from 'vitest'
import { freshDatabase, type TestDatabase } from './test-database.ts'

/** Made before the first test of a file, gone after the last; what was made later goes first. */
export function shared<T extends object>(make: () => Promise<T>, end: (held: T) => unknown): T {
  let held: T | undefined
  beforeAll(async () => {
    held = await make()
  }, 60_000)
  afterAll(async () => {
    if (held) await end(held)
    // The file's own variables outlive it where files share their modules: a world kept by one is never given back.
    held = undefined
  })
  return standIn(() => held)
}

export function sharedDatabase(): TestDatabase {
  return shared(freshDatabase, (database) => database.close())
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

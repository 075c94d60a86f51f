import type { Database } from '@keo/service-kit/db/database'

type Tables = { provider_setting: { name: string; value: string } }

export type Settings = {
  read(name: string): Promise<string | null>
  /** Null forgets it. */
  write(name: string, value: string | null): Promise<void>
  /** What stands there already, or what is made now: of two first starts both get the same. */
  readOrMake(name: string, make: () => string): Promise<string>
}

/** The few things that the provider keeps beside orders and users. */
export function createSettings(database: Database): Settings {
  const db = database.db.withTables<Tables>()

  async function read(name: string): Promise<string | null> {
    const row = await db
      .selectFrom('provider_setting')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.value ?? null
  }

  return {
    read,
    async write(name, value) {
      if (value === null)
        return void (await db.deleteFrom('provider_setting').where('name', '=', name).execute())
      await db
        .insertInto('provider_setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
    async readOrMake(name, make) {
      await db
        .insertInto('provider_setting')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
      return (await read(name)) ?? make()
    },
  }
}

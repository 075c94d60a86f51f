import type { Database } from '@keo/service-kit/db/database'

type Tables = { provider_setting: { name: string; value: string } }

export type Settings = {
  read(name: string): Promise<string | null>
  /** Null forgets it. */
  write(name: string, value: string | null): Promise<void>
}

export function createSettings(database: Database): Settings {
  const db = database.db.withTables<Tables>()
  return {
    async read(name) {
      const found = db.selectFrom('provider_setting').select('value').where('name', '=', name)
      return (await found.executeTakeFirst())?.value ?? null
    },
    async write(name, value) {
      if (value === null)
        return void (await db.deleteFrom('provider_setting').where('name', '=', name).execute())
      await db
        .insertInto('provider_setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
  }
}

import { freshDatabase } from '@keo/dev-world/test-database'
import { expect, test } from 'vitest'
import { PERSONAL_TABLES } from './personal-tables.ts'

test('[PRV-06] every table with rows of a member says what happens to them', async () => {
  const testDatabase = await freshDatabase()
  const rows = await testDatabase.asOwner(
    `select table_name as name from information_schema.columns
     where table_schema = 'platform' and column_name = 'member_id' order by 1`,
  )
  expect(PERSONAL_TABLES.map(({ table }) => table).toSorted()).toEqual(rows.map(({ name }) => name))
  await testDatabase.close()
})

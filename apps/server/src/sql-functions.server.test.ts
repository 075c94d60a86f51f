import { readdir, readFile } from 'node:fs/promises'
import { sharedDatabase } from '@keo/dev-world/shared'
import { expect, test } from 'vitest'

const FOLDERS = {
  kit: new URL('../../../packages/service-kit/src/migrations/kit/functions/', import.meta.url),
  platform: new URL('../migrations/functions/', import.meta.url),
  sportsbook: new URL('../../sportsbook/migrations/functions/', import.meta.url),
}
const FUNCTIONS = 'select proname as name from pg_proc where pronamespace = $1::regnamespace order by 1'

const database = sharedDatabase()

test.each(Object.entries(FOLDERS))(
  'every SQL function of %s is a file of its own that can be applied again',
  async (schema, folder) => {
    const files = (await readdir(folder)).toSorted()
    const names = (await database.asOwner(FUNCTIONS, [schema])).map(({ name }) => `${String(name)}.sql`)
    expect(names.toSorted()).toEqual(files)
    for (const file of files) {
      const name = file.slice(0, -'.sql'.length)
      const sql = await readFile(new URL(file, folder), 'utf8')
      expect(sql).toMatch(new RegExp(`^create or replace (function|procedure) ${name}\\(`, 'm'))
    }
  },
)

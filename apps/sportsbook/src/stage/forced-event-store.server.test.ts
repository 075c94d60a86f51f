import { sharedDatabase } from '@keo/dev-world/shared'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqlForcedEvents } from './forced-event-store.ts'

const storage = sharedDatabase()

test('an intervention is read as it was written, also from a row of the first version of the table', async () => {
  const database = storage.connect('sportsbook')
  const store = sqlForcedEvents(database)
  const intervention = { kind: 'viewed', by: { edge: 0.5, pace: 0 } } as const
  await store.add({ matchId: 7, at: 1_000, what: { intervention } })
  await store.add({ matchId: 7, at: 2_000, what: { turn: { kind: 'postponed' } } })
  await sql`insert into forced_event (match_id, at, what)
    values (8, to_timestamp(3), ${JSON.stringify({ aside: intervention })}::jsonb)`.execute(database.db)
  expect(await store.list()).toEqual([
    { matchId: 7, at: 1_000, what: { intervention } },
    { matchId: 7, at: 2_000, what: { turn: { kind: 'postponed' } } },
    { matchId: 8, at: 3_000, what: { intervention } },
  ])
  const { rows } = await sql`select what from forced_event where match_id = 7 order by id limit 1`.execute(
    database.db,
  )
  expect(rows).toEqual([{ what: { aside: intervention } }])
})

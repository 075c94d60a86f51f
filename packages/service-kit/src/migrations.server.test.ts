import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrations.ts'

let testDatabase: TestDatabase
let folder: string
let schemaNumber = 0

beforeAll(async () => {
  testDatabase = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'keo-migrations-'))
})
afterAll(async () => {
  await testDatabase.close()
  await rm(folder, { recursive: true })
})

/** A schema of its own with these files. */
async function schemaWith(files: Record<string, string>) {
  const schema = `trial_${(schemaNumber += 1)}`
  const path = join(folder, schema)
  await mkdir(path)
  const write = async (more: Record<string, string>) => {
    for (const [name, sql] of Object.entries(more)) {
      await mkdir(dirname(join(path, name)), { recursive: true })
      await writeFile(join(path, name), sql)
    }
  }
  await write(files)
  const own = { schema, folder: pathToFileURL(`${path}/`) }
  const run = () => migrate({ url: testDatabase.url, schemas: [own] })
  const columns = () =>
    testDatabase.asOwner(
      "select table_name, column_name from information_schema.columns where table_schema = $1 and table_name not like 'migration%' order by 1, 2",
      [schema],
    )
  const answer = async () => {
    const [row] = await testDatabase.asOwner(`select ${schema}.answer() as answer`)
    return row?.answer
  }
  const appliedFunctions = () =>
    testDatabase.asOwner(`select name, applied_at from ${schema}.migration_function order by name`)
  return { ...own, path, write, run, columns, answer, appliedFunctions }
}

test('applies each file once, in order, also when several nodes start together', async () => {
  const trial = await schemaWith({
    '0001-shelf.sql': 'create table shelf (id int)',
    '0002-book.sql': 'alter table shelf add book text',
  })
  await Promise.all([trial.run(), trial.run(), trial.run()])
  await trial.write({ '0003-page.sql': 'alter table shelf add page int' })
  await trial.run()
  expect(await trial.columns()).toEqual(
    ['book', 'id', 'page'].map((column_name) => ({ table_name: 'shelf', column_name })),
  )
})

test('a database from a newer version gets one clear sentence, and nothing is touched', async () => {
  const trial = await schemaWith({
    '0001-shelf.sql': 'create table shelf (id int)',
    '0002-book.sql': 'create table book (id int)',
  })
  await trial.run()
  await rm(join(trial.path, '0002-book.sql'))
  await expect(trial.run()).rejects.toThrow(
    `The database comes from a newer version (${trial.schema} is at 2-book, this version knows 1); nothing was changed, start the newer version.`,
  )
  expect(await trial.columns()).toHaveLength(2)
})

test('one schema from a newer version keeps the others as they are', async () => {
  const [older, newer] = [
    await schemaWith({ '0001-shelf.sql': 'create table shelf (id int)' }),
    await schemaWith({ '0001-shelf.sql': 'create table shelf (id int)', '0002-book.sql': 'select 1' }),
  ]
  await newer.run()
  await rm(join(newer.path, '0002-book.sql'))
  await expect(migrate({ url: testDatabase.url, schemas: [older, newer] })).rejects.toThrow(
    /comes from a newer version/,
  )
  expect(await older.columns()).toEqual([])
})

test('a migration edited after it was applied is named, and the next one does not run', async () => {
  const trial = await schemaWith({ '0001-shelf.sql': 'create table shelf (id int)' })
  await trial.run()
  await trial.write({
    '0001-shelf.sql': 'create table shelf (id bigint)',
    '0002-book.sql': 'create table book (id int)',
  })
  await expect(trial.run()).rejects.toThrow(/1-shelf was changed after it was applied/)
  expect(await trial.columns()).toHaveLength(1)
})

test('other line ends do not count as an edit', async () => {
  const trial = await schemaWith({ '0001-shelf.sql': 'create table shelf (\n  id int)' })
  await trial.run()
  await trial.write({ '0001-shelf.sql': 'create table shelf (\r\n  id int)' })
  await expect(trial.run()).resolves.toBeUndefined()
})

test('a migration that fails halfway leaves nothing behind and is named', async () => {
  const trial = await schemaWith({
    '0001-shelf.sql': 'create table shelf (id int); insert into nowhere values (1)',
  })
  await expect(trial.run()).rejects.toThrow(
    /1-shelf failed and was undone: relation "nowhere" does not exist/,
  )
  expect(await trial.columns()).toEqual([])
})

test('a gap in the numbers is refused', async () => {
  const trial = await schemaWith({ '0001-shelf.sql': 'select 1', '0003-book.sql': 'select 1' })
  await expect(trial.run()).rejects.toThrow(/0003-book.sql in .* is out of order/)
})

const answers = (value: number, more = '') =>
  `create or replace function answer() returns int language sql as $$ select ${value} $$;${more}`

test('a function file comes after the numbered ones, and is applied again when its text changes', async () => {
  const trial = await schemaWith({
    '0001-answer.sql': 'create function answer() returns int language sql as $$ select 1 $$',
    'functions/answer.sql': answers(2),
  })
  await trial.run()
  expect(await trial.answer()).toBe(2)
  await trial.write({ 'functions/answer.sql': answers(3) })
  await trial.run()
  expect(await trial.answer()).toBe(3)
})

test('a function file that has not changed is not applied again, other line ends included', async () => {
  const trial = await schemaWith({ 'functions/answer.sql': `-- Two.\n${answers(2)}` })
  await trial.run()
  const before = await trial.appliedFunctions()
  await testDatabase.asOwner(answers(7).replace('answer()', `${trial.schema}.answer()`))
  await trial.write({ 'functions/answer.sql': `-- Two.\r\n${answers(2)}` })
  await trial.run()
  expect(await trial.answer()).toBe(7)
  expect(await trial.appliedFunctions()).toEqual(before)
})

test('of several changed function files one that fails undoes all, and is applied once it is mended', async () => {
  const trial = await schemaWith({ 'functions/answer.sql': answers(2) })
  await trial.run()
  const before = await trial.appliedFunctions()
  await trial.write({
    'functions/answer.sql': answers(3),
    'functions/later.sql': 'insert into nowhere values (1)',
  })
  await expect(trial.run()).rejects.toThrow(
    `The functions answer, later of ${trial.schema} failed and were undone: relation "nowhere" does not exist`,
  )
  expect(await trial.answer()).toBe(2)
  expect(await trial.appliedFunctions()).toEqual(before)
  await trial.write({ 'functions/later.sql': answers(4).replace('answer()', 'later()') })
  await trial.run()
  expect(await trial.answer()).toBe(3)
})

test('nodes that start together apply a changed function file once', async () => {
  const counted = answers(5, ' insert into applied default values')
  const trial = await schemaWith({
    '0001-applied.sql': 'create table applied (at timestamptz default now())',
    'functions/answer.sql': counted,
  })
  await Promise.all([trial.run(), trial.run(), trial.run()])
  expect(await testDatabase.asOwner(`select at from ${trial.schema}.applied`)).toHaveLength(1)
  expect(await trial.answer()).toBe(5)
})

test('a function file that this version does not know comes from a newer version, unless a migration is due', async () => {
  const trial = await schemaWith({ '0001-shelf.sql': 'select 1', 'functions/answer.sql': answers(2) })
  await trial.run()
  await rm(join(trial.path, 'functions/answer.sql'))
  await expect(trial.run()).rejects.toThrow(
    `The database comes from a newer version (${trial.schema} has the function file answer, which this version does not know)`,
  )
  await trial.write({
    '0002-no-answer.sql': "drop function answer(); delete from migration_function where name = 'answer'",
  })
  await trial.run()
  await trial.run()
  expect(await trial.appliedFunctions()).toEqual([])
})

import { expect, test } from 'vitest'
import { trackedTextFiles } from '../lib/tracked-files.ts'
import { breakingStatements } from './livable-migrations.ts'

/** The last file of each folder from before the product ran as more than one version at once; later ones are held to it. */
const LAST_FREE: Record<string, number> = {
  'apps/server/migrations': 73,
  'apps/server/migrations-sandbox': 1,
  'apps/sportsbook/migrations': 16,
  'apps/games/migrations': 5,
  'packages/service-kit/src/migrations/kit': 5,
}

const migrations = trackedTextFiles().flatMap(({ file, text }) => {
  const [, folder, digits] = /^(.+migrations.*)\/(\d{4})-[^/]+\.sql$/.exec(file) ?? []
  return folder === undefined ? [] : [{ file, folder, number: Number(digits), text }]
})

test('the version before can live with every new migration', () => {
  const folders = new Set(migrations.map(({ folder }) => folder))
  expect([...folders].filter((folder) => !/test-migrations/.test(folder)).toSorted()).toEqual(
    Object.keys(LAST_FREE).toSorted(),
  )
  const refused = migrations
    .filter(({ folder, number }) => number > (LAST_FREE[folder] ?? Infinity))
    .flatMap(({ file, text }) => breakingStatements(text).map((what) => `${file} ${what}`))
  expect(refused).toEqual([])
})

test('in the files from before it finds what could not be done today', () => {
  const found = migrations.filter(
    ({ folder, text }) => folder in LAST_FREE && breakingStatements(text).length > 0,
  )
  expect(found.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['apps/server/migrations/0029-no-sandbox.sql']),
  )
})

test.each([
  ['drop table member;', 'drops what the old version may use'],
  ['drop function pay(text);', 'drops what the old version may use'],
  ['alter table member drop column name;', 'drops a column'],
  ['ALTER TABLE member DROP name', 'drops a column'],
  ['alter table member rename column name to title;', 'renames'],
  ['alter table member rename to person;', 'renames'],
  ['alter table member add column a text, add column b text not null;', 'does not fill'],
  ["alter table member alter column level type bigint using (level + 1, '');", 'changes a type'],
  ['alter table member alter column level set data type bigint;', 'changes a type'],
  ['alter table member alter level set not null;', 'demands a value'],
  ['alter table member alter column level drop default;', 'drops a default'],
  ["alter table member drop constraint c, add constraint c check (kind in ('a'));", 'refuses rows'],
  ['create unique index on member (name);', 'refuses rows'],
  ['create unique index if not exists one on member (name);', 'refuses rows'],
  ['truncate member;', 'empties a table'],
  ['revoke insert on member from keo_app;', 'takes a right away'],
  ["-- It's a note; with a quote\ndrop table member;", 'drops what the old version may use'],
])('refused: %s', (sql, what) => {
  expect(breakingStatements(sql)).toEqual([expect.stringContaining(what)])
})

test.each([
  [
    'a new table with all it wants',
    'create table a (b text not null, unique (b)); create unique index on a (b);',
  ],
  ['a column that may be empty', 'alter table member add column note text;'],
  ['a column with a value of its own', "alter table member add column note text not null default '';"],
  ['a freedom more', 'alter table member alter column name drop not null, drop constraint c;'],
  ['an index', 'create index on member (name); drop index old;'],
  ['words inside of a text or a function', "insert into a values ('drop table b;'); do $$ drop table b; $$;"],
  ['a table of the same file', 'create table a (b text); alter table a alter column b set not null;'],
])('livable: %s', (_what, sql) => {
  expect(breakingStatements(sql)).toEqual([])
})

test('an exception stands above its statement, gives a reason, and covers no other', () => {
  const drop = 'drop table letter_draft;'
  const reason = '-- livable: no version since 0.4 reads or writes this table\n'
  expect(breakingStatements(reason + drop)).toEqual([])
  expect(breakingStatements(`-- livable: yes\n${drop}`)).toHaveLength(1)
  expect(breakingStatements(`${reason}${drop}\ndrop table letter;`)).toHaveLength(1)
})

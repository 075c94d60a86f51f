import { expect, test } from 'vitest'
import { jsonSchemaOf } from './openapi.ts'
import { STAFF_CALLS } from './staff-calls.ts'

type Json = Readonly<Record<string, unknown>>
type Field = { readonly path: string; readonly name: string; readonly schema: Json }

const nameOf = ({ path }: { path: string }) => path.replace('/api/console/', '')
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])

/** Every field of a schema, however deep, with all that stands in lists, records and unions. */
function fieldsOf(schema: Json, path = '', name = ''): Field[] {
  const named = Object.entries(isJson(schema.properties) ? schema.properties : {})
  return [
    { path, name, schema },
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((some) =>
      listOf(some).flatMap((one) => fieldsOf(one, path, name)),
    ),
    ...named.flatMap(([key, one]) => (isJson(one) ? fieldsOf(one, path ? `${path}.${key}` : key, key) : [])),
    ...listOf([schema.items]).flatMap((one) => fieldsOf(one, path, name)),
    ...listOf([schema.additionalProperties]).flatMap((one) => fieldsOf(one, `${path}.*`, name)),
  ]
}

const SECRET =
  /pass(word|wd|code|phrase)|pwd|secret|token|hash|salt|otp|cookie|cipher|private|credential|seed/i
const isSecret = (name: string) => SECRET.test(name) || /(^p|P)in$/.test(name)
/** What has such a name and is none, or is the reader's own, once. */
const TOLD: Readonly<Record<string, string>> = {
  'invitation/read secret': 'of the account that the reader is making, for their own authenticator',
  'invitation/read otpauth': 'the same as a picture',
  'passkeys/ask-at-door options.allowCredentials': 'names of keys, as browsers ask for them',
  'passkeys/ask options.allowCredentials': 'names of keys, as browsers ask for them',
  'passkeys/begin options.excludeCredentials': 'names of keys, as browsers ask for them',
  'members/bet-replay seals.hash': 'a seal of the books, published',
  'members/bindings withdrawPasswordAt': 'when it was set, and nothing of it',
  'members/round-replay seals.hash': 'a seal of the books, published',
  'books/get seal.hash': 'a seal of the books, published',
}

test('[BO-04] no answer of the console has a field for a password, a token, a hash or a secret', () => {
  const found = STAFF_CALLS.flatMap((call) =>
    fieldsOf(jsonSchemaOf(call.response))
      .filter(({ name }) => isSecret(name))
      .map(({ path }) => `${nameOf(call)} ${path}`),
  )
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(TOLD).toSorted())
})

test('[BO-04] links that open a door once are answered to who invites alone', () => {
  const found = STAFF_CALLS.flatMap((call) =>
    fieldsOf(jsonSchemaOf(call.response)).flatMap(({ name }) => (name === 'link' ? [nameOf(call)] : [])),
  )
  expect(found.toSorted()).toEqual(['staff/invite', 'staff/take-link'])
})

const MARKUP = ['<b>x</b>', 'Hello <script>alert(1)</script>', '<img src=x onerror=alert(1)>']
const patternsOf = ({ pattern, allOf }: Json) =>
  [pattern, ...listOf(allOf).map((one) => one.pattern)].filter((one) => typeof one === 'string')

/** The contract lets markup through: nothing says which signs it may have. */
function takesMarkup({ schema }: Field): boolean {
  if (schema.type !== 'string' || schema.enum !== undefined || schema.const !== undefined) return false
  const patterns = patternsOf(schema).map((one) => new RegExp(one, 'u'))
  return MARKUP.some((text) => patterns.every((pattern) => pattern.test(text)))
}

/** Said beside an act, a name of something, or a page of a list. Where a member is told of a reason, it is drawn as letters. */
const NEVER_PUBLISHED = new Set(['reason', 'after', 'filter', 'password', 'old', 'key', 'id'])
const MEMBERS_READ: Readonly<Record<string, 'cleaned' | 'letters' | 'checked'>> = {
  'content/announcement/save content': 'cleaned',
  'content/letter/save content': 'cleaned',
  // One text after the other: its titles and rules are held against a schema of their own, facts against their lists.
  'campaigns/save definition': 'checked',
  'campaigns/try definition': 'checked',
  'content/text/save facts': 'checked',
  // Kept as it was written, and drawn as letters by whoever shows it.
  'content/text/save fields': 'letters',
  'content/maintenance/set content': 'letters',
  'members/letter text': 'letters',
  'rooms/announce text': 'letters',
  'support/answer text': 'letters',
  'support/canned/save text': 'letters',
  'support/feedback/answer text': 'letters',
  'disputes/ask question': 'letters',
  'complaints/answer answer': 'letters',
}
/** For the people of the site, by its own field. */
const STAFF_READ = [
  'audit/export action',
  'audit/export actor',
  'audit/export object',
  'audit/export session',
  'audit/list action',
  'audit/list actor',
  'audit/list object',
  'audit/list session',
  'campaigns/claims member',
  'campaigns/claims step',
  'campaigns/claims/export member',
  'campaigns/claims/export step',
  'complaints/open words',
  'content/maintenance text',
  'games/list text',
  'invitation/accept name',
  'members/factor-reset seen',
  'members/note text',
  'members/round-replay roundId',
  'members/search text',
  'rooms/fixtures words',
  'staff/invite name',
  'support/answer cannedId',
  'support/call-backs/done outcome',
  'support/note text',
  'suspense/take about',
]

test('[BO-09] every text of the console that can hold markup is cleaned, checked, shown as letters, or never read by members', () => {
  const known = new Set([...Object.keys(MEMBERS_READ), ...STAFF_READ])
  const found = STAFF_CALLS.flatMap((call) =>
    fieldsOf(jsonSchemaOf(call.request))
      .filter(takesMarkup)
      .map(({ path, name }) => ({ field: `${nameOf(call)} ${path.split('.')[0]}`, name })),
  )
  const unnamed = found.filter(({ field, name }) => !known.has(field) && !NEVER_PUBLISHED.has(name))
  expect(unnamed.map(({ field }) => field)).toEqual([])
  const there = new Set(found.map(({ field }) => field))
  expect([...known].filter((field) => !there.has(field))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { RESET_PROOFS } from '@keo/contract/console-member-standing'
import { ROLE_NAMES } from '@keo/contract/staff-permissions'
import { expect, test } from 'vitest'
import { factName, factText } from './fact-words.ts'

test('fields of a change are named in words, those of a level, a currency and an account of the house too', () => {
  expect([factName('available', 'vi'), factName('available', 'en')]).toEqual(['Khả dụng', 'Available'])
  expect(factName('house:promotions', 'vi')).toBe('Khuyến mãi')
  expect(factName('VIP 3 dayMax', 'en')).toBe('VIP 3, a day')
  expect(factName('returned VND', 'vi')).toBe('Trả về VND')
})

test('money is written as money, a missing field as a dash', () => {
  expect(factText('amount', '-250000.00', 'vi')).toBe('−250.000,00')
  expect(factText('caseNo', 'CS-118', 'vi')).toBe('CS-118')
  expect([factText('to', undefined, 'vi'), factText('to', '', 'vi')]).toEqual(['—', '—'])
})

test('codes are words where a field holds codes, and stand as written where somebody wrote', () => {
  expect(factText('state', 'inReview', 'en')).toBe('in review')
  expect(factText('roles', 'support, payments', 'vi')).toBe('Hỗ trợ, Thanh toán')
  expect(factText('result', '1: won, 2 (1-0): halfLost', 'vi')).toBe('1: thắng, 2 (1-0): thua nửa')
  expect(factText('title', 'open day', 'vi')).toBe('open day')
  const bare = [
    ...ROLE_NAMES.filter((role) => factText('roles', role, 'vi') === role),
    ...RESET_PROOFS.filter((proof) => factText('proof', proof, 'vi') === proof),
  ]
  expect(bare).toEqual([])
})

const SERVER = new URL('../../../server/src/features/', import.meta.url)
/** Fields of entries that stand in one pair of braces, which most do. */
function fieldsOfEntries(): Set<string> {
  const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, SERVER), 'utf8'))
    .filter((source) => /audit|staffRecord|acting/i.test(source))
  const bodies = sources.flatMap((source) =>
    Array.from(source.matchAll(/\b(?:before|after): \{ ([^{}$]*) \}/g), ([, body]) => body ?? ''),
  )
  const parts = bodies.flatMap((body) =>
    /: (?:Instant|string)\b/.test(body) ? [] : body.split(/, (?=\w+(?::|,|$))/),
  )
  return new Set(parts.map((part) => /^\w+/.exec(part)?.[0] ?? '').filter((name) => name !== ''))
}

test('fields of the audit log that the server writes down by name have words in both languages', () => {
  const fields = fieldsOfEntries()
  expect(fields.size).toBeGreaterThan(40)
  const raw = [...fields].filter((name) => [factName(name, 'vi'), factName(name, 'en')].includes(name))
  expect(raw).toEqual([])
})

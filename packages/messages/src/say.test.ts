import { expect, expectTypeOf, test } from 'vitest'
import { matchLanguage } from './languages.ts'
import { loadPack } from './packs.ts'
import { createFill, createSay, placeholdersOf } from './say.ts'
import { serverText } from './server-packs.ts'

test('a placeholder is filled, and its name is known to the compiler', () => {
  const say = createSay({ 'error.tooManyRequests': 'Thử lại sau {seconds} giây.' }, 'vi')
  expect(say('error.tooManyRequests', { seconds: 10 })).toBe('Thử lại sau 10 giây.')
  expectTypeOf(say<'error.tooManyRequests'>)
    .parameter(1)
    .toEqualTypeOf<Record<'seconds', string | number>>()
})

test('the first placeholder chooses the plural form', () => {
  const fill = createFill(
    { wait: { one: '{seconds} second, {name}', other: '{seconds} seconds, {name}' } },
    'en',
  )
  expect(fill('wait', { seconds: 1, name: 'Mai' })).toBe('1 second, Mai')
  expect(fill('wait', { seconds: 0, name: 'Mai' })).toBe('0 seconds, Mai')
  expect(fill('wait', { seconds: 2, name: 'Mai' })).toBe('2 seconds, Mai')
})

test('numbers are grouped by language, texts stay as they are', () => {
  expect(createFill({ sum: '{n}' }, 'vi')('sum', { n: 12_580 })).toBe('12.580')
  expect(createFill({ sum: '{n}' }, 'en')('sum', { n: 12_580 })).toBe('12,580')
  expect(createFill({ sum: '{n}' }, 'en')('sum', { n: '12580' })).toBe('12580')
})

test('a value that looks like a placeholder is not filled again', () => {
  expect(createFill({ greet: '{a}{b}' }, 'en')('greet', { a: '{b}', b: 'x' })).toBe('{b}x')
})

test('a key that the pack lacks is shown as it is', () => {
  expect(createFill({}, 'en')('common.copyFail', {})).toBe('common.copyFail')
})

test('a pack that cannot be loaded is replaced by the Vietnamese one', async () => {
  const vietnamese = { greet: 'Xin chào' }
  const load = { vi: async () => vietnamese, en: () => Promise.reject(new Error('offline')) }
  const find = async () => ({ ...load, 'zh-CN': load.vi, th: load.vi })
  expect(await loadPack('core', 'en', find)).toBe(vietnamese)
})

test('the server speaks every language, singular and plural', () => {
  expect(serverText('vi', 'error.tooManyRequests', { seconds: 3 })).toBe(
    'Thao tác quá nhanh. Thử lại sau 3 giây.',
  )
  expect(serverText('en', 'error.tooManyRequests', { seconds: 1 })).toContain('1 second.')
  expect(serverText('th', 'loginExpired')).not.toBe('loginExpired')
})

test.each([
  ['vi', 'vi'],
  ['vi-VI', 'vi'],
  ['vi-VN', 'vi'],
  ['EN', 'en'],
  ['en-US', 'en'],
  ['zh-cn', 'zh-CN'],
  ['zh_CN', 'zh-CN'],
  ['zh-Hans-CN', 'zh-CN'],
  ['th-TH', 'th'],
])('%s is %s', (tag, language) => {
  expect(matchLanguage(tag)).toBe(language)
})

test.each(['', 'fr', 'v', 'vietnam', '../vi', 'vi;q=1', '<script>', 'vi'.repeat(500)])(
  '%j is none of ours',
  (tag) => {
    expect(matchLanguage(tag)).toBeUndefined()
  },
)

test('placeholders are found in order', () => {
  expect(placeholdersOf('{b} and {a}')).toEqual(['b', 'a'])
})

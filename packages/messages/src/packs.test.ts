import { describe, expect, test } from 'vitest'
import type { Area, Message } from './keys.ts'
import { LANGUAGE_CODES, type Language, LANGUAGES } from './languages.ts'
import { placeholdersOf } from './say.ts'
import { SAME_IN_EVERY_LANGUAGE, USED_BY_PATTERN } from './packs.exceptions.ts'

type Pack = Record<string, Message>
const modules = import.meta.glob<Record<string, Pack>>('./*/{vi,en,zh-CN,th}.ts', { eager: true })
const packs = new Map<string, Pack>()
for (const [file, module] of Object.entries(modules)) packs.set(file, Object.values(module)[0] ?? {})

const areas = [...new Set([...packs.keys()].map((file) => file.split('/')[1] as Area))]
const packOf = (area: Area, language: Language): Pack => packs.get(`./${area}/${language}.ts`) ?? {}
const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other]
const others = LANGUAGES.filter((language) => language !== 'vi')
const cases = areas.flatMap((area) => others.map((language) => [area, language] as const))

describe('the packs', () => {
  test.each(cases)('[I18N-01a] %s is complete in %s', (area, language) => {
    expect(Object.keys(packOf(area, language)).toSorted()).toEqual(Object.keys(packOf(area, 'vi')).toSorted())
  })

  test.each(cases)('[I18N-01a] every text of %s has the same placeholders in %s', (area, language) => {
    for (const [key, message] of Object.entries(packOf(area, language))) {
      const source = placeholdersOf(formsOf(packOf(area, 'vi')[key] ?? '').join()).toSorted()
      for (const form of formsOf(message))
        expect([key, placeholdersOf(form).toSorted()]).toEqual([key, source])
    }
  })

  test.each(cases)('[I18N-01a] nothing of %s is left empty or untranslated in %s', (area, language) => {
    const untranslated = Object.entries(packOf(area, language)).filter(
      ([key, message]) =>
        formsOf(message).some((form) => form.trim() === '') ||
        (formsOf(message).some((form) => form === packOf(area, 'vi')[key]) &&
          !SAME_IN_EVERY_LANGUAGE.has(key)),
    )
    expect(untranslated).toEqual([])
  })

  test('no key stands in two areas', () => {
    const keys = areas.flatMap((area) => Object.keys(packOf(area, 'vi')))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})

test.each(LANGUAGES)('the rules of betting quote what the app says in %s', (language) => {
  const said = packs.get(`./bet-cart/${language}.ts`)?.['bet.accepted']
  expect(packs.get(`./sports-guide/${language}.ts`)?.['rules.accept.text']).toContain(`“${said}”`)
})

describe('the keys', () => {
  const files = import.meta.glob<string>(
    // The console has two languages and words of its own.
    [
      '../../../{apps,packages}/*/src/**/*.{ts,tsx}',
      '!**/*.test.{ts,tsx}',
      '!../../messages/**',
      '!../../../apps/console/**',
    ],
    { eager: true, query: '?raw', import: 'default' },
  )
  const sources = Object.values(files)
  const quoted = new Set(
    sources.flatMap((text) => [...text.matchAll(/['"`]([\w.\- ]+)['"`]/g)].map(([, word = '']) => word)),
  )
  const known = areas.flatMap((area) => Object.keys(packOf(area, 'vi')))

  test('every key is used somewhere', () => {
    const isUsed = (key: string) => quoted.has(key) || USED_BY_PATTERN.some((pattern) => pattern.test(key))
    expect(known.filter((key) => !isUsed(key))).toEqual([])
  })

  test('every key that is said exists', () => {
    const said = sources.flatMap((text) =>
      [...text.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, key = '']) => key),
    )
    expect(said.filter((key) => !known.includes(key))).toEqual([])
  })

  test('every pattern of keys is still needed', () => {
    expect(USED_BY_PATTERN.filter((pattern) => !known.some((key) => pattern.test(key)))).toEqual([])
  })
})

test('[I18N-02a] sports codes are CMN, VIE, ENG and THA', () => {
  expect(codes('sports')).toEqual({ vi: 'VIE', en: 'ENG', 'zh-CN': 'CMN', th: 'THA' })
})

test('[I18N-02b] backend codes are zh-CN, vi-VI, en-US and th-TH', () => {
  expect(codes('backend')).toEqual({ vi: 'vi-VI', en: 'en-US', 'zh-CN': 'zh-CN', th: 'th-TH' })
})

test('[I18N-02c] captcha codes are zho, vie, eng and tha', () => {
  expect(codes('captcha')).toEqual({ vi: 'vie', en: 'eng', 'zh-CN': 'zho', th: 'tha' })
})

function codes(kind: 'sports' | 'backend' | 'captcha') {
  return Object.fromEntries(LANGUAGES.map((language) => [language, LANGUAGE_CODES[language][kind]]))
}

import type { Language } from '@keo/messages/languages'
import { legal as en } from '@keo/messages/legal/en'
import { legal as th } from '@keo/messages/legal/th'
import { legal as vi } from '@keo/messages/legal/vi'
import { legal as zhCn } from '@keo/messages/legal/zh-CN'
import type { LiveTexts, ShippedText } from '../site-texts/index.ts'

const PACKS: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = { vi, en, 'zh-CN': zhCn, th }

/** Sections of the agreement: what has a title and a body. */
const KEYS = Object.keys(vi)
  .filter((key) => key.startsWith('agreement.') && key.endsWith('.body'))
  .map((key) => key.slice(0, -'.body'.length))

function textIn(language: Language, name: string): string {
  const text = PACKS[language][name]
  return typeof text === 'string' ? text : ''
}

const shipped = (name: string) => ({
  vi: textIn('vi', name),
  en: textIn('en', name),
  'zh-CN': textIn('zh-CN', name),
  th: textIn('th', name),
})

export const legalTexts = (): ShippedText[] =>
  KEYS.map((key) => ({
    key,
    name: textIn('vi', `${key}.title`) || key,
    fields: [
      { name: 'title', kind: 'line', shipped: shipped(`${key}.title`) },
      { name: 'body', kind: 'long', shipped: shipped(`${key}.body`) },
    ],
  }))

/** Who runs the site and by which licence: nothing is declared before the operator does. */
const ABOUT_KEY = 'company'
const ABOUT = [
  { name: 'operator', kind: 'line', message: 'company.notSet' },
  { name: 'licence', kind: 'line', message: 'company.notSet' },
  { name: 'note', kind: 'long', message: 'company.notSetReason' },
] as const

export const aboutTexts = (): ShippedText[] => [
  {
    key: ABOUT_KEY,
    name: textIn('vi', 'company.title'),
    fields: ABOUT.map(({ name, kind, message }) => ({ name, kind, shipped: shipped(message) })),
  },
]

/** What was written of them in this language, by the name of the message it stands for. */
export function writtenLegal(texts: Pick<LiveTexts, 'inForce'>, language: Language): Record<string, string> {
  const found: Record<string, string> = {}
  for (const place of ['legal', 'about'] as const)
    for (const [key, { fields }] of texts.inForce(place))
      for (const [name, text] of Object.entries(fields))
        if (text[language]) found[`${key}.${name}`] = text[language]
  return found
}

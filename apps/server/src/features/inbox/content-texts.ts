import { cleanContent } from '@keo/contract/rich-content'
import { LANGUAGES } from '@keo/messages/languages'
import type { Localised } from '../site/index.ts'

function mapTexts(texts: Localised, change: (text: string) => string): Localised {
  return Object.fromEntries(LANGUAGES.map((language) => [language, change(texts[language])])) as Localised
}

/** By the allow-list, in every language. */
export const cleanTexts = (texts: Localised): Localised => mapTexts(texts, cleanContent)

/** Whoever reads a language that nobody wrote reads English, else Vietnamese, which is always there. */
export const filledTexts = (texts: Localised): Localised =>
  mapTexts(texts, (text) => text || texts.en || texts.vi)

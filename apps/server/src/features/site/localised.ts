import type { Language } from '@keo/messages/languages'

/** A text of the site's content in every language. */
export type Localised = Readonly<Record<Language, string>>

export function localised(vi: string, en: string, zhCn: string, th: string): Localised {
  return { vi, en, 'zh-CN': zhCn, th }
}

export function everywhere(text: string): Localised {
  return localised(text, text, text, text)
}

import { type Language, matchLanguage } from '@keo/messages/languages'

const REGION_LANGUAGES: Partial<Record<string, Language>> = { vietnam: 'vi', china: 'zh-CN' }

type LanguageHints = {
  /** The query of the address, `?lang=en`. */
  readonly search: string
  readonly stored: Language | undefined
  readonly region: string
  readonly browser: readonly string[]
}

/** Address, stored choice, region, browser, English: the first that is one of ours. */
export function chooseLanguage({ search, stored, region, browser }: LanguageHints): Language {
  return (
    matchLanguage(new URLSearchParams(search).get('lang') ?? '') ??
    stored ??
    REGION_LANGUAGES[region] ??
    browser.map(matchLanguage).find((language) => language !== undefined) ??
    'en'
  )
}

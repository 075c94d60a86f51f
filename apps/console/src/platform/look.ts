import { parseServerTime } from '@keo/units/instants'
import { useSyncExternalStore } from 'react'
import { en } from '../texts/en.ts'
import { vi, type TextKey } from '../texts/vi.ts'

export type Language = 'vi' | 'en'
type Theme = 'dark' | 'light'
type Look = { readonly language: Language; readonly theme: Theme }

const PACKS: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { vi, en }
const KEY = 'keo.console.look'
const listeners = new Set<() => void>()
let current: Look = { language: 'vi', theme: 'dark' }

export const look = (): Look => current

function apply(): void {
  document.documentElement.lang = current.language
  document.documentElement.dataset.theme = current.theme
}

export function startLook(): void {
  const kept = localStorage.getItem(KEY) ?? ''
  current = {
    language: kept.includes('en') ? 'en' : 'vi',
    theme: kept.includes('light') ? 'light' : 'dark',
  }
  apply()
}

export function setLook(change: Partial<Look>): void {
  current = { ...current, ...change }
  localStorage.setItem(KEY, `${current.language} ${current.theme}`)
  apply()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a section says beside the common words; it travels with the section. */
export type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

const NO_WORDS: Words<never> = { vi: {}, en: {} }

/** Words of the chosen language, those of the section too, and how it writes times. */
export function useLook<Key extends string = never>(own: Words<Key> = NO_WORDS as Words<Key>) {
  const { language, theme } = useSyncExternalStore(subscribe, look)
  const words: Readonly<Record<string, string>> = { ...PACKS[language], ...own[language] }
  const say = (key: Key | TextKey): string => words[key] ?? key
  // The day before the month for every reader: two of them look at one row.
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Ho_Chi_Minh',
  })
  /** What members read by the server's own clock, as everything else on the page is told. */
  const timeOf = (text: string): string => {
    const at = parseServerTime(text)
    return at === undefined ? text : time.format(at)
  }
  return { language, theme, say, time: (at: number) => time.format(at), timeOf }
}

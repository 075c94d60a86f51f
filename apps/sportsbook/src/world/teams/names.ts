import type { Names } from '../match.ts'

/** `English|Vietnamese|Chinese|Thai`; what is left out is as in English. */
export function namesOf(columns: readonly string[]): Names {
  const en = columns[0]?.trim() ?? ''
  const or = (column: number) => columns[column]?.trim() || en
  return { vi: or(1), en, 'zh-CN': or(2), th: or(3) }
}

/** The lines of a table kept as text, blank ones left out. */
export function linesOf(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function mapNames(names: Names, change: (name: string, language: keyof Names) => string): Names {
  return {
    vi: change(names.vi, 'vi'),
    en: change(names.en, 'en'),
    'zh-CN': change(names['zh-CN'], 'zh-CN'),
    th: change(names.th, 'th'),
  }
}

export function joinNames(first: Names, second: Names, between: string): Names {
  return mapNames(first, (name, language) => `${name}${between}${second[language]}`)
}

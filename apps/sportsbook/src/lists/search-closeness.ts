import type { Match } from '../world/match.ts'

/** Lower case without accents: who types `ha noi` means Hà Nội. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim()
}

/** What is typed for a name, or a word of one, that does not begin so. */
const SHORT_FOR: Readonly<Record<string, string>> = {
  mu: 'manchester united',
  mc: 'manchester city',
  rm: 'real madrid',
  utd: 'united',
  barca: 'barcelona',
  atleti: 'atletico',
  spurs: 'tottenham',
  wolves: 'wolverhampton',
  laliga: 'la liga',
  epl: 'premier league',
  c1: 'champions league',
}

export const NOT_MEANT = Number.POSITIVE_INFINITY
/** The whole name, its initials, its beginning, words of it, a part of a word. */
const CLOSENESS = { whole: 0, initials: 1, start: 2, words: 3, within: 4 } as const
/** A part of a word says something from so many letters on: `mu` is in half of all names. */
const WITHIN_MIN = 3

type Known = { readonly text: string; readonly words: readonly string[]; readonly initials: string }

/** How close a name comes to what was typed; lower is closer. */
export function createCloseness() {
  const held = new Map<string, Known>()

  function knownOf(name: string): Known {
    const known = held.get(name)
    if (known) return known
    const text = fold(name)
    const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
    const made = { text, words, initials: words.map((word) => word[0]).join('') }
    held.set(name, made)
    return made
  }

  function closenessTo({ text, words, initials }: Known, wanted: string): number {
    if (text === wanted) return CLOSENESS.whole
    if (wanted.length > 1 && initials === wanted) return CLOSENESS.initials
    if (text.startsWith(wanted)) return CLOSENESS.start
    const parts = wanted.split(' ')
    if (parts.every((part) => words.some((word) => word.startsWith(part)))) return CLOSENESS.words
    const isWithin = parts.every((part) => part.length >= WITHIN_MIN && text.includes(part))
    return isWithin ? CLOSENESS.within : NOT_MEANT
  }

  return function closenessOf(name: string, searchText: string): number {
    const typed = fold(searchText).split(/\s+/)
    const meant = typed.map((word) => SHORT_FOR[word] ?? word)
    if (typed[0] === '') return NOT_MEANT
    const known = knownOf(name)
    return Math.min(closenessTo(known, typed.join(' ')), closenessTo(known, meant.join(' ')))
  }
}

type Found = { readonly match: Pick<Match, 'league'>; readonly closeness: number }

/** The closest first; among equals what most people look for, and then what was sooner. */
export function byCloseness(a: Found, b: Found): number {
  const [one, other] = [a.match.league, b.match.league]
  return (
    a.closeness - b.closeness ||
    Number(other.isHot) - Number(one.isHot) ||
    one.tier - other.tier ||
    one.rank - other.rank
  )
}

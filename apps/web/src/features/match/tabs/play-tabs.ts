import type { PlainMessageKey } from '@keo/messages/keys'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'

/** The tabs of a match in the order in which they stand (SPT-16), then the protocol's further ones (3.11). */
const LABELS = {
  p: 'match.tab.p',
  builder: 'match.builder.tab',
  h: 'match.tab.h',
  c: 'match.tab.c',
  cs: 'match.tab.cs',
  s: 'match.tab.s',
  f: 'match.tab.f',
  i: 'match.tab.i',
  b: 'match.tab.b',
  q: 'match.tab.q',
  t: 'match.tab.t',
  j: 'match.tab.j',
  set: 'match.tab.set',
  qu: 'match.tab.qu',
  z: 'match.tab.z',
  ps: 'match.tab.ps',
  pro: 'match.tab.pro',
  '1st': 'match.tab.1st',
  '3rd': 'match.tab.3rd',
  o: 'match.tab.o',
  pa: 'match.tab.pa',
  te: 'match.tab.te',
  oe: 'match.tab.oe',
} as const satisfies Record<string, PlainMessageKey>

export type TabKey = keyof typeof LABELS
const PLACES = Object.keys(LABELS) as TabKey[]
const OTHER: TabKey = 'o'

/** Other names of the games and innings of a match. */
const SAME_AS: ReadonlyMap<string, TabKey> = new Map([
  ['game', 'j'],
  ['inning', 'j'],
  ['vset', 'j'],
])

type Tagged = { readonly tags: readonly string[] }

/** Basketball counts points where soccer counts goals. */
const POINT_SPORTS: ReadonlySet<number> = new Set([SPORT.basketball, SPORT.electronicBasketball])

export function tabLabel(tab: TabKey, sportId: number): PlainMessageKey {
  return tab === 's' && POINT_SPORTS.has(sportId) ? 'match.tab.points' : LABELS[tab]
}

/** A tag that nobody told us of falls under the others. */
export function tabOf(tag: string): TabKey {
  return SAME_AS.get(tag) ?? PLACES.find((key) => key === tag) ?? OTHER
}

/** The tabs that have a market to show, each at its place. */
export function tabsOf(groups: readonly Tagged[]): TabKey[] {
  const present = new Set(groups.flatMap(tabsOfGroup))
  return PLACES.filter((key) => present.has(key))
}

/** Of a fight the model tells no two things jointly. */
const NEVER_JOINED: ReadonlySet<number> = new Set([SPORT.boxing])

/** Beside the popular markets stands what joins them. */
export function withBuilder(tabs: readonly TabKey[], sportId: number): TabKey[] {
  if (tabs.length === 0 || NEVER_JOINED.has(sportId)) return [...tabs]
  return PLACES.filter((key) => key === 'builder' || tabs.includes(key))
}

export function groupsUnder<Group extends Tagged>(tab: TabKey, groups: readonly Group[]): Group[] {
  return groups.filter((group) => tabsOfGroup(group).includes(tab))
}

const tabsOfGroup = ({ tags }: Tagged): TabKey[] => (tags.length === 0 ? [OTHER] : tags.map(tabOf))

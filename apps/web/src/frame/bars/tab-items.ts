import type { MessageKey } from '@keo/messages/keys'
import { patterns, paths, withQuery } from '../../navigation/paths.ts'

export type TabName = 'home' | 'sports' | 'promotions' | 'betRecords' | 'me'

export type TabItem = {
  readonly name: TabName
  readonly label: MessageKey & `tab.${TabName}`
  readonly fullPath: string
  readonly count: number
}

type TabWorld = {
  /** The C-sport switch of home/bar/list. */
  readonly isCSportOn: boolean
  /** The sports game rests: its tab leads to the page that says so. */
  readonly isSportsResting: boolean
  /** The player has the live section; without it the bet-record tab is a plain one. */
  readonly hasLive: boolean
  readonly unreadLetters: number
}

/** Home, Sports (when switched on), Promotions, Bet records, Me (specification section 2). */
export function tabItems({ isCSportOn, isSportsResting, hasLive, unreadLetters }: TabWorld): TabItem[] {
  const betRecords = hasLive ? withQuery(paths.betRecords(), { app: 'false' }) : paths.betRecords()
  const items: TabItem[] = [
    { name: 'home', label: 'tab.home', fullPath: paths.home(), count: 0 },
    { name: 'promotions', label: 'tab.promotions', fullPath: paths.promotions(), count: 0 },
    { name: 'betRecords', label: 'tab.betRecords', fullPath: betRecords, count: 0 },
    { name: 'me', label: 'tab.me', fullPath: paths.me(), count: unreadLetters },
  ]
  if (!isCSportOn) return items
  const sportsPath = isSportsResting ? paths.maintain() : paths.sports()
  return items.toSpliced(1, 0, { name: 'sports', label: 'tab.sports', fullPath: sportsPath, count: 0 })
}

const TAB_OF_PATTERN: Partial<Record<string, TabName>> = {
  [patterns.home]: 'home',
  [patterns.sports]: 'sports',
  [patterns.maintain]: 'sports',
  [patterns.promotions]: 'promotions',
  [patterns.me]: 'me',
}

/** The tab that is lit on a page; the maintenance page stands in for sports. */
export function activeTab(pattern: string): TabName | null {
  return TAB_OF_PATTERN[pattern] ?? null
}

import { match as en } from '@keo/messages/match/en'
import { match as th } from '@keo/messages/match/th'
import { match as vi } from '@keo/messages/match/vi'
import { match as zh } from '@keo/messages/match/zh-CN'
import { describe, expect, test } from 'vitest'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { groupsUnder, tabLabel, tabOf, tabsOf } from './play-tabs.ts'

const TWENTY = 'p h c cs s f i b q t j set qu z ps pro 1st 3rd o pa'.split(' ')
const FURTHER = ['te', 'oe']

describe('[SPT-16a] the twenty keys', () => {
  test.each([...TWENTY, ...FURTHER])('%s has a label in four languages', (key) => {
    for (const pack of [vi, en, zh, th] as readonly Readonly<Record<string, unknown>>[]) {
      expect(pack[tabLabel(tabOf(key), SPORT.soccer)]).toEqual(expect.stringMatching(/\S/))
    }
    expect(tabOf(key)).toBe(key)
  })

  test('each stands at its place, whatever the provider sends first', () => {
    const groups = [...TWENTY].toReversed().map((key) => ({ tags: [key] }))
    expect(tabsOf(groups)).toEqual(TWENTY)
  })

  test('two keys never share a label', () => {
    const labels = [...TWENTY, ...FURTHER].map(
      (key) => vi[tabLabel(tabOf(key), SPORT.soccer) as keyof typeof vi],
    )
    expect(new Set(labels).size).toBe(labels.length)
  })
})

test('the tab of goals is the tab of points in basketball', () => {
  expect(vi[tabLabel('s', SPORT.soccer) as keyof typeof vi]).toBe('Bàn thắng')
  expect([3, 178].map((sportId) => vi[tabLabel('s', sportId) as keyof typeof vi])).toEqual(['Điểm', 'Điểm'])
})

test("the protocol's further names of games and innings share their tab", () => {
  expect(['game', 'inning', 'vset'].map(tabOf)).toEqual(['j', 'j', 'j'])
})

describe('[SPT-16b] an unknown key', () => {
  test.each(['xyz', '', '__proto__', 'constructor', 'P'])('%j falls under o', (key) => {
    expect(tabOf(key)).toBe('o')
    expect(groupsUnder('o', [{ tags: [key] }])).toHaveLength(1)
  })

  test('a group without any tag is not lost', () => {
    expect(tabsOf([{ tags: [] }])).toEqual(['o'])
  })
})

test('a group with several tags stands under each of them', () => {
  const groups = [{ tags: ['p', 'f', 'h'] }, { tags: ['c'] }]
  expect(tabsOf(groups)).toEqual(['p', 'h', 'c', 'f'])
  expect(groupsUnder('f', groups)).toEqual([groups[0]])
})

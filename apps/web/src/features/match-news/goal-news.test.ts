import { beforeEach, expect, test } from 'vitest'
import { createGoalNews } from './goal-news.ts'
import { WATCHED_MAX, watchedIds } from './watched-ids.ts'

let sent: unknown[]
let played: string[]
let shown: string[]
let followed: string[]
let betted: string[]
let settings: { pushTong: number; pushTongStatus: number }
let isLoggedIn: boolean

beforeEach(() => {
  sent = []
  played = []
  shown = []
  followed = ['17']
  betted = ['4']
  settings = { pushTong: 1, pushTongStatus: 0 }
  isLoggedIn = true
})

const made = () =>
  createGoalNews({
    send: (message) => sent.push(message),
    followed: () => followed,
    betted: async () => betted,
    settings: () => settings,
    isLoggedIn: () => isLoggedIn,
    play: (sound) => played.push(sound),
    show: ({ fbId, home, away }) => shown.push(`${fbId} ${home}-${away}`),
  })
const goal = (home: number, away: number, more: object = {}) => ({
  businessType: 'matchGoalInfo',
  topic: 'public:match:17',
  source: 'node',
  seq: 1,
  businessContent: { fbId: '17', side: 'home', home, away, isTakenBack: false, ...more },
})
const turn = async () => {
  for (let n = 0; n < 5; n += 1) await Promise.resolve()
}
const named = () => sent.map((message) => (message as { fbId: string[] }).fbId.join())

test('[SPT-15c] followed and betted matches are named on connect, and those of a bet before it goes out', async () => {
  const news = made()
  news.watchAlso(['9'])
  expect(sent).toEqual([])
  news.opened()
  await turn()
  expect(named()).toEqual(['9,17', '4,17'])
  news.watchAlso(['23'])
  expect(named().at(-1)).toBe('4,23,17')
  followed = []
  news.followsChanged()
  expect(named().at(-1)).toBe('4,23')
})

test('what is bet on comes first, each match once, and no more than the socket takes', () => {
  const many = Array.from({ length: 200 }, (_, n) => String(n))
  expect(watchedIds(['150', '7'], many).slice(0, 3)).toEqual(['150', '7', '0'])
  expect(watchedIds(['7', '7'], many)).toHaveLength(WATCHED_MAX)
})

test('[SPT-15g] a goal plays the chosen sound once, however often it is told', () => {
  const news = made()
  news.onMessage(goal(1, 0))
  news.onMessage(goal(1, 0))
  settings = { pushTong: 2, pushTongStatus: 0 }
  news.onMessage(goal(2, 0))
  expect([played, shown]).toEqual([
    ['cheer', 'whistle'],
    ['17 1-0', '17 2-0'],
  ])
})

test('[SPT-15g] no sound when it is switched off, nor for somebody who has left', () => {
  const news = made()
  settings = { pushTong: 1, pushTongStatus: 1 }
  news.onMessage(goal(1, 0))
  isLoggedIn = false
  settings = { pushTong: 1, pushTongStatus: 0 }
  news.onMessage(goal(2, 0))
  expect([played, shown]).toEqual([[], ['17 1-0']])
})

test('a goal that was taken back is silent, and the next one at that score is heard', () => {
  const news = made()
  news.onMessage(goal(1, 0))
  news.onMessage(goal(0, 0, { isTakenBack: true }))
  news.onMessage(goal(1, 0))
  expect(shown).toEqual(['17 1-0', '17 1-0'])
})

test('[WSS-03] what is no goal is left alone', () => {
  const news = made()
  for (const content of [null, 7, 'x', {}, { fbId: 'owner:1', side: 'home', home: 1, away: 0 }])
    news.onMessage({ ...goal(1, 0), businessContent: content } as never)
  news.onMessage({ ...goal(1, 0), businessType: 'balance' })
  expect(played).toEqual([])
})

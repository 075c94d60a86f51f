import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ENGINES } from '@keo/games-contract/engines'
import { expect, test } from 'vitest'
import { builtPages, packedSize } from './lib/page-sizes.ts'
import { ROOT } from './lib/tracked-files.ts'

const KB = 1024
const pages = builtPages(path.join(ROOT, 'build/web/assets'))

test.each([
  ['the inbox', ['messages-screen'], 25],
  ['a letter', ['message-detail-screen'], 25],
  ['help', ['help-screen'], 25],
  ['an article', ['article-screen'], 25],
  ['the chat', ['chat-screen'], 27],
  ['invitations', ['invite-screen'], 25],
  ['friends and rewards', ['details-screen'], 25],
  ['the campaign of invitations', ['activity-screen'], 25],
  ['the commission of invitations', ['commission-screen'], 25],
  ['own time and money', ['insight-screen'], 15],
  ['the accessibility statement', ['accessibility-screen'], 15],
  ['VIP', ['vip-screen'], 25],
  ['the levels of VIP', ['vip-details-screen'], 25],
  ['a service of VIP', ['vip-manager-screen'], 25],
  ['the rooms on air', ['live-list-screen'], 35],
  ['the matches on air', ['live-matches-screen'], 35],
  ['a room with its talk', ['room-screen', 'talk-tab'], 60],
  ['the list of experts', ['experts-screen'], 35],
  ['the list of hosts', ['hosts-screen'], 35],
  ['a host', ['host-screen'], 35],
  ['the articles', ['information-screen'], 35],
  ['an article of the live section', ['information-screen', 'article-page'], 60],
  ['the entertainment rooms', ['entertainment-screen'], 35],
  ['an entertainment room', ['entertainment-screen', 'stage-room', 'table-round'], 60],
  ['an expert', ['expert-screen'], 60],
  ['a plan', ['plan-screen'], 60],
  ['a shared ticket', ['shared-ticket-screen'], 62],
  ['a shared slip', ['slip-screen'], 60],
  ['the lobby of games', ['lobby-screen'], 45],
  ['the list of campaigns', ['promotions-screen'], 40],
  ['a campaign of steps', ['campaign-screen'], 40],
  ['the lucky wheel', ['campaign-screen', 'wheel-page'], 40],
  ['the sign-in', ['campaign-screen', 'sign-in-page'], 40],
  ['cheers', ['campaign-screen', 'cheer-page'], 40],
  ['the record of cheers', ['cheer-record-screen'], 40],
  ['ideas', ['campaign-screen', 'suggestion-page'], 40],
  ['the own gifts', ['welfare-screen'], 40],
])('%s adds its budget at most to a browser that has the home page', (_, chunks, budget) => {
  const size = pages.overShell(...chunks)
  expect(size).toBeGreaterThan(KB)
  expect(size).toBeLessThanOrEqual(budget * KB)
})

const MATCH = ['match-detail-screen', 'market-list', 'cart']
const BETS = ['bet-records-screen']

test.each([
  ['the builder of a match', MATCH, 'builder-panel'],
  ['what a price costs', MATCH, 'price-cost'],
  ['where a figure comes from', [...MATCH, 'explain'], 'explain-sheet'],
  ['rules for a cash-out that waits', BETS, 'auto-sheet'],
  ['the replay of a ticket', BETS, 'replay-screen'],
  ['sharing a ticket', BETS, 'share-ticket-sheet'],
  ['a slip as a code', [...MATCH, 'whole-cart'], 'slip-sheet'],
])('%s adds at most 15 KB of script to the page that opens it', (_, page, added) => {
  const size = pages.scriptOver(page, added)
  expect(size).toBeGreaterThan(KB / 2)
  expect(size).toBeLessThanOrEqual(15 * KB)
})

const CAMPAIGNS = path.join(ROOT, 'apps/server/campaigns')
/** Their page comes with the screen that all campaigns share. */
const WITH_THE_SCREEN = new Set(['ladder', 'match'])

test.each(readdirSync(CAMPAIGNS))(
  'the campaign %s adds at most 20 KB to the screen of campaigns: its page, its drawing and its words in four languages',
  (file) => {
    const text = readFileSync(path.join(CAMPAIGNS, file))
    const { kind, art } = JSON.parse(text.toString()) as { kind: string; art: string }
    const drawing = packedSize(path.join(ROOT, `build/web/campaigns/${art}.svg`))
    const page = WITH_THE_SCREEN.has(kind) ? 0 : pages.overScreen('campaign-screen', `${kind}-page`)
    expect(drawing).toBeGreaterThan(100)
    expect(page + drawing + brotliCompressSync(text).length).toBeLessThanOrEqual(20 * KB)
  },
)

test.each(ENGINES)('the game %s adds at most 60 KB with the page around it', (engine) => {
  const size = pages.overShell('game-screen', `${engine}-screen`)
  expect(size).toBeGreaterThan(10 * KB)
  expect(size).toBeLessThanOrEqual(60 * KB)
})

/** The console: what its page loads at once, and the screens that come when they are opened. */
const CONSOLE = path.join(ROOT, 'build/console')
const consolePage = readFileSync(path.join(CONSOLE, 'index.html'), 'utf8')
const firstScripts = [...consolePage.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g)].map(
  ([, file = '']) => file,
)
const packed = (file: string) => brotliCompressSync(readFileSync(path.join(CONSOLE, file))).length
const consoleScreens = [
  ...readFileSync(path.join(ROOT, 'apps/console/src/pages.ts'), 'utf8').matchAll(
    /import\('\.\/sections\/[\w-]+\/([\w-]+)\.tsx'\)/g,
  ),
].map(([, screen = '']) => screen)

test('the console loads 150 KB of script at most', () => {
  expect(firstScripts.length).toBeGreaterThan(0)
  expect(firstScripts.reduce((sum, file) => sum + packed(file), 0)).toBeLessThanOrEqual(150 * KB)
})

test.each(consoleScreens)(
  'of the console, %s is a chunk of its own that comes when it is opened',
  (screen) => {
    const [chunk, ...more] = readdirSync(path.join(CONSOLE, 'assets')).filter(
      (file) => file.startsWith(`${screen}-`) && file.endsWith('.js'),
    )
    expect(more).toEqual([])
    expect(firstScripts).not.toContain(`assets/${chunk}`)
    expect(packed(`assets/${chunk}`)).toBeLessThanOrEqual(60 * KB)
  },
)

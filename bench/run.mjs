import { parseArgs } from 'node:util'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { broadcastRows } from './broadcast-rows.mjs'
import { builderRows } from './builder.mjs'
import { calibrationTable, isCalibrated, measureCalibration } from './calibration.mjs'
import { claimRows } from './campaign-claims.mjs'
import { progressRows } from './campaign-progress.mjs'
import { settlementRows } from './campaign-settlement.mjs'
import { chatRows } from './chats.mjs'
import { consoleRows } from './console.mjs'
import { dataSaverRows } from './data-saver.mjs'
import { faultRows } from './fault-rows.mjs'
import { figureTable, writeFigures } from './figures-file.mjs'
import { gameRows } from './game-rows.mjs'
import { gamesBrowserRows } from './games-browser-rows.mjs'
import { inboxRows } from './inbox.mjs'
import { ledgerRows } from './ledger-rows.mjs'
import {
  firstLoadRows,
  lighthouseRows,
  loginRows,
  memoryRows,
  startRow,
  throughputRows,
} from './product-rows.mjs'
import { replayRows } from './replay.mjs'
import { roomRows } from './rooms.mjs'
import { measureReturns, returnTable } from './rtp.mjs'
import { startServerUnderTest } from './server-under-test.mjs'
import { sportsAppRows } from './sports-app-rows.mjs'
import { threeGRows } from './three-g.mjs'
import { betRows, engineRows, listRows, pushRows, worldRows } from './sportsbook-rows.mjs'

const say = (text) => process.stdout.write(`${text}\n`)

/**
 * `--only ledger,lists` measures these groups and leaves the other sections of docs/figures.md as they are. `--postings
 * 10000000` measures the ledger on full books as well and `--bets 100000` a large settlement, which take a quarter of an
 * hour more each; `--calibration 2000` and `--rounds 100000` spare as much. `--memory-minutes 10` watches the heap of the sports page longer,
 * `--room-minutes 10` a busy room. `--console-members 100000 --console-bets 1000000` seeds a tenth of the console's books.
 */
const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    postings: { type: 'string', default: '0' },
    bets: { type: 'string', default: '5000' },
    calibration: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '10000000' },
    'console-members': { type: 'string', default: '1000000' },
    'console-bets': { type: 'string', default: '10000000' },
    'memory-minutes': { type: 'string', default: '1' },
    'room-minutes': { type: 'string', default: '0.5' },
  },
})
const once = (work) => {
  let result
  return () => (result ??= work())
}
const chromePath = await findBrowser()
const server = once(startServerUnderTest)
const ledger = once(() => ledgerRows({ postings: Number(flags.postings), chromePath }))

const CALIBRATION_NOTE =
  'One price of each match, drawn at a moment that nobody chose by what came later, and whether it won. Errors are standard errors; met is within four.'

const RETURNS_NOTE =
  "One bet of every game: its exact return beside rounds played by the provider's own engines, from a seeded generator in the place of the HMAC. Errors are standard errors; met is within four. Blackjack's best play is exact over every hand and every card that is left; of a split each hand is played by its own cards alone."

async function measureServer(measure) {
  return measure(await server())
}

async function calibrate() {
  const found = await measureCalibration({ matches: Number(flags.calibration) })
  const lines = calibrationTable(found)
  return { lines: [CALIBRATION_NOTE, '', ...lines], isMet: found.every(isCalibrated), printed: lines }
}

async function playGames() {
  const found = await measureReturns({ rounds: Number(flags.rounds) })
  const lines = returnTable(found)
  return {
    lines: [RETURNS_NOTE, '', ...lines],
    isMet: found.every(({ isMet }) => isMet),
    printed: lines,
  }
}

/** In the order of measuring. Those with `usesServer` share one product, which has gone before the others need the cores. */
const GROUPS = [
  { name: 'start', title: 'Start', usesServer: true, rows: ({ answersInMs }) => [startRow(answersInMs)] },
  { name: 'memory', title: 'Memory', usesServer: true, rows: ({ pid }) => memoryRows(pid) },
  {
    name: 'first-load',
    title: 'First load',
    usesServer: true,
    rows: ({ url }) => firstLoadRows(url, chromePath),
  },
  { name: 'throughput', title: 'Calls', usesServer: true, rows: ({ url }) => throughputRows(url) },
  { name: 'logins', title: 'Logins', usesServer: true, rows: ({ url }) => loginRows(url) },
  {
    name: 'lighthouse',
    title: 'Lighthouse',
    usesServer: true,
    rows: ({ url }) => lighthouseRows(url, chromePath),
  },
  {
    name: 'sports-app',
    title: 'Sports in the browser, slowed down 4 times',
    usesServer: true,
    rows: ({ url }) => sportsAppRows({ url, chromePath, memoryMinutes: Number(flags['memory-minutes']) }),
  },
  {
    name: 'data-saver',
    title: 'Data saver',
    usesServer: true,
    rows: ({ url }) => dataSaverRows({ url, chromePath }),
  },
  {
    name: 'three-g',
    title: 'A slow line',
    usesServer: true,
    rows: ({ url }) => threeGRows({ url, chromePath }),
  },
  {
    name: 'games-browser',
    title: 'Games in the browser, slowed down 4 times',
    usesServer: true,
    rows: ({ url }) => gamesBrowserRows({ url, chromePath }),
  },
  {
    name: 'broadcast',
    title: 'Broadcasts in the browser, slowed down 4 times',
    usesServer: true,
    rows: ({ url }) => broadcastRows({ url, chromePath }),
  },
  { name: 'ledger', title: 'Ledger', rows: async () => (await ledger()).rows },
  {
    name: 'bets',
    title: 'Bets and their settlement',
    rows: async () => betRows({ bets: Number(flags.bets), ledgerPerSecond: (await ledger()).perSecond }),
  },
  {
    name: 'games',
    title: 'Games',
    rows: async () => gameRows({ ledgerPerSecond: (await ledger()).perSecond }),
  },
  {
    name: 'claims',
    title: 'Claims of campaigns',
    rows: async () => [...(await claimRows()), ...(await progressRows()), ...(await settlementRows())],
  },
  { name: 'world', title: 'Start of the world', rows: worldRows },
  { name: 'lists', title: 'Lists of matches', rows: listRows },
  { name: 'engine', title: 'Live prices', rows: engineRows },
  { name: 'builder', title: 'Picks of one match', rows: builderRows },
  { name: 'replay', title: 'Replay', rows: () => replayRows() },
  { name: 'pushes', title: 'Pushes', rows: pushRows },
  { name: 'inbox', title: 'Inbox', rows: inboxRows },
  {
    name: 'console',
    title: 'Console',
    rows: () =>
      consoleRows({
        members: Number(flags['console-members']),
        bets: Number(flags['console-bets']),
        chromePath,
      }),
  },
  { name: 'chats', title: 'Live chat', rows: () => chatRows() },
  {
    name: 'rooms',
    title: 'Rooms',
    rows: () => roomRows({ seconds: Number(flags['room-minutes']) * 60 }),
  },
  { name: 'faults', title: 'Faults', rows: faultRows },
  { name: 'calibration', title: 'Calibration', whole: calibrate },
  { name: 'returns', title: 'Returns of games', whole: playGames },
]

async function measureGroup({ usesServer, rows: measure, whole }) {
  if (whole) return whole()
  const rows = await (usesServer ? measureServer(measure) : measure())
  const printed = rows.map(
    ({ what, figure, baseline, ok }) =>
      `${ok ? '✓' : '✗'} ${what.padEnd(46)} ${figure.padEnd(44)} ${baseline}`,
  )
  return { lines: rows.length > 0 ? figureTable(rows) : [], isMet: rows.every(({ ok }) => ok), printed }
}

function chosen() {
  const names = flags.only.split(',').filter(Boolean)
  const unknown = names.filter((name) => !GROUPS.some((group) => group.name === name))
  if (unknown.length > 0)
    throw new Error(
      `Not a group: ${unknown.join(', ')}. There are ${GROUPS.map(({ name }) => name).join(', ')}.`,
    )
  return names.length > 0 ? GROUPS.filter(({ name }) => names.includes(name)) : GROUPS
}

const measured = []
async function measureAll(groups) {
  for (const group of groups) {
    say(`measuring ${group.name} …`)
    measured.push({ title: group.title, ...(await measureGroup(group)) })
  }
}
const groups = chosen()
const [first, rest] = [
  groups.filter(({ usesServer }) => usesServer),
  groups.filter(({ usesServer }) => !usesServer),
]
try {
  await measureAll(first)
} finally {
  if (first.length > 0) await (await server()).stop()
}
await measureAll(rest)

writeFigures(
  new Map(measured.filter(({ lines }) => lines.length > 0).map(({ title, lines }) => [title, lines])),
  GROUPS.map(({ title }) => title),
)
say('')
for (const { printed } of measured) for (const line of printed) say(line)
process.exit(measured.every(({ isMet }) => isMet) ? 0 : 1)

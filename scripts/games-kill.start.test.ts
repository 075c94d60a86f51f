import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { MemberId } from '@keo/contract/ids'
import { query } from '@keo/dev-world/query'
import { startWorld, type World } from '@keo/dev-world/world'
import { ENGINES } from '@keo/games-contract/engines'
import { systemClock } from '@keo/service-kit/clock'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { seededIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { days, minutes } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { postgresOf, ROOT, startProduct, temporaryDataDir } from './lib/product-probe.ts'
import { readLeft, readRounds, WRONG_WALLETS, WRONGLY_PAID } from './proof/game-books.ts'
import { gamesOfDrill, newPlayer, openPlayers, type Player } from './proof/game-players.ts'
import {
  addTakers,
  openTakers,
  type Taker,
  untrueGifts,
  writeDrillCampaigns,
  WRONG_GIFTS,
} from './proof/gift-takers.ts'
import { STRAY } from './proof/ledger-sums.ts'

/** GAME_KILLS=20 is the long form. */
const KILLS = Number(process.env.GAME_KILLS ?? 3)
const PLAYERS = 50
const FUNDS = 10_000_000_00n
/** So many more rounds are told before a life may end: people played in it. */
const ROUNDS_OF_A_LIFE = 60
const LOOKS_MOST = 50
const DEAL = { DATA_KEYS: 'drill', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
const PATIENCE = { timeout: 300_000, interval: 5 }
const clock = systemClock()

beforeAll(() => {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), '--stale'], { stdio: 'ignore' })
})

/** The people of the drill may play and have money. */
async function prepare(databaseUrl: string): Promise<{ players: Player[]; takers: Taker[] }> {
  const world = await startWorld({ databaseUrl, webRoot: null, startAt: clock.now(), env: DEAL })
  const rows = await query(
    databaseUrl,
    `insert into platform.member
       (tenant_id, id, user_name, user_name_folded, nick_name, is_seeded, registered_at, identity_verified_at)
     select 'keo', 'mbr_' || lpad(n::text, 26, '0'), 'player' || n, 'player' || n, 'player' || n, true, now(), now()
     from generate_series(1, $1::int) n returning id, user_name`,
    [PLAYERS],
  )
  for (const { id } of rows)
    await world.app.ledger.submit({
      op: 'move',
      memberId: String(id) as MemberId,
      key: `drill:${String(id)}`,
      kind: 'deposit',
      reference: 'drill',
      amount: money(FUNDS, 'VND'),
      from: 'house:bank',
      to: 'available',
    })
  const takers = await addTakers(databaseUrl)
  await world.close()
  return { players: rows.map((row) => newPlayer(String(row['user_name']))), takers }
}

const tapsOf = (players: readonly Player[]) => players.flatMap(({ taps }) => taps)
const countTold = (players: readonly Player[]) => tapsOf(players).filter(({ seen }) => seen !== null).length

type Drill = { dataDir: string; players: readonly Player[]; takers: readonly Taker[]; wrong: string[] }
const campaignsOf = (dataDir: string) => path.join(dataDir, 'drill-campaigns')

/**
 * Fifty play and others take what campaigns give, and product and database are killed with -9: by turns while bets are on
 * their way, while pay-outs are, and while a ship flies with players on board.
 */
async function playAndKill({ dataDir, players, takers, wrong }: Drill, round: number) {
  const { random } = seededIds(`kill-${round}`, clock)
  const { url } = await startEmbeddedPostgres({ dataDir })
  const env = { ...DEAL, DATABASE_URL: url, CAMPAIGNS_DIR: campaignsOf(dataDir) }
  const product = startProduct({ dataDir, env })
  const address = await product.address()
  const games = await vi.waitUntil(async () => {
    const found = await gamesOfDrill(address)
    return found.length > 0 && found
  }, PATIENCE)
  const crowd = openPlayers({ url: address, games, random }, wrong)
  const before = countTold(players)
  const gifts = openTakers(address, wrong)
  const playing = Promise.all([crowd.play(players), gifts.take(takers)])
  await vi.waitUntil(() => countTold(players) > before + ROUNDS_OF_A_LIFE, PATIENCE)
  await vi.waitUntil(async () => {
    const { sending, waiting, closing } = await readLeft(url)
    return [sending, waiting, closing][round % 3] !== 0
  }, PATIENCE)
  const postgres = postgresOf(dataDir)
  product.child.kill('SIGKILL')
  if (postgres) process.kill(postgres, 'SIGKILL')
  crowd.stop()
  gifts.stop()
  await product.ended()
  await playing
}

test(
  `kill -9 of product and database ${KILLS} times while ${PLAYERS} play all games: what was told holds, both books agree, every round ends and is paid once, and what campaigns give has its claim, reward, movement and letter once`,
  async () => {
    const begunAt = clock.now()
    const dataDir = temporaryDataDir()
    mkdirSync(dataDir, { recursive: true })
    const first = await startEmbeddedPostgres({ dataDir })
    writeDrillCampaigns(campaignsOf(dataDir))
    const { players, takers } = await prepare(first.url)
    await first.stop()
    const wrong: string[] = []
    for (let round = 0; round < KILLS; round += 1)
      await playAndKill({ dataDir, players, takers, wrong }, round)

    const postgres = await startEmbeddedPostgres({ dataDir })
    onTestFinished(postgres.stop)
    const differences = await letAllEnd(postgres.url, begunAt, players, wrong)
    expect(wrong).toEqual([])
    expect(differences).toEqual([])
    await checkRounds(postgres.url, players)
    expect(await query(postgres.url, WRONGLY_PAID)).toEqual([])
    expect(await query(postgres.url, WRONG_WALLETS, [FUNDS])).toEqual([])
    expect(await query(postgres.url, STRAY)).toEqual([])
    expect(await query(postgres.url, WRONG_GIFTS)).toEqual([])
    expect(await untrueGifts(postgres.url, takers)).toEqual([])
    expect(
      takers.flatMap(({ asked }) => [...asked.values()]).filter(({ told }) => told !== null).length,
    ).toBeGreaterThan(takers.length * KILLS)
  },
  120_000 + KILLS * 400_000,
)

/** The last life, with its time in our hands: what is open ends, and our books are held against the provider's. */
async function letAllEnd(databaseUrl: string, begunAt: number, players: readonly Player[], wrong: string[]) {
  const log = createLog({ level: 'silent' })
  const world = await startWorld({ databaseUrl, webRoot: null, startAt: clock.now(), env: DEAL, log })
  try {
    const { random } = seededIds('last', clock)
    const games = await gamesOfDrill(world.url)
    const crowd = openPlayers({ url: world.url, games, random }, wrong)
    // Every second one comes back to what is open; what the others leave is the house's to end.
    for (const [index, player] of players.entries()) await crowd.resume(player, index % 2 === 0)
    await endRest(world, databaseUrl)
    return await world.app.lobby.reconciliation.compare(begunAt, world.worldClock.now() + 1)
  } finally {
    await world.close()
  }
}

async function endRest(world: World, databaseUrl: string): Promise<void> {
  for (let look = 0; look < LOOKS_MOST; look += 1) {
    world.worldClock.jump(look === 0 ? minutes(5) : days(8))
    await world.games.run()
    const { sending, waiting, open } = await readLeft(databaseUrl)
    if (sending + waiting + open === 0) return
  }
}

/** Every tap that was told is one round, which has ended and is what was told of it, and nobody else played one. */
async function checkRounds(databaseUrl: string, players: readonly Player[]): Promise<void> {
  const rounds = await readRounds(databaseUrl)
  const byKey = new Map(rounds.map((round) => [round.tap_key, round]))
  expect(byKey.size).toBe(rounds.length)
  const taps = tapsOf(players)
  const told = taps.flatMap(({ key, seen }) => (seen ? [{ key, seen }] : []))
  const isKept = ({ key, seen }: (typeof told)[number]) => {
    const row = byKey.get(key)
    if (row?.id !== seen.id || row.step < seen.step) return false
    if (seen.state === 'open') return row.state === 'closed'
    return row.state === seen.state && (seen.state === 'void' || row.returned === seen.returned)
  }
  expect(told.filter((tap) => !isKept(tap))).toEqual([])
  const known = new Set(taps.map(({ key }) => key))
  expect(rounds.filter(({ tap_key: key }) => !known.has(key))).toEqual([])
  expect(rounds.filter(({ state }) => state === 'betting' || state === 'open')).toEqual([])
  const ended = rounds.filter(({ state }) => state === 'closed')
  expect(new Set(ended.map(({ engine }) => engine))).toEqual(new Set(ENGINES))
}

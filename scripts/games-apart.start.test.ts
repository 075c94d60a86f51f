import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ENVELOPE_OK } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { jumpToGame, listSlotGames } from '@keo/contract/games'
import { signInAsMember } from '@keo/contract/sandbox'
import { callWorld } from '@keo/dev-world/call-world'
import { freePort } from '@keo/dev-world/free-port'
import { query } from '@keo/dev-world/query'
import {
  openGame,
  type PlayCall,
  type PlayEnvelope,
  playMove,
  type PlayResponseOf,
  playRound,
} from '@keo/games-contract/play-calls'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ROOT, startProduct, temporaryDataDir } from './lib/product-probe.ts'
import { callSite } from './proof/punters.ts'

const PARTY = { GAMES_LOGIN: 'keo-apart', GAMES_SECRET: 'what both sides were told' }
const PATIENCE = { timeout: 300_000, interval: 100 }
const USER = 'maitran88'
const BET = { stake: '10000.00', mines: 5 }
/** Mines that a sandbox call puts into the last cells: the first one is safe. */
const MINES = [24, 23, 22, 21, 20]

beforeAll(() => {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), '--stale'], { stdio: 'ignore' })
})

/** `npm run games`, without npm around it. */
function startGames(dataDir: string, port: number, operator: string) {
  const child: ChildProcess = spawn(process.execPath, [path.join(ROOT, 'scripts/games.mjs')], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: tmpdir(),
      DATA_DIR: dataDir,
      PORT: String(port),
      OPERATOR_URL: operator,
      ...PARTY,
    },
  })
  const ended = once(child, 'close')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return { kill }
}

/** The game pages' wire, at the address of the provider. */
async function ask<C extends PlayCall>(base: string, call: C, body: object, play = '') {
  const answer = await fetch(base + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(play && { authorization: `Bearer ${play}` }) },
    body: JSON.stringify(body),
  })
  const { code, data } = (await answer.json()) as PlayEnvelope
  return { code, data: data as PlayResponseOf<C> }
}

const control = (base: string, name: string, body: object) =>
  fetch(`${base}/x/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const isUp = (base: string) =>
  fetch(new URL('/healthycheck', base)).then(
    () => true,
    () => false,
  )

test(
  'the provider as a process of its own: a bet over the network, kill -9 in the middle of a round and of a bet, and both end once',
  { timeout: 600_000 },
  async () => {
    const [dataDir, gamesDir] = [temporaryDataDir(), temporaryDataDir()]
    for (const folder of [dataDir, gamesDir]) mkdirSync(folder, { recursive: true })
    const [port, gamesPort] = [await freePort(), await freePort()]
    const base = `http://127.0.0.1:${gamesPort}/games`
    const operator = `http://127.0.0.1:${port}`
    const postgres = await startEmbeddedPostgres({ dataDir })
    onTestFinished(postgres.stop)
    let games = startGames(gamesDir, gamesPort, operator)
    await vi.waitUntil(() => isUp(base), PATIENCE)
    const env = { DATABASE_URL: postgres.url, GAMES_URL: base, RATE_LIMITS: 'off', ...PARTY }
    const url = await startProduct({ dataDir, port, env }).address()
    expect((await fetch(`${url}/games/play/v1/open`, { method: 'POST' })).status).toBe(404)

    await query(
      postgres.url,
      'update platform.member set identity_verified_at = now() where user_name = $1',
      [USER],
    )
    const { accessToken: token } = await callSite(url, signInAsMember, { userName: USER })
    const mines = await vi.waitUntil(() => minesOf(url), PATIENCE)
    const jump = () => callWorld(url, jumpToGame, { id: mines.id }, { token })
    async function open() {
      const { data } = await jump()
      const { url: address, launch } = data as { url: string; launch: string | null }
      expect(address.startsWith(base)).toBe(true)
      return (await ask(base, openGame, { launch })).data
    }
    const movements = () =>
      query(
        postgres.url,
        `select kind, state, told::text from platform.game_movement where member_id =
           (select id from platform.member where user_name = $1) order by at, kind`,
        [USER],
      )

    // A round is open, with a cell picked, when its provider is killed.
    const opened = await open()
    const [{ id: userId } = { id: '' }] = await query(
      postgres.url,
      'select id from platform.member where user_name = $1',
      [USER],
    )
    await control(base, 'result', { userId, gameId: 'keo-mines-01', outcome: MINES })
    const begun = (await ask(base, playRound, { key: 'tap-that-goes-on-1', bet: BET }, opened.play)).data
    const picked = await ask(
      base,
      playMove,
      { round: begun.round.id, step: 0, move: { act: 'pick', cell: 0 } },
      opened.play,
    )
    expect(picked.data.round).toMatchObject({ state: 'open', step: 1 })
    await games.kill()
    expect((await jump()).code).toBe(ERRORS.GAME_PROVIDER_AWAY.wire)

    games = startGames(gamesDir, gamesPort, operator)
    await vi.waitUntil(async () => (await isUp(base)) && (await jump()).code === ENVELOPE_OK, PATIENCE)
    const resumed = await open()
    expect(resumed.openRounds).toMatchObject([{ id: begun.round.id, state: 'open', step: 1 }])
    expect(resumed.balance).toBe(picked.data.balance)
    const left = { round: begun.round.id, step: 1, move: { act: 'cashOut' } }
    const { round } = (await ask(base, playMove, left, resumed.play)).data
    expect(round.state).toBe('closed')
    const told = (amount: string) => amount.replace('.', '')
    const ofTheRound = [
      { kind: 'bet', state: 'booked', told: told(BET.stake) },
      { kind: 'result', state: 'booked', told: told(round.returned ?? '') },
    ]
    await vi.waitFor(async () => expect(await movements()).toEqual(ofTheRound), PATIENCE)

    // A bet is on its way when its provider is killed: nobody knows whether it was taken, so it is taken back.
    const before = (await open()).balance
    const again = await open()
    await control(base, 'weather', { calls: 1, only: 'bet', slowMs: 600_000 })
    const lost = { key: 'tap-that-is-lost-1', bet: BET }
    const sent = ask(base, playRound, lost, again.play).catch(() => null)
    const queue = async () => (await (await control(base, 'queue', {})).json()) as { sending: unknown[] }
    await vi.waitUntil(async () => (await queue()).sending.length === 1, PATIENCE)
    await games.kill()
    await sent
    games = startGames(gamesDir, gamesPort, operator)
    await vi.waitUntil(async () => (await isUp(base)) && (await jump()).code === ENVELOPE_OK, PATIENCE)
    await vi.waitFor(
      async () => expect(await movements()).toContainEqual({ kind: 'bet', state: 'dead', told: '0' }),
      PATIENCE,
    )
    const after = await open()
    expect(after.balance).toBe(before)
    expect((await ask(base, playRound, lost, after.play)).data.round.state).toBe('void')
    expect(await movements()).toHaveLength(3)
  },
)

/** Page after page of the lobby. */
async function minesOf(url: string) {
  for (let page = 1; ; page += 1) {
    const { games } = await callSite(url, listSlotGames, { id: 0, page })
    const found = games.find(({ symbol }) => symbol === 'keo-mines-01')
    if (found || games.length === 0) return found ?? false
  }
}

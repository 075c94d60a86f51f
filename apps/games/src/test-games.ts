import { type Clock, manualClock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { createForwarding } from '@keo/service-kit/http/forwarding'
import { testServer } from '@keo/service-kit/http/test-server'
import { seededIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { withHash } from '@keo/games-contract/form-hash'
import {
  openGame,
  type OpenedGame,
  type PlayCall,
  type PlayEnvelope,
  type PlayResponseOf,
} from '@keo/games-contract/play-calls'
import { LAUNCH_PARAMETER } from '@keo/games-contract/open-address'
import { PROVIDER_BASE, PROVIDER_PATHS } from '@keo/games-contract/provider-calls'
import { createGames } from './app.ts'
import { testPurse } from './test-purse.ts'

/** Saturday evening in Vietnam. */
const START = Date.UTC(2026, 0, 31, 12)
const MERCHANT = { id: 'keo', secret: 'secret of the tests' }
const PREFIX = '/games'

type Answered<C extends PlayCall> = Omit<PlayEnvelope, 'data'> & { data: PlayResponseOf<C> }

/** Timers of one process: none of them runs once it is killed. */
function mortalClock(clock: Clock): { clock: Clock; kill(): void } {
  let isAlive = true
  const alive = (run: () => void) => () => {
    if (isAlive) run()
  }
  return {
    clock: {
      ...clock,
      after: (delayMs, run) => clock.after(delayMs, alive(run)),
      every: (intervalMs, run) => clock.every(intervalMs, alive(run)),
    },
    kill() {
      isAlive = false
    },
  }
}

export type TestGamesOptions = {
  readonly isSandbox?: boolean
  /** Answers that come late count as in production. */
  readonly isTimed?: boolean
  readonly hasRateLimits?: boolean
}

/** The provider alone, on a real server and a manual clock, with an operator that keeps a ledger. */
export async function testGames(database: Database, options: TestGamesOptions = {}) {
  const clock = manualClock(START)
  const ids = seededIds('games', clock)
  const log = createLog({ level: 'fatal' })
  const purse = testPurse(MERCHANT)
  const needs = { ids, log, database, merchant: MERCHANT, post: purse.post }
  const open = async () => {
    const life = mortalClock(clock)
    const server = await testServer([])
    const games = await createGames({
      ...needs,
      clock: life.clock,
      machineClock: life.clock,
      forwarding: createForwarding([]),
      isSandbox: options.isSandbox ?? true,
      isUntimed: options.isTimed !== true,
      hasRateLimits: options.hasRateLimits ?? false,
      prefix: PREFIX,
    })
    server.mount(PREFIX, games.app)
    await games.open()
    return { server, games, kill: life.kill }
  }
  let running = await open()

  async function inject(url: string, payload: string, headers: Record<string, string>) {
    const answer = await running.server.fastify.inject({
      method: 'POST',
      url: PREFIX + url,
      payload,
      headers,
    })
    return { status: answer.statusCode, json: () => answer.json(), text: answer.body }
  }

  /** A call as an operator sends it. */
  async function form(path: string, parameters: Record<string, string>) {
    const body = withHash({ secureLogin: MERCHANT.id, ...parameters }, MERCHANT.secret)
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    return (await inject(PROVIDER_BASE + path, new URLSearchParams(body).toString(), type)).json()
  }

  async function call<C extends PlayCall>({ path }: C, body: unknown, play = ''): Promise<Answered<C>> {
    const headers: Record<string, string> = { 'content-type': 'application/json' }
    if (play !== '') headers.authorization = `Bearer ${play}`
    return (await inject(path, JSON.stringify(body), headers)).json()
  }

  async function launch(symbol: string, who: Record<string, string>): Promise<string> {
    const { gameURL } = await form(PROVIDER_PATHS.url, { symbol, ...who })
    return new URL(gameURL, 'http://provider.example').searchParams.get(LAUNCH_PARAMETER) ?? ''
  }

  async function openAs(symbol: string, who: Record<string, string>): Promise<OpenedGame> {
    return (await call(openGame, { launch: await launch(symbol, who) })).data
  }

  const asReal = (playerId: string) => ({ externalPlayerId: playerId, token: `${playerId} token` })
  return {
    clock,
    purse,
    merchant: MERCHANT,
    post: inject,
    async get(url: string) {
      const answer = await running.server.fastify.inject({ method: 'GET', url: PREFIX + url })
      return { status: answer.statusCode, text: answer.body }
    },
    form,
    call,
    launch,
    openDemo: (symbol: string) => openAs(symbol, { playMode: 'DEMO' }),
    openReal: (symbol: string, playerId: string) => openAs(symbol, asReal(playerId)),
    asReal,
    run: () => running.games.run(),
    /** The process that runs now, for its sockets. */
    server: () => running.server,
    handleUpgrade: () => running.games.handleUpgrade,
    /** The process is gone without a word, and another begins on the same books, at once or after a while. */
    async restart(awayMs = 0) {
      const before = running
      before.kill()
      await clock.advance(awayMs)
      running = await open()
      await before.server.close()
    },
    async close() {
      await running.games.close()
      await running.server.close()
    },
  }
}

import { type FormParameters, withHash } from '@keo/games-contract/form-hash'
import {
  FEEDS,
  FEEDS_BASE,
  GAME_URL_CODES,
  GamesAnswer,
  PROVIDER_BASE,
  PROVIDER_PATHS,
  RoundsAnswer,
  UrlAnswer,
} from '@keo/games-contract/provider-calls'
import { type Check, demand, postFor, shown } from './checks.ts'
import { runIds } from './run-ids.ts'

export type GamesProviderOptions = {
  /** What comes before `/IntegrationService`. */
  readonly url: string
  readonly login: string
  readonly secret: string
  now(): number
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const PATIENCE_MS = 5_000

/** What an answer has to look like, as the contract says it. */
type Shape<T> = { safeParse(answer: unknown): { data?: T; error?: { issues: unknown } } }

/** The calls of a game provider, as an operator sees them. */
export function gamesProviderEnd(options: GamesProviderOptions) {
  const { login, secret, now } = options
  const url = options.url.replace(/\/+$/, '')
  const newId = runIds(now)

  const send = (path: string, form: FormParameters) =>
    postFor(url + PROVIDER_BASE + path, new URLSearchParams(form).toString(), FORM)
  const tell = (path: string, form: FormParameters = {}) =>
    send(path, withHash({ secureLogin: login, ...form }, secret))
  async function ask<T>(path: string, shape: Shape<T>, form: FormParameters = {}): Promise<T> {
    const answer = await tell(path, form)
    demand(String(answer['error']) === GAME_URL_CODES.done, `${path} is answered with ${shown(answer)}`)
    const read = shape.safeParse(answer)
    demand(read.data !== undefined, `${path} is not of the wire: ${shown(read.error?.issues)}`)
    return read.data
  }
  async function refuses(what: string, answer: Promise<Record<string, unknown>>, code: string) {
    const { error, ...rest } = await answer
    demand(
      String(error) === code,
      `${what} is answered with ${shown({ error, ...rest })} and not with ${code}`,
    )
  }
  async function firstGame(): Promise<string> {
    const { gameList = [] } = await ask(PROVIDER_PATHS.games, GamesAnswer)
    demand(gameList[0] !== undefined, 'the list of games is empty')
    return gameList[0].gameID
  }
  const feed = (name: string, password: string) =>
    fetch(
      `${url}${FEEDS_BASE}/${name}/?${new URLSearchParams({ login, password, timepoint: String(now()) })}`,
      {
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    )
  return { ...options, newId, send, tell, ask, refuses, firstGame, feed }
}

type End = ReturnType<typeof gamesProviderEnd>

/** What a game provider must keep to, as far as an operator can see it without a round. */
export const GAMES_PROVIDER_CHECKS: readonly Check<End>[] = [
  {
    name: 'hash',
    rule: 'Without a hash, with a wrong one, with another login, or with a parameter altered after it, the answer is 2',
    async run({ send, refuses, login, secret }) {
      const form = { secureLogin: login }
      const wrong: [string, FormParameters][] = [
        ['a call without a hash', form],
        ['another secret', withHash(form, `${secret}x`)],
        ['another login', withHash({ secureLogin: 'somebody-else' }, secret)],
        ['one more parameter', { ...withHash(form, secret), extra: '1' }],
      ]
      for (const [what, sent] of wrong)
        await refuses(what, send(PROVIDER_PATHS.games, sent), GAME_URL_CODES.hashWrong)
    },
  },
  {
    name: 'games',
    rule: 'The list of games has a name and a type of each, and no game twice',
    async run({ ask }) {
      const { gameList = [] } = await ask(PROVIDER_PATHS.games, GamesAnswer)
      demand(gameList.length > 0, 'the list of games is empty')
      const ids = new Set(gameList.map(({ gameID }) => gameID))
      demand(ids.size === gameList.length, `${gameList.length - ids.size} games are listed twice`)
    },
  },
  {
    name: 'launch',
    rule: 'A game of the list has an address, with the token of a player and as a demo',
    async run({ ask, firstGame, newId }) {
      const symbol = await firstGame()
      const player = { token: `t${newId()}`, externalPlayerId: `conformance-${newId()}` }
      const forms: FormParameters[] = [
        { symbol, language: 'en', ...player },
        { symbol, language: 'en', playMode: 'DEMO' },
      ]
      for (const form of forms) {
        const { gameURL } = await ask(PROVIDER_PATHS.url, UrlAnswer, form)
        demand(gameURL !== undefined && gameURL !== '', `no gameURL for ${shown(form)}`)
      }
    },
  },
  {
    name: 'launch-unknown',
    rule: 'A game that does not exist has no address: 7; and without a game there is a field missing: 14',
    async run({ refuses, tell, newId }) {
      const who = { token: `t${newId()}`, externalPlayerId: 'conformance' }
      const none = tell(PROVIDER_PATHS.url, { symbol: `no-${newId()}`, ...who })
      await refuses('a game that does not exist', none, GAME_URL_CODES.badParameters)
      await refuses('a launch without a game', tell(PROVIDER_PATHS.url, who), GAME_URL_CODES.fieldMissing)
    },
  },
  {
    name: 'launch-nobody',
    rule: 'A game for real money is not launched without a token: 14',
    async run({ refuses, tell, firstGame }) {
      const form = { symbol: await firstGame(), externalPlayerId: 'conformance' }
      await refuses('a launch without a token', tell(PROVIDER_PATHS.url, form), GAME_URL_CODES.fieldMissing)
    },
  },
  {
    name: 'terminate',
    rule: 'The sessions of a player can be ended, also where there are none',
    run: async ({ ask, newId }) =>
      void (await ask(PROVIDER_PATHS.terminate, UrlAnswer, { externalPlayerId: `conformance-${newId()}` })),
  },
  {
    name: 'history',
    rule: 'The rounds of a player can be asked for',
    async run({ ask, newId, now }) {
      const datePlayed = new Date(now()).toISOString().slice(0, 10)
      const form = { playerId: `conformance-${newId()}`, datePlayed, timeZone: 'GMT+00:00' }
      const { rounds = [] } = await ask(PROVIDER_PATHS.rounds, RoundsAnswer, form)
      demand(rounds.length === 0, `rounds of a player who never played: ${shown(rounds)}`)
    },
  },
  {
    name: 'feeds',
    rule: 'Both books can be read as text with the time of the next reading, and by nobody without the secret',
    async run({ feed, secret }) {
      for (const name of FEEDS) {
        const [first = '', header = ''] = (await (await feed(name, secret)).text()).split('\n')
        demand(/^timepoint=\d+$/.test(first.trim()), `${name} begins with ${shown(first)}`)
        demand(header.includes('extPlayerID'), `${name} has the header ${shown(header)}`)
        const refused = await (await feed(name, `${secret}x`)).text()
        demand(!refused.startsWith('timepoint='), `${name} can be read with a wrong password`)
      }
    },
  },
]

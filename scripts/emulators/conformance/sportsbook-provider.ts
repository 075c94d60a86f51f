import { createUser, getToken, listOrderFiles } from '@keo/sportsbook-contract/data-service'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { getUserBase } from '@keo/sportsbook-contract/house-calls'
import { LOCKED_ODDS, PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { getList, getMatchDetail, statistical } from '@keo/sportsbook-contract/matches'
import { newBetList } from '@keo/sportsbook-contract/orders'
import { PROVIDER_OK } from '@keo/sportsbook-contract/provider-codes'
import { type Merchant, signedHeaders } from '@keo/sportsbook-contract/signature'
import { hours, minutes } from '@keo/units/instants'
import { type Check, demand, postFor, shown } from './checks.ts'
import { runIds } from './run-ids.ts'

export type SportsProviderOptions = {
  /** The address of its API: `/v1/match/getList` and the others follow. */
  readonly url: string
  readonly merchant: Merchant
  readonly currencyId: number
  /** For the signatures. */
  now(): number
  /** The time that its matches go by, where that is another one. */
  worldNow?(): number
}

type Envelope = {
  readonly success: unknown
  readonly code: unknown
  readonly message: unknown
  readonly data: unknown
}

/** The API of a sportsbook, as operators and players see it. */
export function sportsProviderEnd(options: SportsProviderOptions) {
  const { url, merchant, currencyId, now } = options
  const user = `conformance-${runIds(now)()}`
  const newcomer = { merchantUserId: user, currencyIds: [currencyId] }

  const post = async (call: ProviderCall, text: string, headers: Record<string, string>) =>
    (await postFor(url.replace(/\/+$/, '') + call.path, text, {
      'content-type': 'application/json',
      ...headers,
    })) as Envelope

  /** What is right is answered with 0 and data of the wire's shape. */
  async function ask<C extends ProviderCall>(
    call: C,
    body: object,
    headers = {},
  ): Promise<ProviderResponseOf<C>> {
    const envelope = await post(call, JSON.stringify(body), headers)
    const isRight = envelope.success === true && envelope.code === PROVIDER_OK
    demand(isRight, `${call.path} is answered with ${shown(envelope)}`)
    const read = call.response.safeParse(envelope.data)
    demand(read.success, `data of ${call.path} is not of the wire: ${shown(read.error?.issues)}`)
    return read.data as ProviderResponseOf<C>
  }
  const askSigned = <C extends ProviderCall>(call: C, body: object) =>
    ask(call, body, signedHeaders(JSON.stringify(body), merchant, now()))
  async function refuses(call: ProviderCall, text: string, headers: Record<string, string>, what: string) {
    const { success, code, data } = await post(call, text, headers)
    const isNo = success === false && code !== PROVIDER_OK && (data === null || data === undefined)
    demand(isNo, `${what} is answered with ${shown({ success, code, data })}`)
  }
  async function token(merchantUserId = user): Promise<ProviderResponseOf<typeof getToken>> {
    await askSigned(createUser, { ...newcomer, merchantUserId })
    return askSigned(getToken, { merchantUserId, platForm: 'h5', ip: '127.0.0.1' })
  }
  const worldNow = options.worldNow ?? now
  return { ...options, worldNow, user, newcomer, post, ask, askSigned, refuses, token }
}

type End = ReturnType<typeof sportsProviderEnd>

const OPERATORS: readonly Check<End>[] = [
  {
    name: 'signature',
    rule: 'What is unsigned, signed by others, altered or old is refused and gives nothing',
    async run({ newcomer, user, merchant, now, refuses }) {
      const text = JSON.stringify(newcomer)
      const at = now()
      const right = signedHeaders(text, merchant, at)
      const wrong: [string, string, Record<string, string>][] = [
        ['a call without a signature', text, {}],
        ['another secret', text, signedHeaders(text, { ...merchant, secret: 'a guess' }, at)],
        ['another merchant', text, signedHeaders(text, { ...merchant, id: 'somebody-else' }, at)],
        ['an altered body', text.replace(user, `${user}-2`), right],
        ['a time of ten minutes ago', text, signedHeaders(text, merchant, at - minutes(10))],
        ['an altered time', text, { ...right, timestamp: String(at + 1) }],
      ]
      for (const [what, sent, headers] of wrong) await refuses(createUser, sent, headers, what)
    },
  },
  {
    name: 'user-once',
    rule: 'A user is made once: asked again, the same one',
    async run({ askSigned, newcomer }) {
      const [made, again] = [await askSigned(createUser, newcomer), await askSigned(createUser, newcomer)]
      demand(made === again, `first ${made}, then ${again}`)
    },
  },
  {
    name: 'token',
    rule: 'A user gets a token that cannot be guessed, with the addresses where it is good',
    async run({ token }) {
      const { token: given, serverInfo } = await token()
      demand(given.length > 15, 'the token is short')
      demand(/^https?:/.test(serverInfo.apiServerAddress), `apiServerAddress: ${serverInfo.apiServerAddress}`)
      demand(
        /^wss?:/.test(serverInfo.pushServerAddress),
        `pushServerAddress: ${serverInfo.pushServerAddress}`,
      )
    },
  },
  {
    name: 'token-needed',
    rule: "A player's calls need a token: none, a wrong one and an altered one are refused",
    async run({ token, refuses, post }) {
      const { token: given } = await token()
      for (const authorization of ['', 'not-a-token', `${given}x`])
        await refuses(newBetList, '{}', { authorization }, `the token "${authorization.slice(0, 12)}"`)
      // The balance is the operator's to tell; whom the token belongs to the provider knows.
      const known = await post(getUserBase, '{}', { authorization: given })
      const unknown = await post(getUserBase, '{}', { authorization: 'not-a-token' })
      demand(known.code !== unknown.code, `a good token and a wrong one get the same code ${shown(known)}`)
    },
  },
  {
    name: 'order-files',
    rule: 'The files of its orders can be asked for, to compare both books',
    async run({ askSigned, now }) {
      const files = await askSigned(listOrderFiles, { startTime: now() - hours(2), endTime: now() })
      demand(Array.isArray(files), `no list of files: ${shown(files)}`)
    },
  },
]

const MATCHES: readonly Check<End>[] = [
  {
    name: 'early-list',
    rule: 'Guests see matches that have yet to begin: two sides, a kick-off ahead, odds above 1 or locked',
    async run({ ask, worldNow }) {
      const { records, total } = await ask(getList, { type: PLAY_TYPE.early, size: 20, languageType: 'ENG' })
      demand(records.length > 0, 'the list is empty')
      demand(total >= records.length, `total ${total} of a page of ${records.length}`)
      for (const { id, bt, ts, mg } of records) {
        demand(bt > worldNow(), `match ${id} began at ${bt}`)
        demand(ts.length >= 2, `match ${id} has ${ts.length} sides`)
        for (const { od } of mg.flatMap(({ mks }) => mks.flatMap(({ op }) => op)))
          demand(od === LOCKED_ODDS || od > 1, `match ${id} has odds of ${od}`)
      }
    },
  },
  {
    name: 'live-list',
    rule: 'Matches in play have begun',
    async run({ ask, worldNow }) {
      const { records } = await ask(getList, { type: PLAY_TYPE.live, size: 20 })
      for (const { id, bt } of records)
        demand(bt <= worldNow() + minutes(5), `match ${id} in play begins at ${bt}`)
    },
  },
  {
    name: 'detail',
    rule: 'The detail of a match is of the match that the list showed',
    async run({ ask }) {
      const [first] = (await ask(getList, { type: PLAY_TYPE.early, size: 1 })).records
      demand(first !== undefined, 'the list is empty')
      const detail = await ask(getMatchDetail, { matchId: first.id })
      const isSame = detail.id === first.id && detail.bt === first.bt && detail.sid === first.sid
      demand(isSame, `listed ${shown(first)}, detail ${shown(detail)}`)
    },
  },
  {
    name: 'counts',
    rule: 'Counts name the lists of live and early matches',
    async run({ ask }) {
      const { sl } = await ask(statistical, {})
      for (const type of [PLAY_TYPE.live, PLAY_TYPE.early])
        demand(
          sl.some(({ ty }) => ty === type),
          `no count of type ${type}`,
        )
    },
  },
  {
    name: 'no-such-match',
    rule: 'A match that does not exist is refused and gives nothing',
    run: ({ refuses }) => refuses(getMatchDetail, '{"matchId":2000000000}', {}, 'the detail of no match'),
  },
]

/** What a sportsbook must keep to, as far as an operator can see it without a bet. */
export const SPORTS_PROVIDER_CHECKS: readonly Check<End>[] = [...OPERATORS, ...MATCHES]

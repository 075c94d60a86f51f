import type { GameCallbackName } from '@keo/games-contract/callbacks'
import { GAME_CODES } from '@keo/games-contract/codes'
import { type FormParameters, withHash } from '@keo/games-contract/form-hash'
import { minutes } from '@keo/units/instants'
import { type Check, demand, postFor, shown } from './checks.ts'
import { runIds } from './run-ids.ts'

export type GamesOperatorOptions = {
  /** What comes before `/authenticate.html`. */
  readonly url: string
  readonly secret: string
  readonly providerId: string
  /** Of a game that is open, as its address got it: the first call opens the session with it. */
  readonly token: string
  readonly game: string
  /** In whole units of the player's currency; the player needs ten of it. */
  readonly stake: number
  now(): number
}

type Answer = { readonly error: number; readonly cash?: number; readonly transactionId?: string } & Record<
  string,
  unknown
>

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const { done, balanceTooLow, playerUnknown, tokenExpired, hashWrong, badParameters } = GAME_CODES

/** The wallet of an operator, as a game provider sees it. */
export function gamesOperatorEnd(options: GamesOperatorOptions) {
  const { url, secret, providerId, game: gameId, now } = options
  const newId = runIds(now)
  let userId = ''
  let token = options.token

  async function send(name: GameCallbackName, form: FormParameters): Promise<Answer> {
    const body = new URLSearchParams(form).toString()
    const answer = await postFor(`${url.replace(/\/+$/, '')}/${name}.html`, body, FORM)
    const error = Number(answer['error'])
    demand(Number.isInteger(error), `no error code in the answer: ${shown(answer)}`)
    return { ...answer, error }
  }
  const tell = (name: GameCallbackName, form: FormParameters) =>
    send(name, withHash({ providerId, ...form }, secret))

  /** The first check opens the session; the others play in it. */
  async function open(): Promise<Answer> {
    const answer = await tell('authenticate', { token: options.token, gameId })
    demand(answer.error === done, `authenticate is answered with ${shown(answer)}`)
    demand(typeof answer['userId'] === 'string', `no userId: ${shown(answer)}`)
    userId = answer['userId']
    // An operator may give the session a token of its own.
    if (typeof answer['token'] === 'string' && answer['token'] !== '') token = answer['token']
    return answer
  }
  async function balance(): Promise<number> {
    demand(userId !== '', 'the session could not be opened')
    const answer = await tell('balance', { userId })
    demand(answer.error === done && typeof answer.cash === 'number', `balance: ${shown(answer)}`)
    return Math.round(answer.cash * 100)
  }
  async function moves(units: number, work: () => Promise<unknown>): Promise<void> {
    const before = await balance()
    await work()
    const moved = (await balance()) - before
    demand(moved === Math.round(units * 100), `the balance moved by ${moved / 100} and not by ${units}`)
  }
  /** A movement of a round; what is given in `more` takes the place of what is usual. */
  const movement = (roundId: string, units: number, more: FormParameters = {}): FormParameters => ({
    userId,
    gameId,
    token,
    roundId,
    amount: units.toFixed(2),
    reference: `c${newId()}`,
    timestamp: String(Math.trunc(now())),
    roundDetails: 'spin',
    ...more,
  })
  return { ...options, newId, send, tell, open, balance, moves, movement, userId: () => userId }
}

type End = ReturnType<typeof gamesOperatorEnd>

const isDone = (answer: Answer, what: string) =>
  demand(answer.error === done, `${what} is answered with ${shown(answer)}`)
const isNot = (answer: Answer, what: string) => demand(answer.error !== done, `${what} is answered with 0`)
const is = (answer: Answer, code: number, what: string) =>
  demand(answer.error === code, `${what} is answered with ${shown(answer)} and not with ${code}`)

async function betted({ tell, movement, newId, stake }: End) {
  const bet = movement(newId(), stake)
  const answer = await tell('bet', bet)
  isDone(answer, 'bet')
  const { userId = '', roundId = '', gameId = '', reference = '' } = bet
  const back = () => tell('refund', { userId, gameId, roundId, reference })
  return { bet, answer, roundId, back }
}

const SESSIONS: readonly Check<End>[] = [
  {
    name: 'session',
    rule: 'The token of a launch names its player, the currency and the balance',
    async run({ open }) {
      const { currency, cash } = await open()
      demand(typeof currency === 'string' && typeof cash === 'number', `told: ${shown({ currency, cash })}`)
    },
  },
  {
    name: 'hash',
    rule: 'Without a hash, with a wrong one, or with a parameter altered after it, the answer is 5',
    async run({ send, providerId, secret, userId }) {
      const form = { providerId, userId: userId() }
      const signed = withHash(form, secret)
      is(await send('balance', form), hashWrong, 'a call without a hash')
      is(await send('balance', withHash(form, `${secret}x`)), hashWrong, 'another secret')
      is(await send('balance', { ...signed, extra: '1' }), hashWrong, 'one more parameter')
    },
  },
  {
    name: 'unknown-token',
    rule: 'A token that is unknown or over is answered with 4',
    run: async ({ tell, newId }) =>
      is(await tell('authenticate', { token: `no-${newId()}` }), tokenExpired, 'a token of nobody'),
  },
  {
    name: 'unknown-user',
    rule: 'Of a player that does not exist no balance is told: 2',
    run: async ({ tell, newId }) =>
      is(await tell('balance', { userId: `nobody-${newId()}` }), playerUnknown, 'the balance of nobody'),
  },
]

const BETS: readonly Check<End>[] = [
  {
    name: 'bet',
    rule: 'A bet is taken to the cent and told with a transactionId; its refund gives all of it back',
    async run(end) {
      await end.moves(0, async () => {
        const before = await end.balance()
        const { answer, back } = await betted(end)
        demand(typeof answer.transactionId === 'string', `no transactionId: ${shown(answer)}`)
        const taken = before - (await end.balance())
        demand(taken === end.stake * 100, `${taken / 100} was taken for a bet of ${end.stake}`)
        isDone(await back(), 'refund')
      })
    },
  },
  {
    name: 'bet-again',
    rule: 'The same reference again is answered with 0 and the first transactionId, and takes nothing more',
    async run(end) {
      const { bet, answer, back } = await betted(end)
      await end.moves(0, async () => {
        const again = await end.tell('bet', bet)
        isDone(again, 'the same bet again')
        demand(again.transactionId === answer.transactionId, `another transactionId: ${shown(again)}`)
      })
      isDone(await back(), 'refund')
    },
  },
  {
    name: 'bet-at-once',
    rule: 'The same bet several times at the same moment is booked once',
    async run({ moves, tell, movement, newId, stake, userId }) {
      const bet = movement(newId(), stake)
      await moves(-stake, () => Promise.all(Array.from({ length: 5 }, () => tell('bet', bet))))
      isDone(await tell('refund', { userId: userId(), reference: bet['reference'] ?? '' }), 'refund')
    },
  },
  {
    name: 'bet-changed',
    rule: 'A known reference with another amount moves nothing',
    async run(end) {
      const { bet, back } = await betted(end)
      await end.moves(0, () => end.tell('bet', { ...bet, amount: (2 * end.stake).toFixed(2) }))
      isDone(await back(), 'refund')
    },
  },
  {
    name: 'bet-too-large',
    rule: 'A bet above the balance is answered with 1 and moves nothing',
    async run({ balance, moves, tell, movement, newId }) {
      const much = Math.ceil((await balance()) / 100) + 1
      await moves(0, async () =>
        is(await tell('bet', movement(newId(), much)), balanceTooLow, 'a bet above the balance'),
      )
    },
  },
  {
    name: 'bet-amount',
    rule: 'An amount below zero, with three decimals or that is no number is answered with 7 and moves nothing',
    async run({ moves, tell, movement, newId, stake }) {
      await moves(0, async () => {
        for (const amount of [`-${stake}.00`, '1.001', 'much'])
          is(await tell('bet', movement(newId(), stake, { amount })), badParameters, `the amount ${amount}`)
      })
    },
  },
  {
    name: 'bet-old',
    rule: 'A bet that was made ten minutes ago is not taken any more',
    async run({ moves, tell, movement, newId, stake, now }) {
      const timestamp = String(Math.trunc(now()) - minutes(10))
      await moves(0, async () =>
        isNot(await tell('bet', movement(newId(), stake, { timestamp })), 'a bet of ten minutes ago'),
      )
    },
  },
]

const CREDITS: readonly Check<End>[] = [
  {
    name: 'result',
    rule: 'A result is paid once however often it comes, one of 0.00 is taken too, and another amount under its reference moves nothing',
    async run(end) {
      const { roundId } = await betted(end)
      const { tell, moves, movement, stake } = end
      const won = movement(roundId, stake)
      await moves(stake, async () => isDone(await tell('result', won), 'result'))
      await moves(0, async () => isDone(await tell('result', won), 'the same result again'))
      await moves(0, () => tell('result', { ...won, amount: (2 * stake).toFixed(2) }))
      await moves(0, async () => isDone(await tell('result', movement(roundId, 0)), 'a result of 0.00'))
    },
  },
  {
    name: 'result-first',
    rule: 'A result before its bet is not booked, so that it comes again',
    async run({ moves, tell, movement, newId, stake }) {
      await moves(0, async () =>
        isNot(await tell('result', movement(newId(), stake)), 'a result without a bet'),
      )
    },
  },
  {
    name: 'refund-again',
    rule: 'A bet is refunded once, however often the refund comes, and its round is paid no result',
    async run(end) {
      const { back, roundId } = await betted(end)
      isDone(await back(), 'refund')
      await end.moves(0, async () => isDone(await back(), 'the same refund again'))
      await end.moves(0, async () =>
        isNot(await end.tell('result', end.movement(roundId, end.stake)), 'the result of a refunded round'),
      )
    },
  },
  {
    name: 'refund-first',
    rule: 'A refund that overtakes its bet gives nothing, and the bet that comes after it takes nothing',
    async run({ moves, tell, movement, newId, stake, userId }) {
      const bet = movement(newId(), stake)
      await moves(0, async () => {
        const { error } = await tell('refund', { userId: userId(), reference: bet['reference'] ?? '' })
        demand(error === done || error === GAME_CODES.doNotRetry, `answered with ${error}, not with 0 or 120`)
        isNot(await tell('bet', bet), 'a bet that was refunded before it came')
      })
    },
  },
  {
    name: 'refund-late',
    rule: 'A refund after the result of its round is not paid',
    async run(end) {
      const { back, roundId } = await betted(end)
      isDone(await end.tell('result', end.movement(roundId, end.stake)), 'result')
      await end.moves(0, async () => isNot(await back(), 'a refund after the result'))
    },
  },
  {
    name: 'end-round',
    rule: 'The end of a round is answered with 0, again too, and moves nothing',
    async run({ moves, tell, newId, game, userId }) {
      const form = { userId: userId(), gameId: game, roundId: newId() }
      await moves(0, async () => {
        isDone(await tell('endRound', form), 'endRound')
        isDone(await tell('endRound', form), 'the same endRound again')
      })
    },
  },
]

/** What the wallet of an operator must keep to, as its game provider can see it. */
export const GAMES_OPERATOR_CHECKS: readonly Check<End>[] = [...SESSIONS, ...BETS, ...CREDITS]

import { getSportsToken } from '@keo/contract/sports'
import type { World } from '@keo/dev-world/world'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { getList } from '@keo/sportsbook-contract/matches'
import { betMultiple, getStakeOrderStatus, singlePass } from '@keo/sportsbook-contract/orders'
import { seconds } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { askBook, fund, PLAY } from './book.ts'
import { expect } from './journey.ts'
import { MAI } from './members.ts'

const SOCCER = 1
const PURSE = 20_000_000

export type Choice = {
  readonly matchId: number
  readonly marketId: number
  readonly type: number
  readonly odds: number
}

export const optionOf = ({ marketId, type, odds }: Choice) => ({
  marketId,
  optionType: type,
  odds,
  oddsFormat: 1,
})

/** A seeded member who may play and has money, and what such a member asks of the provider. */
export async function bettor(world: World) {
  await fund(world, MAI, PURSE)
  const token = await world.signIn(MAI)
  const { data: access } = await world.call(getSportsToken, {}, { token })
  let slips = 0

  const ask = <C extends ProviderCall>(call: C, body: object): Promise<ProviderResponseOf<C>> =>
    askBook(world, call, body, access.token)

  /** A single in thousands of dong. */
  async function bet(choice: Choice, unitStake: number): Promise<string> {
    const relatedId = `slip-${(slips += 1)}`
    const row = { unitStake, oddsChange: 2, relatedId, betOptionList: [optionOf(choice)] }
    const [order] = await ask(singlePass, { singleBetList: [row] })
    return order?.id ?? ''
  }

  /** Time goes on until the book has answered: why it refused, or null. */
  async function refusalOf(orderIds: readonly string[]): Promise<string | null> {
    for (let tries = 0; tries < 60; tries += 1) {
      const found = await ask(getStakeOrderStatus, { orderIds })
      if (found.every(({ st }) => st === 4)) return null
      const refused = found.find(({ st }) => st === 2 || st === 3)
      if (refused) return refused.rjs ?? String(refused.st)
      await world.clock.advance(seconds(1))
    }
    return 'no answer of the book'
  }

  return {
    token,
    ask,
    bet,
    /** The first that the book takes: in play a market may stop while a bet on it waits. */
    async taken(choices: readonly Choice[], unitStake: number): Promise<Choice> {
      const refusals: string[] = []
      for (const choice of choices) {
        const refusal = await refusalOf([await bet(choice, unitStake)])
        if (refusal === null) return choice
        refusals.push(refusal)
      }
      throw new Error(`all refused: ${refusals.join(', ')}`)
    },
    /** The same for three choices together. */
    async takenTreble(choices: readonly Choice[], unitStake: number): Promise<void> {
      for (let from = 0; from + 3 <= choices.length; from += 1) {
        const relatedId = `treble-${(slips += 1)}`
        const [series] = await ask(betMultiple, {
          betMultipleData: [{ oddsChange: 2, seriesValue: 3, unitStake, relatedId }],
          betOptionList: choices.slice(from, from + 3).map(optionOf),
        })
        if ((await refusalOf([series?.id ?? ''])) === null) return
      }
      throw new Error('no treble was taken')
    },
    /** Those with the most time left first. */
    async liveMatches(): Promise<MatchRecord[]> {
      const { records } = await ask(getList, { type: PLAY.live, sportId: SOCCER, size: 50 })
      return records.toSorted((one, other) => (one.mc.s ?? 0) - (other.mc.s ?? 0))
    },
    async accepted(orderIds: readonly string[]): Promise<void> {
      const refusal = await refusalOf(orderIds)
      if (refusal !== null) throw new Error(`refused: ${refusal}`)
    },
  }
}

export type Bettor = Awaited<ReturnType<typeof bettor>>

/** The options of a match that can be bet on now. */
export function choicesOf(match: MatchRecord, marketType: number, period: number) {
  return match.mg
    .filter(({ mty, pe }) => mty === marketType && pe === period)
    .flatMap(({ mks }) => mks)
    .filter(({ ss }) => ss === 1)
    .flatMap(({ id, op }) =>
      op
        .filter(({ od }) => od > 1)
        .map(({ ty, od, li }) => ({ matchId: match.id, marketId: id, type: ty, odds: od, line: li ?? '' })),
    )
}

/**
 * The page hears news of its member's bets: the live socket stands only seconds after the screen. Called before the page
 * is opened, because on a slow machine the socket comes first.
 */
export const watchesBets = (page: Page): Promise<unknown> =>
  page
    .waitForEvent('websocket', (socket) => socket.url().endsWith('/wss'))
    .then((live) =>
      live.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"watching"')),
    )

/** Time goes on in the world until it is so. */
export async function until(world: World, isSo: () => Promise<boolean>, stepMs = seconds(1)) {
  await expect
    .poll(
      async () => {
        await world.clock.advance(stepMs)
        return isSo()
      },
      { timeout: 60_000, intervals: [200] },
    )
    .toBe(true)
}

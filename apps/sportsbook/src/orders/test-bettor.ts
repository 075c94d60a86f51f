import type { Database } from '@keo/service-kit/db/database'
import { CALLBACK_BASE } from '@keo/sportsbook-contract/callbacks'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { getList } from '@keo/sportsbook-contract/matches'
import { getStakeOrderStatus, singlePass } from '@keo/sportsbook-contract/orders'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { testProvider } from '../test-provider.ts'
import { testPurse } from '../test-purse.ts'

/** Enough for anything that is decided by waiting. */
const SECONDS_MOST = 300

export type Option = {
  marketId: number
  matchId: number
  type: number
  odds: number
  mayCombine: boolean
}

/** Somebody who bets over the wire, and an operator whose answers the test sets. */
export async function testBettor(database: Database) {
  /** What the operator answers instead, by its path. */
  const answers: Record<string, () => Promise<string>> = {}
  const { post, transactions, orders } = testPurse()
  const provider = await testProvider(database, (path, ...sent) => {
    const instead = answers[path.slice(CALLBACK_BASE.length + 1)]
    return instead ? instead() : post(path, ...sent)
  })
  const authorization = await provider.tokenOf('member-wire')
  const other = await provider.tokenOf('member-other')
  const { options, sibling } = await findOptions(provider)
  let used = 0

  const send = (call: ProviderCall, body: object, token = authorization) =>
    provider.call(call, { languageType: 'VIE', ...body }, { authorization: token })

  /** The answer, which must have exactly the shape that the contract declares. */
  async function dataOf<C extends ProviderCall>(call: C, body: object): Promise<ProviderResponseOf<C>> {
    const { code, message, data } = await send(call, body)
    if (code !== 0) throw new Error(`${call.path} answered ${code} ${message}`)
    return call.response.parse(data) as ProviderResponseOf<C>
  }

  /** Lets time pass until these orders have this status. */
  async function untilStatus(orderIds: readonly string[], status: number): Promise<void> {
    for (let second = 0; second < SECONDS_MOST; second++) {
      await provider.clock.advance(1_000)
      const found = await dataOf(getStakeOrderStatus, { orderIds })
      if (found.length === orderIds.length && found.every(({ st }) => st === status)) return
    }
    throw new Error(`orders ${orderIds.join()} never had status ${status}`)
  }

  return {
    provider,
    answers,
    transactions,
    /** As they were pushed to the operator. */
    pushedOrders: orders,
    authorization,
    /** Somebody else's token. */
    other,
    options,
    sibling,
    send,
    dataOf,
    untilStatus,
    /** A market that no test has bet on yet, so that no position of another test counts. */
    fresh: (): Option => options[(used += 1) % options.length] ?? sibling,
    async accepted(body: object): Promise<string> {
      const [order] = await dataOf(singlePass, body)
      const id = order?.id ?? ''
      await untilStatus([id], 4)
      return id
    },
  }
}

/** One option of each of many matches that have yet to begin, and a second one of the first match. */
async function findOptions(provider: Awaited<ReturnType<typeof testProvider>>) {
  const { data } = await provider.call(getList, { type: PLAY_TYPE.early, size: 50 })
  const found = data.records.map(({ id: matchId, mg }) =>
    mg
      .flatMap(({ mks }) => mks)
      .flatMap(({ id: marketId, ss, au, op }) =>
        op
          .filter(({ od }) => ss === 1 && od > 1.4 && od < 3)
          .map(({ ty: type, od: odds }) => ({ marketId, matchId, type, odds, mayCombine: au === 1 })),
      ),
  )
  const options: Option[] = found.flatMap((each) => each.find(({ mayCombine }) => mayCombine) ?? [])
  const [first] = options
  const sibling = found
    .flat()
    .find(({ matchId, marketId }) => matchId === first?.matchId && marketId !== first.marketId)
  if (!sibling) throw new Error('nothing to bet on')
  return { options, sibling }
}

const optionOf = ({ marketId, type, odds }: Option, more: object = {}) => ({
  marketId,
  optionType: type,
  odds,
  oddsFormat: 1,
  ...more,
})

export const row = (option: Option, more: object = {}, optionFields: object = {}) => ({
  unitStake: 10,
  oddsChange: 2,
  betOptionList: [optionOf(option, optionFields)],
  ...more,
})

export const single = (option: Option, more: object = {}, optionFields: object = {}) => ({
  currencyId: 1000,
  singleBetList: [row(option, more, optionFields)],
})

export const series = (legs: readonly Option[], more: object = {}) => ({
  currencyId: 1000,
  betMultipleData: [{ oddsChange: 2, seriesValue: legs.length, unitStake: 10, ...more }],
  betOptionList: legs.map((leg) => optionOf(leg)),
})

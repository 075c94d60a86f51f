import { getBet, getBetDetail, getBetsFile, getBetSum, getProfitOverTime } from '@keo/contract/bet-records'
import { getBetReplay } from '@keo/contract/bet-replay'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Api, Caller } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import type { MemberStore } from '../members/index.ts'
import { amountText } from './bet-record-views.ts'
import type { BetRecords } from './bet-records.ts'
import type { BetReplays } from './bet-replay.ts'

type Needs = { bets: BetRecords; replayOf: BetReplays; members: Pick<MemberStore, 'find'> }

export function betRecordRoutes(api: Api, { bets, replayOf, members }: Needs): void {
  const ownerOf = async ({ memberId }: Caller) => {
    const { currency } = (await members.find(memberId)) ?? fail('SESSION_EXPIRED')
    return { memberId: memberId as MemberId, currency }
  }
  api.handle(getBetSum, async ({ caller, body }) => {
    const { memberId, currency } = await ownerOf(caller)
    const { count, sports, openCount, ...amounts } = await bets.sum(memberId, body)
    return {
      currency,
      count,
      stake: amountText(amounts.stake, currency),
      returnMax: amountText(amounts.returnMax, currency),
      returned: amountText(amounts.returned, currency),
      result: amountText(amounts.result, currency),
      openCount,
      sports,
    }
  })
  api.handle(getBetDetail, async ({ caller, body: { before, ...asked } }) => {
    const { memberId, currency } = await ownerOf(caller)
    return { currency, ...(await bets.page(memberId, asked, before)) }
  })
  api.handle(
    getBet,
    async ({ caller, body, language }) =>
      (await bets.one(caller.memberId, body.id, language)) ?? fail('NOT_FOUND'),
  )
  api.handle(
    getBetReplay,
    async ({ caller, body, language }) =>
      (await replayOf(caller.memberId as MemberId, body.id, language)) ?? fail('NOT_FOUND'),
  )
  api.handle(getBetsFile, async ({ caller, body, language }) => {
    const { memberId, currency } = await ownerOf(caller)
    return bets.file(memberId, body, { currency, language })
  })
  api.handle(getProfitOverTime, async ({ caller, body }) => {
    const { memberId, currency } = await ownerOf(caller)
    const points = await bets.profit(memberId, body)
    return {
      currency,
      points: points.map(({ at, result }) => ({
        time: serverTimeText(at),
        result: amountText(result, currency),
      })),
    }
  })
}

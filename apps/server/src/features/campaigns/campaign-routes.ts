import { tryCampaign } from '@keo/contract/campaign-desk'
import {
  claimCampaign,
  getCampaign,
  getMatchAwardConfig,
  listCampaigns,
  listWinners,
  openBox,
  openGiftBox,
  receiveMatchRewards,
  signInToday,
  turnWheel,
} from '@keo/contract/campaigns'
import { chooseSide, getFixture, listFixtures, listMedals, setPicks } from '@keo/contract/predictions'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { isMoneyReward } from '@keo/contract/rewards'
import type { Language } from '@keo/messages/languages'
import type { Api } from '@keo/service-kit/http/api'
import type { CampaignFeature } from './campaign-feature.ts'
import { dongText } from './campaign-views.ts'
import type { Given } from './claims.ts'

type Request = { caller: { memberId: string } | null; language: Language; deviceNo: string }

const readerOf = ({ caller, language }: Request) => ({
  memberId: caller ? (caller.memberId as MemberId) : null,
  language,
})
const callerOf = ({ caller, language, deviceNo }: Request & { caller: { memberId: string } }) => ({
  memberId: caller.memberId as MemberId,
  language,
  deviceNo,
})
const cashText = (cash: bigint | null) => (cash === null ? null : dongText(cash))

function claimedView(given: readonly Given[]) {
  return {
    amount: dongText(
      given.reduce((total, { kind, amount }) => total + (isMoneyReward(kind) ? amount : 0n), 0n),
    ),
    kind: given[0]?.kind ?? 'cash',
    isHeld: given.some(({ state }) => state === 'held'),
    steps: given.map(({ step }) => step),
  }
}

export function campaignRoutes(api: Api, feature: CampaignFeature): void {
  const { campaigns, claim, signIn, turn, open, library, dryRun, predictions, medals } = feature
  api.handle(listCampaigns, (request) => campaigns.list(readerOf(request)))
  api.handle(getCampaign, (request) => campaigns.one(request.body.id, readerOf(request)))
  api.handle(listWinners, async (request) => ({
    list: await campaigns.winners(request.body.id, readerOf(request)),
  }))
  api.handle(claimCampaign, async (request) => claimedView(await claim(callerOf(request), request.body)))
  api.handle(signInToday, async (request) => {
    const { cash, ...day } = await signIn(callerOf(request), request.body)
    return { streak: day.streak, day: day.day, turns: day.turns, cash: cashText(cash) }
  })
  api.handle(turnWheel, async (request) => {
    const { sector, cash, turns, turnsLeft } = await turn(callerOf(request), request.body)
    return { sector, cash: cashText(cash), turns, turnsLeft }
  })
  api.handle(openBox, async (request) => {
    const { amount, state } = await open(callerOf(request), request.body)
    return { cash: dongText(amount), isHeld: state === 'held' }
  })
  api.handle(openGiftBox, async (request) => ({
    cash: dongText(await feature.openGiftBox(callerOf(request), request.body.id)),
  }))
  api.handle(getMatchAwardConfig, async (request) => ({
    campaigns: await campaigns.ofKind('match', readerOf(request)),
  }))
  api.handle(receiveMatchRewards, async (request) => {
    if (library.one(request.body.id).kind !== 'match') fail('NOT_FOUND')
    return claimedView(await claim(callerOf(request), request.body))
  })
  api.handle(listFixtures, (request) => {
    const { id, when, page = '1' } = request.body
    return predictions.list({ id, when, page: Number(page) }, readerOf(request))
  })
  api.handle(getFixture, (request) => predictions.one(request.body, readerOf(request)))
  api.handle(listMedals, (request) => {
    const { id, page = '1' } = request.body
    return medals.list({ id, page: Number(page) }, readerOf(request))
  })
  api.handle(chooseSide, async (request) => ({
    sideId: await medals.choose(callerOf(request), request.body),
  }))
  api.handle(setPicks, async (request) => ({
    picks: await predictions.setPicks(callerOf(request), request.body),
  }))
  api.handle(tryCampaign, async ({ body }) => {
    const { cost, refused, ...run } = await dryRun(library.any(body.id), body.days)
    return { ...run, cost: dongText(cost), refused: dongText(refused) }
  })
}

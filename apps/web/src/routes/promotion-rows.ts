import { patterns } from '../navigation/paths.ts'
import { page } from '../navigation/route.ts'
import { campaigns, invitations, vip } from './screens.ts'

const activityAlias = { aliasOf: patterns.activityDetail } as const

export const activityRows = [
  page(patterns.activityDetail, 'page.activityDetail', campaigns.one),
  page(patterns.firstCharge, 'page.firstCharge', campaigns.one, activityAlias),
  page(patterns.luckyWheel, 'page.luckyWheel', campaigns.one, activityAlias),
  page(patterns.newbieActivity, 'page.newbieActivity', campaigns.one, activityAlias),
  page(patterns.gameActivity, 'page.gameActivity', campaigns.one, activityAlias),
  page(patterns.rebateActivity, 'page.rebateActivity', campaigns.one, activityAlias),
  page(patterns.staticActivity, 'page.staticActivity', campaigns.one, activityAlias),
  page(patterns.welcomeWealthActivity, 'page.welcomeWealthActivity', campaigns.one, activityAlias),
  page(patterns.slotsActivity, 'page.slotsActivity', campaigns.one, activityAlias),
  page(patterns.giftBoxActivity, 'page.giftBoxActivity', campaigns.one, activityAlias),
  page(patterns.newcomerGiftBoxActivity, 'page.newcomerGiftBoxActivity', campaigns.one, activityAlias),
  page(patterns.cheerUpActivity, 'page.cheerUpActivity', campaigns.one, activityAlias),
  page(patterns.cheerUpRecord, 'page.cheerUpRecord', campaigns.cheers, activityAlias),
]

export const campaignRows = [
  page(patterns.suggestionCampaign, 'page.suggestionCampaign', campaigns.one),
  page(patterns.transactionCampaign, 'page.transactionCampaign', campaigns.one),
  page(patterns.signCampaign, 'page.signCampaign', campaigns.one),
  page(patterns.monthlyCampaign, 'page.monthlyCampaign', campaigns.one),
  page(patterns.dayCampaign, 'page.dayCampaign', campaigns.one),
  page(patterns.feastCampaign, 'page.feastCampaign', campaigns.one),
  page(patterns.moneyballCampaign, 'page.moneyballCampaign', campaigns.one),
  page(patterns.flow61Campaign, 'page.flow61Campaign', campaigns.one),
  page(patterns.baseCampaign, 'page.baseCampaign', campaigns.one),
  page(patterns.negativeCampaign, 'page.negativeCampaign', campaigns.one),
  page(patterns.scheduleCampaign, 'page.scheduleCampaign', campaigns.one),
  page(patterns.americaSchedule, 'page.americaSchedule', campaigns.one),
  page(patterns.americaDetails, 'page.americaDetails', campaigns.fixture),
  page(patterns.americaCampaign, 'page.americaCampaign', campaigns.one),
  page(patterns.olympicGames, 'page.olympicGames', campaigns.one),
  page(patterns.c2cCampaign, 'page.c2cCampaign', campaigns.one),
  page(patterns.goldMedalCampaign, 'page.goldMedalCampaign', campaigns.one),
  page(patterns.olympicCheckCampaign, 'page.olympicCheckCampaign', campaigns.one),
  page(patterns.k2vCampaign, 'page.k2vCampaign', campaigns.one),
  page(patterns.valentineDay, 'page.valentineDay', campaigns.one),
  page(patterns.fiveLeagues, 'page.fiveLeagues', campaigns.one),
  page(patterns.fiveLeaguesSecond, 'page.fiveLeaguesSecond', campaigns.one),
  page(patterns.midAutumn, 'page.midAutumn', campaigns.one),
  page(patterns.chessCards, 'page.chessCards', campaigns.one),
  page(patterns.gloryCampaign, 'page.gloryCampaign', campaigns.one),
  page(patterns.electronicCampaign, 'page.electronicCampaign', campaigns.one),
  page(patterns.nationalCampaign, 'page.nationalCampaign', campaigns.one),
  page(patterns.invitePolitely, 'page.invitePolitely', invitations.commission),
  page(patterns.nationalDayCampaign, 'page.nationalDayCampaign', campaigns.one),
  page(patterns.peersCampaign, 'page.peersCampaign', campaigns.one),
  page(patterns.esportsCampaign, 'page.esportsCampaign', campaigns.one),
  page(patterns.usdtCampaign, 'page.usdtCampaign', campaigns.one),
  page(patterns.usdtCampaignSecond, 'page.usdtCampaignSecond', campaigns.one),
  page(patterns.usdtCampaignThird, 'page.usdtCampaignThird', campaigns.one),
  page(patterns.singlesDayCampaign, 'page.singlesDayCampaign', campaigns.one),
  page(patterns.cbPayCampaign, 'page.cbPayCampaign', campaigns.one),
  page(patterns.christmasCampaign, 'page.christmasCampaign', campaigns.one),
]

export const vipRows = [
  page(patterns.vipDetails, 'vip.details.title', vip.details),
  page(patterns.vipManager, 'vip.page.manager', vip.manager),
  page(patterns.vipConcierge, 'vip.page.concierge', vip.concierge),
  page(patterns.vipHospitality, 'vip.page.hospitality', vip.hospitality),
  page(patterns.vipTravel, 'vip.page.travel', vip.travel),
]

import { patterns } from '../navigation/paths.ts'
import { soon } from '../navigation/route.ts'

const activityAlias = { aliasOf: patterns.activityDetail } as const

export const activityRows = [
  soon(patterns.activityDetail, 'page.activityDetail', 'promotions'),
  soon(patterns.firstCharge, 'page.firstCharge', 'promotions', activityAlias),
  soon(patterns.luckyWheel, 'page.luckyWheel', 'promotions', activityAlias),
  soon(patterns.newbieActivity, 'page.newbieActivity', 'promotions', activityAlias),
  soon(patterns.gameActivity, 'page.gameActivity', 'promotions', activityAlias),
  soon(patterns.rebateActivity, 'page.rebateActivity', 'promotions', activityAlias),
  soon(patterns.staticActivity, 'page.staticActivity', 'promotions', activityAlias),
  soon(patterns.welcomeWealthActivity, 'page.welcomeWealthActivity', 'promotions', activityAlias),
  soon(patterns.slotsActivity, 'page.slotsActivity', 'promotions', activityAlias),
  soon(patterns.giftBoxActivity, 'page.giftBoxActivity', 'promotions', activityAlias),
  soon(patterns.newcomerGiftBoxActivity, 'page.newcomerGiftBoxActivity', 'promotions', activityAlias),
  soon(patterns.cheerUpActivity, 'page.cheerUpActivity', 'promotions', activityAlias),
  soon(patterns.cheerUpRecord, 'page.cheerUpRecord', 'promotions', activityAlias),
]

export const campaignRows = [
  soon(patterns.suggestionCampaign, 'page.suggestionCampaign', 'promotions'),
  soon(patterns.transactionCampaign, 'page.transactionCampaign', 'promotions'),
  soon(patterns.signCampaign, 'page.signCampaign', 'promotions'),
  soon(patterns.monthlyCampaign, 'page.monthlyCampaign', 'promotions'),
  soon(patterns.dayCampaign, 'page.dayCampaign', 'promotions'),
  soon(patterns.feastCampaign, 'page.feastCampaign', 'promotions'),
  soon(patterns.moneyballCampaign, 'page.moneyballCampaign', 'promotions'),
  soon(patterns.flow61Campaign, 'page.flow61Campaign', 'promotions'),
  soon(patterns.baseCampaign, 'page.baseCampaign', 'promotions'),
  soon(patterns.negativeCampaign, 'page.negativeCampaign', 'promotions'),
  soon(patterns.scheduleCampaign, 'page.scheduleCampaign', 'promotions'),
  soon(patterns.americaSchedule, 'page.americaSchedule', 'promotions'),
  soon(patterns.americaDetails, 'page.americaDetails', 'promotions'),
  soon(patterns.americaCampaign, 'page.americaCampaign', 'promotions'),
  soon(patterns.olympicGames, 'page.olympicGames', 'promotions'),
  soon(patterns.c2cCampaign, 'page.c2cCampaign', 'promotions'),
  soon(patterns.goldMedalCampaign, 'page.goldMedalCampaign', 'promotions'),
  soon(patterns.olympicCheckCampaign, 'page.olympicCheckCampaign', 'promotions'),
  soon(patterns.k2vCampaign, 'page.k2vCampaign', 'promotions'),
  soon(patterns.valentineDay, 'page.valentineDay', 'promotions'),
  soon(patterns.fiveLeagues, 'page.fiveLeagues', 'promotions'),
  soon(patterns.fiveLeaguesSecond, 'page.fiveLeaguesSecond', 'promotions'),
  soon(patterns.midAutumn, 'page.midAutumn', 'promotions'),
  soon(patterns.chessCards, 'page.chessCards', 'promotions'),
  soon(patterns.gloryCampaign, 'page.gloryCampaign', 'promotions'),
  soon(patterns.electronicCampaign, 'page.electronicCampaign', 'promotions'),
  soon(patterns.nationalCampaign, 'page.nationalCampaign', 'promotions'),
  soon(patterns.invitePolitely, 'page.invitePolitely', 'promotions'),
  soon(patterns.nationalDayCampaign, 'page.nationalDayCampaign', 'promotions'),
  soon(patterns.peersCampaign, 'page.peersCampaign', 'promotions'),
  soon(patterns.esportsCampaign, 'page.esportsCampaign', 'promotions'),
  soon(patterns.usdtCampaign, 'page.usdtCampaign', 'promotions'),
  soon(patterns.usdtCampaignSecond, 'page.usdtCampaignSecond', 'promotions'),
  soon(patterns.usdtCampaignThird, 'page.usdtCampaignThird', 'promotions'),
  soon(patterns.singlesDayCampaign, 'page.singlesDayCampaign', 'promotions'),
  soon(patterns.cbPayCampaign, 'page.cbPayCampaign', 'promotions'),
  soon(patterns.christmasCampaign, 'page.christmasCampaign', 'promotions'),
]

export const vipRows = [
  soon(patterns.vipDetails, 'page.vipDetails', 'vip'),
  soon(patterns.vipManager, 'page.vipManager', 'vip'),
  soon(patterns.vipHostess, 'page.vipHostess', 'vip'),
  soon(patterns.vipModels, 'page.vipModels', 'vip'),
  soon(patterns.vipYacht, 'page.vipYacht', 'vip'),
]

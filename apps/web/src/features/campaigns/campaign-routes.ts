import { patterns, withQuery, type Pattern } from '../../navigation/paths.ts'

/**
 * The campaign of each route: the id of its file in apps/server/campaigns. A new page is a line here, one in
 * routes/promotion-rows.ts and the file; how it looks is chosen by the campaign's kind.
 */
export const CAMPAIGN_ROUTES: Partial<Record<Pattern, string>> = {
  [patterns.activityDetail]: 'dragon-boat',
  [patterns.firstCharge]: 'first-deposit',
  [patterns.luckyWheel]: 'lucky-wheel',
  [patterns.rebateActivity]: 'daily-rebate',
  [patterns.signCampaign]: 'sign-in',
  [patterns.newbieActivity]: 'newbie-tasks',
  [patterns.gameActivity]: 'game-marathon',
  [patterns.staticActivity]: 'standing-parlay',
  [patterns.welcomeWealthActivity]: 'tet-wealth',
  [patterns.slotsActivity]: 'slots-gala',
  [patterns.transactionCampaign]: 'deposit-days',
  [patterns.monthlyCampaign]: 'monthly-goal',
  [patterns.dayCampaign]: 'daily-tasks',
  [patterns.feastCampaign]: 'year-feast',
  [patterns.moneyballCampaign]: 'money-ball',
  [patterns.flow61Campaign]: 'june-flow',
  [patterns.baseCampaign]: 'base-steps',
  [patterns.valentineDay]: 'valentine',
  [patterns.midAutumn]: 'mid-autumn',
  [patterns.chessCards]: 'card-challenge',
  [patterns.gloryCampaign]: 'glory-streak',
  [patterns.electronicCampaign]: 'instant-rebate',
  [patterns.nationalCampaign]: 'national-pride',
  [patterns.nationalDayCampaign]: 'national-day',
  [patterns.esportsCampaign]: 'esports-cup',
  [patterns.singlesDayCampaign]: 'singles-day',
  [patterns.christmasCampaign]: 'christmas',
  [patterns.royalActivity]: 'royal-court',
  [patterns.scheduleCampaign]: 'schedule-display',
  [patterns.olympicGames]: 'olympic-games',
  [patterns.goldMedalCampaign]: 'gold-medal',
  [patterns.olympicCheckCampaign]: 'olympic-check',
  [patterns.americaSchedule]: 'america-schedule',
  [patterns.americaCampaign]: 'america-ladder',
  [patterns.fiveLeagues]: 'five-leagues',
  [patterns.fiveLeaguesSecond]: 'five-leagues-parlay',
  [patterns.giftBoxActivity]: 'gift-boxes',
  [patterns.newcomerGiftBoxActivity]: 'newcomer-boxes',
  [patterns.negativeCampaign]: 'loss-rebate',
  [patterns.usdtCampaign]: 'usdt-first',
  [patterns.usdtCampaignSecond]: 'usdt-month',
  [patterns.usdtCampaignThird]: 'usdt-days',
  [patterns.c2cCampaign]: 'c2c-week',
  [patterns.cbPayCampaign]: 'ewallet-week',
  [patterns.k2vCampaign]: 'two-channels',
  [patterns.peersCampaign]: 'peers',
  [patterns.cheerUpActivity]: 'cheer-up',
  [patterns.suggestionCampaign]: 'ideas',
}

const routeOf = new Map(Object.entries(CAMPAIGN_ROUTES).map(([pattern, id]) => [id, pattern]))

/** The page of a campaign: its own route, or the page that any campaign can be shown on. */
export const campaignPath = ({ id }: { id: string }): string =>
  routeOf.get(id) ?? withQuery(patterns.activityDetail, { id })

/** The campaign that an address is for: the one it names, or the one of its route. */
export const campaignOf = ({ path, query }: { path: string; query: URLSearchParams }): string =>
  query.get('id') ?? CAMPAIGN_ROUTES[path as Pattern] ?? ''

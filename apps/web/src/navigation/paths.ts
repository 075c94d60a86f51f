/**
 * The only file that spells a path. `{name}` marks a parameter, as in docs/spec/routes.csv.
 * The names follow the product words; where the specification's path is odd, the name is not.
 */
export const patterns = {
  home: '/',
  promotions: '/activity',
  me: '/user-center',
  maintain: '/maintain',
  sports: '/sports',

  login: '/login',
  register: '/register',
  registerName: '/registerName',
  forget: '/forget',
  handOver: '/v-to-b',

  live: '/live',
  liveList: '/live/LiveList',
  liveInformation: '/live/Information',
  liveMatches: '/live/MatchList',
  experts: '/allmasterslist',
  livePage: '/live-page',
  anchor: '/anchor',
  entertainmentLive: '/entertainmentLive',
  expert: '/masterdetail/{id}',
  plan: '/plandetail/{id}',
  plans: '/planList/{id}',
  ownPlans: '/my-plans',
  anchorProfile: '/anchor-infor/{id}',

  matchDetail: '/match-detail/{id}',
  championsDetail: '/champions-detail/{id}',
  results: '/SportsResults',
  resultDetail: '/ResultInfo',
  handicapTutorial: '/HandicapTutorial',
  betRules: '/betrule',
  betMock: '/betmock',

  deposit: '/deposit',
  withdraw: '/withdraw',
  cryptoGuide: '/virtualBanner',
  depositOrder: '/rechargeInformation',
  withdrawOrder: '/withdrawalInformation',
  transfer: '/transfer',
  financialDetails: '/financialDetailsView',

  bankCards: '/bankcard',
  passwords: '/passwordInfo',
  email: '/mail',
  mobile: '/cellIphone',
  addBankCard: '/addBankcard',
  addCryptoAddress: '/addVirtual',
  addEwallet: '/addEbPay',
  withdrawPassword: '/withdrawPassword',
  addresses: '/addressView',
  address: '/addressChild',

  editNickname: '/editNickname',
  profile: '/personal-center',
  profileDetails: '/personalDetails',
  agents: '/business-agent',
  iconList: '/icon-list',

  service: '/service',
  serviceQuestion: '/service-question/{idx}',
  serviceDetail: '/service-detail',
  serviceCustomer: '/service-customer',
  aboutApp: '/aboutus',
  aboutUs: '/about-us',
  deviceInfo: '/deviceinfo',
  sendFeedback: '/settingfeedback',
  replyDetail: '/ReplyDetail/{id}',
  language: '/languagesetting',
  agreement: '/useragreement',
  help: '/help',
  helpTopic: '/helpsub',
  feedback: '/feedback',
  learn: '/learn',

  betRecords: '/user-center-bet-record',
  settings: '/settings',
  vip: '/vip',
  messages: '/message',
  messageDetail: '/message/detail',
  push: '/push-notifications',
  transactions: '/transaction-record',
  welfare: '/welfare',

  inviteFriends: '/inviteFriends',
  sponsor: '/sponsor',
  sponsorNew: '/sponsorNew',
  webview: '/webview',
  games: '/game',
  invite: '/invite',
  inviteDetails: '/invite/details',
  gameLobby: '/sub-game/{id}',
  inviteActivity: '/invite-activity',
  royalActivity: '/royal-activity',
  eventAnnouncement: '/eventannouncement',

  activityDetail: '/activity-detail',
  firstCharge: '/first-charge',
  luckyWheel: '/luckyWheel',
  newbieActivity: '/newbie-activity',
  gameActivity: '/game-activity',
  rebateActivity: '/rebate-activity',
  staticActivity: '/static-activity',
  welcomeWealthActivity: '/welcomeWealth-activity',
  slotsActivity: '/Electronic-activity',
  giftBoxActivity: '/giftBox-activity',
  newcomerGiftBoxActivity: '/newPersonGiftBox-activity',
  cheerUpActivity: '/cheerUp-activity',
  cheerUpRecord: '/cheerUp-record',

  suggestionCampaign: '/suggestion-activity',
  transactionCampaign: '/transaction-activity',
  signCampaign: '/sign-activity',
  monthlyCampaign: '/monthly-activity',
  dayCampaign: '/day-activity',
  feastCampaign: '/feast-activity',
  moneyballCampaign: '/moneyball-activity',
  flow61Campaign: '/61flow-activity',
  baseCampaign: '/base-activity',
  negativeCampaign: '/negative-activity',
  scheduleCampaign: '/schedule-display',
  americaSchedule: '/america-schedule',
  americaDetails: '/america-details',
  americaCampaign: '/america-activity',
  olympicGames: '/olympic-games',
  c2cCampaign: '/c2cVirtual-activity',
  goldMedalCampaign: '/goldMedal-Activity',
  olympicCheckCampaign: '/olympicCheck-Activity',
  k2vCampaign: '/k2v-Activity',
  valentineDay: '/Valentine-Day',
  fiveLeagues: '/Five-Major-Leagues',
  fiveLeaguesSecond: '/Five-Major-Leagues2',
  midAutumn: '/Mid-Autumn-Festival',
  chessCards: '/Chess-Card-Challenge',
  gloryCampaign: '/glory-activity',
  electronicCampaign: '/electronic-activity',
  nationalCampaign: '/national-activity',
  invitePolitely: '/invite-politely',
  nationalDayCampaign: '/national-day-activity',
  peersCampaign: '/peers-activity',
  esportsCampaign: '/eSports-activity',
  usdtCampaign: '/usdt-activity',
  usdtCampaignSecond: '/usdt-activity2',
  usdtCampaignThird: '/usdt-activity3',
  singlesDayCampaign: '/singlesDay-activity',
  cbPayCampaign: '/cbPay-activity',
  christmasCampaign: '/christmas-activities',

  vipDetails: '/vipDetailsView',
  vipManager: '/vipDedicatedManager',
  vipConcierge: '/vipBusinessGirl',
  vipHospitality: '/businessYoungModel',
  vipTravel: '/vipYacht',

  notFound: '/404',
  serverError: '/500',
  forbidden: '/403',

  secondFactor: '/security-factor',
  sessions: '/sessions',
  undo: '/undo',
  saferPlay: '/safer-play',
  insight: '/insight',
  identity: '/identity',
  myData: '/my-data',
  bulletins: '/bulletins',
  sharedTicket: '/ticket/{token}',
  slip: '/slip',
  gameVerifier: '/game-verifier',
  serviceChat: '/service-chat',
  accessibility: '/accessibility',

  gallery: '/dev/gallery',
  sandboxBank: '/dev/bank',
} as const

export type PathName = keyof typeof patterns
export type Pattern = (typeof patterns)[PathName]

/** The parameters a pattern names: `/message/{id}` gives `{ id: string }`. */
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : unknown

type Builder<P extends string> = P extends `${string}{${string}}` ? (id: string) => string : () => string

/** `paths.home()`, `paths.matchDetail(id)`: the address of a page. */
export const paths = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, (id = '') => fillIn(pattern, id)]),
) as { readonly [N in PathName]: Builder<(typeof patterns)[N]> }

function fillIn(pattern: string, id: string): string {
  return pattern.replace(/\{\w+\}/, encodeURIComponent(id))
}

/** Adds a query; fields without a value are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((field): field is [string, string] => field[1] !== undefined)
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

const LIVE_PATH =
  /^\/(live|allmasterslist|anchor|entertainmentLive|masterdetail|plandetail|planList|my-plans)\b/

/** A page of the live section, which not everybody has. */
export const isLivePath = (path: string): boolean => LIVE_PATH.test(path)

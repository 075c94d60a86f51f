import type { ClientArea } from '@keo/messages/packs'
import type { ScreenModule } from '../navigation/route.ts'

type Later = typeof import('./later-screens.ts')

/** Where every screen but the first is found is no part of the first load: the names of its files weigh as much as a page. */
function later(areas: readonly ClientArea[], find: (screens: Later) => Promise<ScreenModule>) {
  return { screen: async () => find(await import('./later-screens.ts')), areas }
}

/** Screens of the site feature, each with the message areas it needs. */
export const site = {
  maintain: later(['site'], (screens) => screens.maintain()),
  aboutApp: later(['site', 'legal'], (screens) => screens.aboutApp()),
  aboutUs: later(['site', 'legal'], (screens) => screens.aboutUs()),
  deviceInfo: later(['site'], (screens) => screens.deviceInfo()),
  language: later(['site'], (screens) => screens.language()),
  agreement: later(['site', 'legal'], (screens) => screens.agreement()),
  accessibility: later(['accessStatement', 'site', 'legal'], (screens) => screens.accessibility()),
  learn: later(['site'], (screens) => screens.learn()),
  settings: later(['site', 'legal'], (screens) => screens.settings()),
  webview: later(['site', 'webview'], (screens) => screens.webview()),
  fallback: later(['site'], (screens) => screens.fallback()),
} as const

const door = ['accounts'] as const
export const accounts = {
  login: later(door, (screens) => screens.login()),
  register: later(door, (screens) => screens.register()),
  registerName: later(door, (screens) => screens.registerName()),
  forget: later(door, (screens) => screens.forget()),
  handOver: later(door, (screens) => screens.handOver()),
} as const

const purse = ['wallet', 'site', 'members', 'accounts'] as const
export const wallet = {
  transfer: later(purse, (screens) => screens.transfer()),
  transactions: later(purse, (screens) => screens.transactions()),
  financial: later(purse, (screens) => screens.financial()),
} as const

/** Screens of the member's own profile. Those with codes also use the fields of accounts. */
export const members = {
  userCenter: later(['members', 'site', 'saferPlay'], (screens) => screens.userCenter()),
  personalCenter: later(['members', 'site', 'saferPlay'], (screens) => screens.personalCenter()),
  personalDetails: later(['members', 'site', 'accounts'], (screens) => screens.personalDetails()),
  editNickname: later(['members', 'site'], (screens) => screens.editNickname()),
  mobile: later(['members', 'site', 'accounts'], (screens) => screens.bindMobile()),
  email: later(['members', 'site', 'accounts'], (screens) => screens.bindEmail()),
  password: later(['members', 'site', 'accounts'], (screens) => screens.changePassword()),
  addresses: later(['members', 'site'], (screens) => screens.addresses()),
  address: later(['members', 'site', 'accounts'], (screens) => screens.address()),
  myData: later(['members', 'site', 'accounts', 'security'], (screens) => screens.myData()),
  agents: later(['members', 'site', 'accounts'], (screens) => screens.agent()),
} as const

/** Screens of how the account is guarded. */
export const security = {
  sessions: later(['security', 'site'], (screens) => screens.sessions()),
  secondFactor: later(['security', 'site', 'accounts'], (screens) => screens.secondFactor()),
  undo: later(['security', 'accounts'], (screens) => screens.undo()),
} as const

export const saferPlay = {
  settings: later(['saferPlay', 'site', 'accounts'], (screens) => screens.saferPlay()),
  insight: later(['insight', 'saferPlay', 'site'], (screens) => screens.insight()),
  identity: later(['saferPlay', 'site', 'accounts', 'members'], (screens) => screens.identity()),
} as const

const bindingAreas = ['bindings', 'withdraw', 'members', 'accounts', 'site'] as const
/** Where money may go, the withdraw password, and withdrawals. */
export const withdraw = {
  targets: later(bindingAreas, (screens) => screens.targets()),
  addCard: later(bindingAreas, (screens) => screens.addBankCard()),
  addCrypto: later(bindingAreas, (screens) => screens.addCrypto()),
  addEwallet: later(bindingAreas, (screens) => screens.addEwallet()),
  password: later(bindingAreas, (screens) => screens.withdrawPassword()),
  form: later(bindingAreas, (screens) => screens.withdraw()),
  order: later(bindingAreas, (screens) => screens.withdrawOrder()),
} as const

const payIn = ['deposit', 'site', 'accounts'] as const
export const deposit = {
  deposit: later(payIn, (screens) => screens.deposit()),
  order: later(payIn, (screens) => screens.order()),
  cryptoGuide: later(['deposit'], (screens) => screens.cryptoGuide()),
  sandboxBank: later(['deposit'], (screens) => screens.sandboxBank()),
} as const

/** A match or a competition; words of the site for what could not be loaded. */
export const match = {
  detail: later(['match', 'sports', 'site'], (screens) => screens.matchDetail()),
} as const

export const sports = {
  list: later(['sports', 'match', 'site'], (screens) => screens.sports()),
} as const

const guideAreas = ['sportsGuide', 'sports', 'match', 'site'] as const
/** Results, rules, how lines work, practice and bulletins. */
export const sportsGuide = {
  results: later(guideAreas, (screens) => screens.sportsResults()),
  result: later(guideAreas, (screens) => screens.resultInfo()),
  rules: later(guideAreas, (screens) => screens.betRules()),
  tutorial: later(guideAreas, (screens) => screens.handicapTutorial()),
  practice: later(guideAreas, (screens) => screens.betMock()),
  bulletins: later(guideAreas, (screens) => screens.bulletins()),
} as const

/** Pages for developers; their texts are samples and need no message area. */
export const developer = {
  gallery: later([], (screens) => screens.gallery()),
  iconList: later([], (screens) => screens.iconList()),
} as const

const gameAreas = ['gamesLobby', 'site'] as const
/** The lobby, one of its types or games, and the page that recomputes a round. */
export const games = {
  lobby: later(gameAreas, (screens) => screens.gameLobby()),
  /** Of a type, or one game. */
  one: later(['gamePlay', 'amounts', 'proof', ...gameAreas], (screens) => screens.subGame()),
  verifier: later(['gameRounds', 'proof'], (screens) => screens.gameVerifier()),
} as const

const supportAreas = ['support', 'site', 'members', 'accounts'] as const
export const help = {
  home: later(supportAreas, (screens) => screens.help()),
  topic: later(supportAreas, (screens) => screens.helpTopic()),
  article: later(supportAreas, (screens) => screens.helpArticle()),
  service: later(supportAreas, (screens) => screens.service()),
} as const

export const feedback = {
  list: later(supportAreas, (screens) => screens.feedback()),
  send: later(supportAreas, (screens) => screens.sendFeedback()),
  thread: later(supportAreas, (screens) => screens.replyDetail()),
  centre: later(supportAreas, (screens) => screens.serviceCustomer()),
} as const

/** The conversation with support: the assistant, then a person. */
export const chat = later(['supportChat', 'site', 'accounts'], (screens) => screens.chat())

/** What the member was told. */
export const inbox = {
  list: later(['inbox', 'site'], (screens) => screens.messages()),
  detail: later(['inbox', 'site'], (screens) => screens.messageDetail()),
  push: later(['push', 'site'], (screens) => screens.push()),
} as const

/** Everything the member bet on. */
export const betRecords = later(['betRecords', 'gameRounds', 'site'], (screens) => screens.betRecords())

const sharedAreas = ['sharedTickets', 'betCart', 'betRecords', 'match', 'site'] as const
/** What a friend sent: a ticket to look at, or a slip to take. */
export const shared = {
  ticket: later(sharedAreas, (screens) => screens.sharedTicket()),
  slip: later(sharedAreas, (screens) => screens.slip()),
} as const

const inviteAreas = ['invitations', 'site', 'accounts', 'members'] as const
/** The own code, friends and rewards, and the two pages that promise them. */
export const invitations = {
  invite: later(inviteAreas, (screens) => screens.invite()),
  details: later(inviteAreas, (screens) => screens.inviteDetails()),
  activity: later(inviteAreas, (screens) => screens.inviteActivity()),
  commission: later(inviteAreas, (screens) => screens.inviteCommission()),
} as const

const campaignAreas = ['campaigns', 'rewards', 'pages', 'accounts', 'members', 'site'] as const
/** What is given: the list, the page of one, and what is the member's own of it. */
export const campaigns = {
  list: later(campaignAreas, (screens) => screens.activity()),
  one: later(campaignAreas, (screens) => screens.campaign()),
  fixture: later(campaignAreas, (screens) => screens.fixture()),
  cheers: later(campaignAreas, (screens) => screens.cheers()),
  events: later(campaignAreas, (screens) => screens.events()),
  sponsor: later(campaignAreas, (screens) => screens.sponsor()),
  sponsorSeason: later(campaignAreas, (screens) => screens.sponsorSeason()),
  welfare: later(campaignAreas, (screens) => screens.welfare()),
} as const

/** With the words of the call-back dialog. */
const vipAreas = ['vip', 'rewards', 'support', 'site', 'members', 'accounts'] as const
export const vip = {
  mine: later(vipAreas, (screens) => screens.vip()),
  details: later(vipAreas, (screens) => screens.vipDetails()),
  manager: later(vipAreas, (screens) => screens.vipManager()),
  concierge: later(vipAreas, (screens) => screens.vipConcierge()),
  hospitality: later(vipAreas, (screens) => screens.vipHospitality()),
  travel: later(vipAreas, (screens) => screens.vipTravel()),
} as const

export const articles = later(['live', 'articles'], (screens) => screens.articles())
export const entertainment = later(['live', 'entertainment', 'roomChat'], (screens) =>
  screens.entertainment(),
)

const hostAreas = ['live', 'hosts'] as const
export const hosts = {
  list: later(hostAreas, (screens) => screens.hosts()),
  one: later(hostAreas, (screens) => screens.host()),
} as const

const liveAreas = ['live', 'hosts', 'experts'] as const
/** Rooms: those on air, those of a day, and one of them. */
export const live = {
  list: later(liveAreas, (screens) => screens.liveList()),
  matches: later(liveAreas, (screens) => screens.liveMatches()),
  room: later(liveAreas, (screens) => screens.liveRoom()),
} as const

const expertAreas = ['live', 'experts', 'betCart'] as const
export const experts = {
  list: later(expertAreas, (screens) => screens.experts()),
  one: later(expertAreas, (screens) => screens.expert()),
  plan: later(expertAreas, (screens) => screens.plan()),
  plans: later(expertAreas, (screens) => screens.plans()),
  own: later(expertAreas, (screens) => screens.ownPlans()),
} as const

import { patterns } from './paths.ts'
import { page, routeTable, soon } from './shell/route.ts'

const TAB = { tabbar: true, transition: 'fade' } as const
const BETTING = { betcart: true } as const
const AUTH = { auth: true } as const
const DOOR = { loginBlacklist: true, transition: 'fade' } as const
const DEVELOPER = { developer: true } as const

const activityAlias = { aliasOf: patterns.activityDetail } as const

/** Screens of the site feature, each with the message areas it needs. */
const site = {
  home: { screen: () => import('./features/site/home-screen.tsx'), areas: ['site'] },
  maintain: { screen: () => import('./features/site/maintain-screen.tsx'), areas: ['site'] },
  aboutApp: { screen: () => import('./features/site/about-app-screen.tsx'), areas: ['site', 'legal'] },
  aboutUs: { screen: () => import('./features/site/about-us-screen.tsx'), areas: ['site', 'legal'] },
  deviceInfo: { screen: () => import('./features/site/device-info-screen.tsx'), areas: ['site'] },
  language: { screen: () => import('./features/site/language-screen.tsx'), areas: ['site'] },
  agreement: { screen: () => import('./features/site/agreement-screen.tsx'), areas: ['site', 'legal'] },
  learn: { screen: () => import('./features/site/learn-screen.tsx'), areas: ['site'] },
  settings: { screen: () => import('./features/site/settings-screen.tsx'), areas: ['site'] },
  webview: { screen: () => import('./features/site/webview-screen.tsx'), areas: ['site'] },
  fallback: { screen: () => import('./features/site/fallback-screen.tsx'), areas: ['site'] },
} as const

const door = ['accounts'] as const
const accounts = {
  login: { screen: () => import('./features/accounts/login-screen.tsx'), areas: door },
  register: { screen: () => import('./features/accounts/register-screen.tsx'), areas: door },
  registerName: { screen: () => import('./features/accounts/register-name-screen.tsx'), areas: door },
  forget: { screen: () => import('./features/accounts/forget-screen.tsx'), areas: door },
  handOver: { screen: () => import('./features/accounts/hand-over-screen.tsx'), areas: door },
} as const

const purse = ['wallet', 'site', 'members'] as const
const wallet = {
  transfer: { screen: () => import('./features/wallet/transfer-screen.tsx'), areas: purse },
  transactions: { screen: () => import('./features/wallet/transactions-screen.tsx'), areas: purse },
  financial: { screen: () => import('./features/wallet/financial-screen.tsx'), areas: purse },
} as const

/** Screens of the member's own profile. Those with codes also use the fields of accounts. */
const members = {
  userCenter: {
    screen: () => import('./features/members/user-center-screen.tsx'),
    areas: ['members', 'site', 'saferPlay'],
  },
  personalCenter: {
    screen: () => import('./features/members/personal-center-screen.tsx'),
    areas: ['members', 'site', 'saferPlay'],
  },
  personalDetails: {
    screen: () => import('./features/members/personal-details-screen.tsx'),
    areas: ['members', 'site'],
  },
  editNickname: {
    screen: () => import('./features/members/edit-nickname-screen.tsx'),
    areas: ['members', 'site'],
  },
  mobile: {
    screen: () => import('./features/members/bind-mobile-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
  email: {
    screen: () => import('./features/members/bind-email-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
  password: {
    screen: () => import('./features/members/change-password-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
  addresses: { screen: () => import('./features/members/addresses-screen.tsx'), areas: ['members', 'site'] },
  address: {
    screen: () => import('./features/members/address-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
  myData: {
    screen: () => import('./features/members/my-data-screen.tsx'),
    areas: ['members', 'site', 'accounts', 'security'],
  },
  agents: {
    screen: () => import('./features/members/agent-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
} as const

/** Screens of how the account is guarded. */
const security = {
  sessions: {
    screen: () => import('./features/security/sessions-screen.tsx'),
    areas: ['security', 'site'],
  },
  secondFactor: {
    screen: () => import('./features/security/second-factor-screen.tsx'),
    areas: ['security', 'site', 'accounts'],
  },
} as const

const saferPlay = {
  settings: {
    screen: () => import('./features/safer-play/safer-play-screen.tsx'),
    areas: ['saferPlay', 'site'],
  },
  identity: {
    screen: () => import('./features/safer-play/identity-screen.tsx'),
    areas: ['saferPlay', 'site', 'accounts', 'members'],
  },
} as const

const bindingAreas = ['bindings', 'withdraw', 'members', 'accounts', 'site'] as const
/** Where money may go, the withdraw password, and withdrawals. */
const withdraw = {
  targets: { screen: () => import('./features/bindings/targets-screen.tsx'), areas: bindingAreas },
  addCard: { screen: () => import('./features/bindings/add-bank-card-screen.tsx'), areas: bindingAreas },
  addCrypto: { screen: () => import('./features/bindings/add-crypto-screen.tsx'), areas: bindingAreas },
  addEwallet: { screen: () => import('./features/bindings/add-ewallet-screen.tsx'), areas: bindingAreas },
  password: {
    screen: () => import('./features/withdraw-password/withdraw-password-screen.tsx'),
    areas: bindingAreas,
  },
  form: { screen: () => import('./features/withdraw/withdraw-screen.tsx'), areas: bindingAreas },
  order: { screen: () => import('./features/withdraw/withdraw-order-screen.tsx'), areas: bindingAreas },
} as const

const deposit = {
  deposit: { screen: () => import('./features/deposit/deposit-screen.tsx'), areas: ['deposit', 'site'] },
  order: { screen: () => import('./features/deposit/order-screen.tsx'), areas: ['deposit', 'site'] },
  cryptoGuide: { screen: () => import('./features/deposit/crypto-guide-screen.tsx'), areas: ['deposit'] },
  sandboxBank: { screen: () => import('./features/deposit/sandbox-bank-screen.tsx'), areas: ['deposit'] },
} as const

/** Pages for developers; their texts are samples and need no message area. */
const developer = {
  gallery: { screen: () => import('./features/gallery/gallery-screen.tsx'), areas: [] },
  iconList: { screen: () => import('./features/icon-list/icon-list-screen.tsx'), areas: [] },
} as const

/** Every page of docs/spec/routes.csv with its flags; routes.test.ts holds one against the other. */
export const routes = routeTable({
  main: [
    page(patterns.home, 'tab.home', site.home, { ...TAB, name: 'home' }),
    soon(patterns.promotions, 'page.promotions', 'promotions', TAB),
    page(patterns.me, 'tab.me', members.userCenter, TAB),
    page(patterns.maintain, 'maintain.nav', site.maintain, { ...TAB, ...BETTING }),
    soon(patterns.sports, 'page.sports', 'sports', { ...TAB, ...BETTING }),
  ],
  login: [
    page(patterns.login, 'page.login', accounts.login, { ...DOOR, name: 'login' }),
    page(patterns.register, 'page.register', accounts.register, DOOR),
    page(patterns.registerName, 'page.registerName', accounts.registerName, DOOR),
    page(patterns.forget, 'page.forget', accounts.forget),
    page(patterns.handOver, 'page.handOver', accounts.handOver),
  ],
  live: [
    soon(patterns.live, 'page.live', 'live', { redirectTo: patterns.liveList }),
    soon(patterns.liveList, 'page.liveList', 'live'),
    soon(patterns.liveInformation, 'page.liveInformation', 'live'),
    soon(patterns.liveMatches, 'page.liveMatches', 'live'),
    soon(patterns.experts, 'page.experts', 'live'),
    soon(patterns.livePage, 'page.livePage', 'live'),
    soon(patterns.anchor, 'page.anchor', 'live'),
    soon(patterns.entertainmentLive, 'page.entertainmentLive', 'live'),
    soon(patterns.expert, 'page.expert', 'live'),
    soon(patterns.plan, 'page.plan', 'live'),
    soon(patterns.plans, 'page.plans', 'live'),
    soon(patterns.anchorProfile, 'page.anchorProfile', 'live'),
  ],
  match: [
    soon(patterns.matchDetail, 'page.matchDetail', 'sports', BETTING),
    soon(patterns.championsDetail, 'page.championsDetail', 'sports', BETTING),
    soon(patterns.results, 'page.results', 'sports'),
    soon(patterns.resultDetail, 'page.resultDetail', 'sports'),
    soon(patterns.handicapTutorial, 'page.handicapTutorial', 'sports'),
    soon(patterns.betRules, 'page.betRules', 'sports'),
    soon(patterns.betMock, 'page.betMock', 'sports', DEVELOPER),
  ],
  payment: [
    page(patterns.deposit, 'page.deposit', deposit.deposit, { ...AUTH, keepAlive: true }),
    page(patterns.withdraw, 'page.withdraw', withdraw.form, AUTH),
    page(patterns.cryptoGuide, 'page.cryptoGuide', deposit.cryptoGuide),
    page(patterns.depositOrder, 'page.depositOrder', deposit.order),
    page(patterns.withdrawOrder, 'page.withdrawOrder', withdraw.order),
    page(patterns.transfer, 'transfer.title', wallet.transfer, AUTH),
    page(patterns.financialDetails, 'financial.title', wallet.financial, { name: 'financialDetailsViews' }),
  ],
  security: [
    page(patterns.bankCards, 'page.bankCards', withdraw.targets),
    page(patterns.passwords, 'profile.password', members.password),
    page(patterns.email, 'profile.email', members.email),
    page(patterns.mobile, 'profile.mobile', members.mobile),
    page(patterns.addBankCard, 'page.addBankCard', withdraw.addCard),
    page(patterns.addCryptoAddress, 'page.addCryptoAddress', withdraw.addCrypto),
    page(patterns.addEwallet, 'page.addEwallet', withdraw.addEwallet),
    page(patterns.withdrawPassword, 'page.withdrawPassword', withdraw.password),
    page(patterns.addresses, 'profile.addresses', members.addresses),
    page(patterns.address, 'address.title', members.address, { name: 'addressChild' }),
    page(patterns.secondFactor, 'secondFactor.title', security.secondFactor, { ...AUTH, ours: true }),
    page(patterns.myData, 'privacy.title', members.myData, { ...AUTH, ours: true }),
    page(patterns.sessions, 'sessions.title', security.sessions, { ...AUTH, ours: true }),
    page(patterns.saferPlay, 'play.title', saferPlay.settings, { ours: true }),
    page(patterns.identity, 'identity.title', saferPlay.identity, { ...AUTH, ours: true }),
  ],
  profile: [
    page(patterns.editNickname, 'nickName.title', members.editNickname, { name: 'editNickname' }),
    page(patterns.profile, 'profile.title', members.personalCenter),
    page(patterns.profileDetails, 'profile.details', members.personalDetails, AUTH),
    page(patterns.agents, 'agent.title', members.agents, { name: 'business-agent' }),
    page(patterns.iconList, 'page.iconList', developer.iconList, DEVELOPER),
  ],
  service: [
    soon(patterns.service, 'page.service', 'support'),
    soon(patterns.serviceQuestion, 'page.serviceQuestion', 'support'),
    soon(patterns.serviceDetail, 'page.serviceDetail', 'support'),
    soon(patterns.serviceCustomer, 'page.serviceCustomer', 'support'),
    page(patterns.aboutApp, 'about.title', site.aboutApp),
    page(patterns.aboutUs, 'company.title', site.aboutUs),
    page(patterns.deviceInfo, 'device.title', site.deviceInfo),
    soon(patterns.sendFeedback, 'page.sendFeedback', 'support', AUTH),
    soon(patterns.replyDetail, 'page.replyDetail', 'support', AUTH),
    page(patterns.language, 'language.title', site.language),
    page(patterns.agreement, 'agreement.title', site.agreement),
    soon(patterns.help, 'page.help', 'support'),
    soon(patterns.helpTopic, 'page.helpTopic', 'support'),
    soon(patterns.feedback, 'page.feedback', 'support'),
    page(patterns.learn, 'learn.title', site.learn, DEVELOPER),
  ],
  auth: [
    soon(patterns.betRecords, 'page.betRecords', 'bet-records', AUTH),
    page(patterns.settings, 'settings.title', site.settings, AUTH),
    soon(patterns.vip, 'page.vip', 'vip', AUTH),
    soon(patterns.messages, 'page.messages', 'inbox', AUTH),
    soon(patterns.messageDetail, 'page.messageDetail', 'inbox', AUTH),
    page(patterns.transactions, 'record.title', wallet.transactions, AUTH),
    soon(patterns.welfare, 'page.welfare', 'promotions', AUTH),
  ],
  public: [
    soon(patterns.inviteFriends, 'page.inviteFriends', 'invitations'),
    soon(patterns.sponsor, 'page.sponsor', 'promotions'),
    soon(patterns.sponsorNew, 'page.sponsorNew', 'promotions'),
    page(patterns.webview, 'webview.title', site.webview),
    soon(patterns.games, 'page.games', 'games'),
    soon(patterns.invite, 'page.invite', 'invitations'),
    soon(patterns.inviteDetails, 'page.inviteDetails', 'invitations'),
    soon(patterns.gameLobby, 'page.gameLobby', 'games'),
    soon(patterns.inviteActivity, 'page.inviteActivity', 'invitations'),
    soon(patterns.royalActivity, 'page.royalActivity', 'promotions'),
    soon(patterns.eventAnnouncement, 'page.eventAnnouncement', 'promotions'),
  ],
  activity: [
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
  ],
  campaign: [
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
  ],
  vip: [
    soon(patterns.vipDetails, 'page.vipDetails', 'vip'),
    soon(patterns.vipManager, 'page.vipManager', 'vip'),
    soon(patterns.vipHostess, 'page.vipHostess', 'vip'),
    soon(patterns.vipModels, 'page.vipModels', 'vip'),
    soon(patterns.vipYacht, 'page.vipYacht', 'vip'),
  ],
  developer: [
    page(patterns.gallery, 'page.gallery', developer.gallery, { ...DEVELOPER, ours: true }),
    page(patterns.sandboxBank, 'sandboxBank.title', deposit.sandboxBank, { ...DEVELOPER, ours: true }),
  ],
  error: [
    page(patterns.notFound, 'fallback.notFound.title', site.fallback),
    page(patterns.serverError, 'fallback.soon.title', site.fallback, { aliasOf: patterns.notFound }),
    page(patterns.forbidden, 'fallback.forbidden.title', site.fallback, { aliasOf: patterns.notFound }),
    page('*', 'fallback.notFound.title', site.fallback, { redirectTo: patterns.home }),
  ],
})

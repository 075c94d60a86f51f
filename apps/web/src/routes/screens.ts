/** Screens of the site feature, each with the message areas it needs. */
export const site = {
  home: { screen: () => import('../features/site/home-screen.tsx'), areas: ['site'] },
  maintain: { screen: () => import('../features/site/maintain-screen.tsx'), areas: ['site'] },
  aboutApp: { screen: () => import('../features/site/about-app-screen.tsx'), areas: ['site', 'legal'] },
  aboutUs: { screen: () => import('../features/site/about-us-screen.tsx'), areas: ['site', 'legal'] },
  deviceInfo: { screen: () => import('../features/site/device-info-screen.tsx'), areas: ['site'] },
  language: { screen: () => import('../features/site/language-screen.tsx'), areas: ['site'] },
  agreement: { screen: () => import('../features/site/agreement-screen.tsx'), areas: ['site', 'legal'] },
  learn: { screen: () => import('../features/site/learn-screen.tsx'), areas: ['site'] },
  settings: { screen: () => import('../features/site/settings-screen.tsx'), areas: ['site'] },
  webview: { screen: () => import('../features/site/webview-screen.tsx'), areas: ['site'] },
  fallback: { screen: () => import('../features/site/fallback-screen.tsx'), areas: ['site'] },
} as const

const door = ['accounts'] as const
export const accounts = {
  login: { screen: () => import('../features/accounts/login-screen.tsx'), areas: door },
  register: { screen: () => import('../features/accounts/register-screen.tsx'), areas: door },
  registerName: { screen: () => import('../features/accounts/register-name-screen.tsx'), areas: door },
  forget: { screen: () => import('../features/accounts/forget-screen.tsx'), areas: door },
  handOver: { screen: () => import('../features/accounts/hand-over-screen.tsx'), areas: door },
} as const

const purse = ['wallet', 'site', 'members', 'accounts'] as const
export const wallet = {
  transfer: { screen: () => import('../features/wallet/transfer-screen.tsx'), areas: purse },
  transactions: { screen: () => import('../features/wallet/transactions-screen.tsx'), areas: purse },
  financial: { screen: () => import('../features/wallet/financial-screen.tsx'), areas: purse },
} as const

/** Screens of the member's own profile. Those with codes also use the fields of accounts. */
export const members = {
  userCenter: {
    screen: () => import('../features/members/user-center-screen.tsx'),
    areas: ['members', 'site', 'saferPlay'],
  },
  personalCenter: {
    screen: () => import('../features/members/personal-center-screen.tsx'),
    areas: ['members', 'site', 'saferPlay'],
  },
  personalDetails: {
    screen: () => import('../features/members/personal-details-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
  editNickname: {
    screen: () => import('../features/members/edit-nickname-screen.tsx'),
    areas: ['members', 'site'],
  },
  mobile: {
    screen: () => import('../features/members/bind-mobile-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
  email: {
    screen: () => import('../features/members/bind-email-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
  password: {
    screen: () => import('../features/members/change-password-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
  addresses: { screen: () => import('../features/members/addresses-screen.tsx'), areas: ['members', 'site'] },
  address: {
    screen: () => import('../features/members/address-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
  myData: {
    screen: () => import('../features/members/my-data-screen.tsx'),
    areas: ['members', 'site', 'accounts', 'security'],
  },
  agents: {
    screen: () => import('../features/members/agent-screen.tsx'),
    areas: ['members', 'site', 'accounts'],
  },
} as const

/** Screens of how the account is guarded. */
export const security = {
  sessions: {
    screen: () => import('../features/security/sessions-screen.tsx'),
    areas: ['security', 'site'],
  },
  secondFactor: {
    screen: () => import('../features/security/second-factor-screen.tsx'),
    areas: ['security', 'site', 'accounts'],
  },
} as const

export const saferPlay = {
  settings: {
    screen: () => import('../features/safer-play/safer-play-screen.tsx'),
    areas: ['saferPlay', 'site', 'accounts'],
  },
  identity: {
    screen: () => import('../features/safer-play/identity-screen.tsx'),
    areas: ['saferPlay', 'site', 'accounts', 'members'],
  },
} as const

const bindingAreas = ['bindings', 'withdraw', 'members', 'accounts', 'site'] as const
/** Where money may go, the withdraw password, and withdrawals. */
export const withdraw = {
  targets: { screen: () => import('../features/bindings/targets-screen.tsx'), areas: bindingAreas },
  addCard: { screen: () => import('../features/bindings/add-bank-card-screen.tsx'), areas: bindingAreas },
  addCrypto: { screen: () => import('../features/bindings/add-crypto-screen.tsx'), areas: bindingAreas },
  addEwallet: { screen: () => import('../features/bindings/add-ewallet-screen.tsx'), areas: bindingAreas },
  password: {
    screen: () => import('../features/withdraw-password/withdraw-password-screen.tsx'),
    areas: bindingAreas,
  },
  form: { screen: () => import('../features/withdraw/withdraw-screen.tsx'), areas: bindingAreas },
  order: { screen: () => import('../features/withdraw/withdraw-order-screen.tsx'), areas: bindingAreas },
} as const

const payIn = ['deposit', 'site', 'accounts'] as const
export const deposit = {
  deposit: { screen: () => import('../features/deposit/deposit-screen.tsx'), areas: payIn },
  order: { screen: () => import('../features/deposit/order-screen.tsx'), areas: payIn },
  cryptoGuide: { screen: () => import('../features/deposit/crypto-guide-screen.tsx'), areas: ['deposit'] },
  sandboxBank: { screen: () => import('../features/deposit/sandbox-bank-screen.tsx'), areas: ['deposit'] },
} as const

/** A match or a competition; words of the site for what could not be loaded. */
export const match = {
  detail: { screen: () => import('../features/match/match-detail-screen.tsx'), areas: ['match', 'site'] },
} as const

export const sports = {
  list: {
    screen: () => import('../features/sports/sports-screen.tsx'),
    areas: ['sports', 'match', 'betCart', 'site'],
  },
} as const

const guideAreas = ['sportsGuide', 'sports', 'match', 'site'] as const
/** Results, rules, how lines work, practice and bulletins. */
export const sportsGuide = {
  results: { screen: () => import('../features/sports-guide/sports-results-screen.tsx'), areas: guideAreas },
  result: { screen: () => import('../features/sports-guide/result-info-screen.tsx'), areas: guideAreas },
  rules: { screen: () => import('../features/sports-guide/bet-rules-screen.tsx'), areas: guideAreas },
  tutorial: {
    screen: () => import('../features/sports-guide/handicap-tutorial-screen.tsx'),
    areas: guideAreas,
  },
  practice: { screen: () => import('../features/sports-guide/bet-mock-screen.tsx'), areas: guideAreas },
  bulletins: { screen: () => import('../features/sports-guide/bulletins-screen.tsx'), areas: guideAreas },
} as const

/** Pages for developers; their texts are samples and need no message area. */
export const developer = {
  gallery: { screen: () => import('../features/gallery/gallery-screen.tsx'), areas: [] },
  iconList: { screen: () => import('../features/icon-list/icon-list-screen.tsx'), areas: [] },
} as const

/** Everything the member bet on. */
export const betRecords = {
  screen: () => import('../features/bet-records/bet-records-screen.tsx'),
  areas: ['betRecords', 'site'],
} as const

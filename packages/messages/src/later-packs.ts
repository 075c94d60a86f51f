import type { FirstArea, Loaders, ClientArea } from './packs.ts'

/** The areas of all further pages. Their many file names are no part of the first load. */
export const LATER_LOADERS: Loaders<Exclude<ClientArea, FirstArea>> = {
  pages: {
    vi: async () => (await import('./pages/vi.ts')).pages,
    en: async () => (await import('./pages/en.ts')).pages,
    'zh-CN': async () => (await import('./pages/zh-CN.ts')).pages,
    th: async () => (await import('./pages/th.ts')).pages,
  },
  legal: {
    vi: async () => (await import('./legal/vi.ts')).legal,
    en: async () => (await import('./legal/en.ts')).legal,
    'zh-CN': async () => (await import('./legal/zh-CN.ts')).legal,
    th: async () => (await import('./legal/th.ts')).legal,
  },
  webview: {
    vi: async () => (await import('./webview/vi.ts')).webview,
    en: async () => (await import('./webview/en.ts')).webview,
    'zh-CN': async () => (await import('./webview/zh-CN.ts')).webview,
    th: async () => (await import('./webview/th.ts')).webview,
  },
  members: {
    vi: async () => (await import('./members/vi.ts')).members,
    en: async () => (await import('./members/en.ts')).members,
    'zh-CN': async () => (await import('./members/zh-CN.ts')).members,
    th: async () => (await import('./members/th.ts')).members,
  },
  accounts: {
    vi: async () => (await import('./accounts/vi.ts')).accounts,
    en: async () => (await import('./accounts/en.ts')).accounts,
    'zh-CN': async () => (await import('./accounts/zh-CN.ts')).accounts,
    th: async () => (await import('./accounts/th.ts')).accounts,
  },
  saferPlay: {
    vi: async () => (await import('./safer-play/vi.ts')).saferPlay,
    en: async () => (await import('./safer-play/en.ts')).saferPlay,
    'zh-CN': async () => (await import('./safer-play/zh-CN.ts')).saferPlay,
    th: async () => (await import('./safer-play/th.ts')).saferPlay,
  },
  security: {
    vi: async () => (await import('./security/vi.ts')).security,
    en: async () => (await import('./security/en.ts')).security,
    'zh-CN': async () => (await import('./security/zh-CN.ts')).security,
    th: async () => (await import('./security/th.ts')).security,
  },
  bindings: {
    vi: async () => (await import('./bindings/vi.ts')).bindings,
    en: async () => (await import('./bindings/en.ts')).bindings,
    'zh-CN': async () => (await import('./bindings/zh-CN.ts')).bindings,
    th: async () => (await import('./bindings/th.ts')).bindings,
  },
  withdraw: {
    vi: async () => (await import('./withdraw/vi.ts')).withdraw,
    en: async () => (await import('./withdraw/en.ts')).withdraw,
    'zh-CN': async () => (await import('./withdraw/zh-CN.ts')).withdraw,
    th: async () => (await import('./withdraw/th.ts')).withdraw,
  },
  deposit: {
    vi: async () => (await import('./deposit/vi.ts')).deposit,
    en: async () => (await import('./deposit/en.ts')).deposit,
    'zh-CN': async () => (await import('./deposit/zh-CN.ts')).deposit,
    th: async () => (await import('./deposit/th.ts')).deposit,
  },
  wallet: {
    vi: async () => (await import('./wallet/vi.ts')).wallet,
    en: async () => (await import('./wallet/en.ts')).wallet,
    'zh-CN': async () => (await import('./wallet/zh-CN.ts')).wallet,
    th: async () => (await import('./wallet/th.ts')).wallet,
  },
  sportsGuide: {
    vi: async () => (await import('./sports-guide/vi.ts')).sportsGuide,
    en: async () => (await import('./sports-guide/en.ts')).sportsGuide,
    'zh-CN': async () => (await import('./sports-guide/zh-CN.ts')).sportsGuide,
    th: async () => (await import('./sports-guide/th.ts')).sportsGuide,
  },
  amounts: {
    vi: async () => (await import('./amounts/vi.ts')).amounts,
    en: async () => (await import('./amounts/en.ts')).amounts,
    'zh-CN': async () => (await import('./amounts/zh-CN.ts')).amounts,
    th: async () => (await import('./amounts/th.ts')).amounts,
  },
  betCart: {
    vi: async () => (await import('./bet-cart/vi.ts')).betCart,
    en: async () => (await import('./bet-cart/en.ts')).betCart,
    'zh-CN': async () => (await import('./bet-cart/zh-CN.ts')).betCart,
    th: async () => (await import('./bet-cart/th.ts')).betCart,
  },
  betRecords: {
    vi: async () => (await import('./bet-records/vi.ts')).betRecords,
    en: async () => (await import('./bet-records/en.ts')).betRecords,
    'zh-CN': async () => (await import('./bet-records/zh-CN.ts')).betRecords,
    th: async () => (await import('./bet-records/th.ts')).betRecords,
  },
  gamePlay: {
    vi: async () => (await import('./game-play/vi.ts')).gamePlay,
    en: async () => (await import('./game-play/en.ts')).gamePlay,
    'zh-CN': async () => (await import('./game-play/zh-CN.ts')).gamePlay,
    th: async () => (await import('./game-play/th.ts')).gamePlay,
  },
  gamesLobby: {
    vi: async () => (await import('./games-lobby/vi.ts')).gamesLobby,
    en: async () => (await import('./games-lobby/en.ts')).gamesLobby,
    'zh-CN': async () => (await import('./games-lobby/zh-CN.ts')).gamesLobby,
    th: async () => (await import('./games-lobby/th.ts')).gamesLobby,
  },
  gameRounds: {
    vi: async () => (await import('./game-rounds/vi.ts')).gameRounds,
    en: async () => (await import('./game-rounds/en.ts')).gameRounds,
    'zh-CN': async () => (await import('./game-rounds/zh-CN.ts')).gameRounds,
    th: async () => (await import('./game-rounds/th.ts')).gameRounds,
  },
  match: {
    vi: async () => (await import('./match/vi.ts')).match,
    en: async () => (await import('./match/en.ts')).match,
    'zh-CN': async () => (await import('./match/zh-CN.ts')).match,
    th: async () => (await import('./match/th.ts')).match,
  },
  sports: {
    vi: async () => (await import('./sports/vi.ts')).sports,
    en: async () => (await import('./sports/en.ts')).sports,
    'zh-CN': async () => (await import('./sports/zh-CN.ts')).sports,
    th: async () => (await import('./sports/th.ts')).sports,
  },
  gameTables: {
    vi: async () => (await import('./game-tables/vi.ts')).gameTables,
    en: async () => (await import('./game-tables/en.ts')).gameTables,
    'zh-CN': async () => (await import('./game-tables/zh-CN.ts')).gameTables,
    th: async () => (await import('./game-tables/th.ts')).gameTables,
  },
  panel: {
    vi: async () => (await import('./panel/vi.ts')).panel,
    en: async () => (await import('./panel/en.ts')).panel,
    'zh-CN': async () => (await import('./panel/zh-CN.ts')).panel,
    th: async () => (await import('./panel/th.ts')).panel,
  },
}

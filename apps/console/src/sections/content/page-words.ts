import type { Language } from '../../platform/look.ts'

/** Pages that banners and articles mostly lead to; any other page of the app can be typed. */
const PAGES: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  '/sports': ['Thể thao', 'Sports'],
  '/live': ['Trực tiếp', 'Live'],
  '/allmasterslist': ['Cao thủ', 'Experts'],
  '/game': ['Trò chơi', 'Games'],
  '/activity': ['Khuyến mãi', 'Promotions'],
  '/welfare': ['Phúc lợi', 'Rewards'],
  '/vip': ['VIP', 'VIP'],
  '/inviteFriends': ['Mời bạn', 'Invite friends'],
  '/deposit': ['Nạp tiền', 'Deposit'],
  '/withdraw': ['Rút tiền', 'Withdraw'],
  '/user-center-bet-record': ['Vé cược', 'Bets'],
  '/betrule': ['Luật cược', 'Betting rules'],
  '/HandicapTutorial': ['Học kèo chấp', 'Handicap tutorial'],
  '/SportsResults': ['Kết quả', 'Results'],
  '/bulletins': ['Bản tin', 'Bulletins'],
  '/help': ['Trợ giúp', 'Help'],
  '/service': ['Hỗ trợ', 'Support'],
  '/safer-play': ['Chơi có chừng mực', 'Safer play'],
  '/aboutus': ['Về ứng dụng', 'About the app'],
}

export const namedPages = (language: Language): [path: string, name: string][] =>
  Object.entries(PAGES).map(([path, words]) => [path, words[language === 'vi' ? 0 : 1]])

/** The screens that are built, with what a journey needs to open them. */
export const BUILT_SCREENS = [
  { name: 'home', path: '/', waitsFor: '.home-match' },
  { name: 'not-found', path: '/404' },
  { name: 'forbidden', path: '/403' },
  { name: 'back-soon', path: '/500' },
  { name: 'maintain', path: '/maintain' },
  { name: 'language', path: '/languagesetting' },
  { name: 'settings', path: '/settings', needsMember: true },
  { name: 'device-info', path: '/deviceinfo' },
  { name: 'about-app', path: '/aboutus' },
  { name: 'about-us', path: '/about-us' },
  { name: 'agreement', path: '/useragreement' },
  { name: 'icon-list', path: '/icon-list' },
  { name: 'learn', path: '/learn' },
  { name: 'webview-refused', path: '/webview' },
  { name: 'results', path: '/SportsResults' },
  { name: 'bet-rules', path: '/betrule' },
  { name: 'handicap-tutorial', path: '/HandicapTutorial' },
  { name: 'bulletins', path: '/bulletins' },
  { name: 'games', path: '/game', waitsFor: '.ui-game' },
  { name: 'game-verifier', path: '/game-verifier' },
  { name: 'game-dice', path: '/sub-game/1001106101', waitsFor: '.play-action' },
  { name: 'coming-soon', path: '/vipDetailsView' },
  { name: 'gallery', path: '/dev/gallery' },
] as const satisfies readonly { name: string; path: string; needsMember?: boolean; waitsFor?: string }[]

export const MEMBER = 'maitran88'

/**
 * The rooms of an app, tier by tier from the ground up: a room imports rooms of lower tiers, never one of its own tier or
 * above. A room is a folder with source files and all that is in it; a folder of folders, such as `features`, is none.
 * What lies directly in `src` is the composition: it
 * imports every room, and no room imports it.
 */
export const TIERS = {
  web: [
    // What a page stands on.
    ['platform', 'schemas', 'proofs'],
    ['language', 'toasts'],
    ['session'],
    ['api'],
    ['site'],
    ['navigation'],
    ['page-kit', 'rewards'],
    // What features share of the product.
    ['features/current-member', 'features/room-socket'],
    ['features/sportsbook', 'features/live-section'],
    ['features/match-words', 'features/match-news', 'features/price-alerts', 'features/hosts'],
    ['features/broadcast'],
    // Features, those that others show or ask first.
    ['features/accounts', 'features/wallet', 'features/first-visit', 'features/push'],
    ['features/security', 'features/safer-play', 'features/bet-records', 'features/game-verifier'],
    [
      'features/withdraw-password',
      'features/bet-cart',
      'features/members',
      'features/insight',
      'features/game-play',
      'features/room-chat',
    ],
    ['features/bindings', 'features/sports', 'features/settings', 'features/leg-prices', 'features/explain'],
    ['features/withdraw', 'features/deposit', 'features/match', 'features/home-matches', 'features/feedback'],
    [
      'features/home',
      'features/sports-guide',
      'features/site-pages',
      'features/dev-panel',
      'features/games-lobby',
      'features/help',
      'features/inbox',
      'features/chat',
      'features/invitations',
      'features/campaigns',
      'features/experts',
      'features/shared-tickets',
      'features/articles',
      'features/entertainment',
      'features/vip',
    ],
    ['features/welfare', 'features/live'],
    ['features/gallery', 'features/icon-list', 'verify-page'],
    // What puts them together.
    ['frame', 'routes'],
    // Helpers and samples of tests.
    ['testing'],
  ],
  server: [
    ['config', 'gateways/sandbox', 'gateways/statements'],
    // Our side of the third parties.
    [
      'gateways/captcha',
      'gateways/game-provider',
      'gateways/games',
      'gateways/identity',
      'gateways/mail',
      'gateways/nickname-review',
      'gateways/payments',
      'gateways/payouts',
      'gateways/push',
      'gateways/sms',
      'gateways/sportsbook',
    ],
    ['gateways/parties'],
    // What people wrote over the texts of the product.
    ['features/site-texts'],
    // What every feature may stand on: what a member is, the books, the site's content.
    [
      'features/personal-data',
      'features/members',
      'features/ledger',
      'features/site',
      'features/live-socket',
      'features/reviews',
      'features/usdt-rate',
    ],
    // What members are told; every feature below this line writes to it.
    ['features/inbox'],
    // Who somebody is.
    ['features/sessions', 'features/captcha'],
    [
      'features/codes',
      'features/passwords',
      'features/security-changes',
      'features/safer-play',
      'features/push',
    ],
    ['features/accounts', 'features/own-account', 'features/withdraw-password'],
    ['features/second-factor', 'features/bindings', 'features/turnover', 'features/play-limits'],
    // What members are given; VIP, invitations and campaigns grant it.
    ['features/rewards'],
    // What money does.
    [
      'features/wallet',
      'features/deposit',
      'features/withdraw',
      'features/party-books',
      'features/sports',
      'features/games',
      'features/bet-records',
      'features/match-news',
      'features/fixtures',
      // Where a member finds an answer.
      'features/help',
      'features/feedback',
      'features/support',
    ],
    // What campaigns give, through the rewards.
    [
      'features/campaigns',
      'features/experts',
      'features/articles',
      'features/rooms',
      'features/room-chat',
      'features/shared-tickets',
    ],
    // Talks with support: answers from the help and from the member's orders.
    [
      'features/chat',
      'features/vip',
      'features/invitations',
      'features/harm-markers',
      'features/insight',
      'features/complaints',
      'features/reports',
    ],
    // The operator's people, and what takes two of them.
    ['features/staff'],
    // What reaches into many features at once.
    ['features/console', 'features/privacy', 'features/sandbox', 'seeds'],
    ['app'],
  ],
  console: [
    ['texts'],
    ['platform'],
    ['parts'],
    // A section knows no other.
    [
      'sections/account',
      'sections/accounts',
      'sections/approvals',
      'sections/audit',
      'sections/banks',
      'sections/lines',
      'sections/books',
      'sections/campaigns',
      'sections/channels',
      'sections/content',
      'sections/deposits',
      'sections/disputes',
      'sections/door',
      'sections/games',
      'sections/members',
      'sections/merchants',
      'sections/overview',
      'sections/reports',
      'sections/reviews',
      'sections/rooms',
      'sections/safety',
      'sections/staff',
      'sections/support',
      'sections/trading',
      'sections/withdrawals',
    ],
  ],
  games: [
    ['ground'],
    ['engines', 'catalogue', 'wallet', 'players', 'seeds', 'jackpot'],
    ['control', 'free-rounds'],
    ['rounds'],
    ['tables'],
    ['records', 'api'],
    ['calls'],
  ],
  sportsbook: [
    ['ground'],
    ['play'],
    ['world'],
    ['stage', 'wallet', 'players'],
    ['pricing', 'access'],
    ['champions', 'orders'],
    ['settlement', 'cash-out', 'reservations'],
    ['wire'],
    ['lists', 'api', 'replay'],
    ['calls', 'push', 'control', 'trading'],
  ],
}

/** Takes the workspace and the path inside `src` of both ends of an import; answers why it is wrong, or null. */
export function judgeRooms(from, to) {
  const tiers = TIERS[from.workspace]
  if (!tiers || isComposition(from)) return null
  if (isComposition(to)) return 'A room does not know the composition of the app.'
  const [own, other] = [placeIn(tiers, from), placeIn(tiers, to)]
  if (!own) return nameless(from)
  if (!other) return nameless(to)
  if (own.room === other.room || other.tier < own.tier) return null
  return `The room ${own.room} may not import ${other.room}: see scripts/lint/room-tiers.mjs.`
}

/** Test helpers in `src` compose the app for tests, so they belong to the composition. */
const isComposition = ({ inside }) => !inside.includes('/') || TEST_HELPER.test(inside)

const TEST_HELPER = /(^|\/)test-[^/]+$/

function placeIn(tiers, { inside }) {
  for (const [tier, rooms] of tiers.entries()) {
    const room = rooms.find((name) => inside.startsWith(`${name}/`))
    if (room) return { room, tier }
  }
  return null
}

const nameless = ({ inside }) =>
  `${inside} is in no room that scripts/lint/room-tiers.mjs names: give the room its tier there.`

/** Texts that are right in Vietnamese and in another language alike: names, units, abbreviations. */
export const SAME_IN_EVERY_LANGUAGE: ReadonlySet<string> = new Set([
  'me.vip',
  'practice.pick',
  'deposit.rateText',
  'match.period.set',
  'member.id',
  'page.vip',
  'page.americaCampaign',
  'panel.mail',
  'panel.members.vip',
  'panel.network.seconds',
  'sports.column.1x2',
  'tables.card',
  'verifier.game.limbo',
  'verifier.game.plinko',
  'verifier.game.keno',
  'verifier.game.roulette',
  'verifier.game.baccarat',
  'verifier.game.blackjack',
])

/** Keys that code builds from parts, so that no source spells them whole. Each pattern names its builder. */
export const USED_BY_PATTERN: readonly RegExp[] = [
  /^soon\.[a-z-]+$/, // coming-soon-screen.tsx, from the feature's name
  /^bets\.state\.[a-z]+$/, // bets-text.ts, from the state of the bet
  /^records\.(kind|state)\.[a-z]+$/, // records-text.ts, from what the record is
  /^game\.volatility\.[a-z]+$/, // rules-sheet.tsx, from the game's volatility
  /^game(Rules|Parameter)\.[a-z-]+$/, // games-lobby/details, from the engine and the names of its settings
  /^gameRound\.kind\.[A-Za-z]+$/, // round-words.ts, from the callback that moved the money
  /^verifier\.(error|game|outcome|setting)\.[A-Za-z-]+$/, // game-verifier, from what the rules draw
  /^slot\.symbol\.[A-Za-z]+$/, // reels.tsx, from the drawing of the symbol
  /^mines\.cell\.[a-z]+$/, // mines-board.tsx, from what the cell shows
  /^dice\.wins\.[a-z]+$/, // dice-screen.tsx, from the side
  /^provider\.(sport|tab)\.[a-z0-9]+$/, // house-calls.ts of the sportsbook, from the number of the sport and the tab's tag
]

/** Texts that are right in Vietnamese and in another language alike: names, units, abbreviations. */
export const SAME_IN_EVERY_LANGUAGE: ReadonlySet<string> = new Set([
  'forget.byMail',
  'me.vip',
  'campaigns.tag.vip',
  'practice.pick',
  'profile.email',
  'deposit.rateText',
  'match.period.set',
  'article.report.part.set',
  'member.id',
  'vip.level',
  'roomChat.vip',
  'roomGift.name.banhMi',
  'page.americaCampaign',
  'feedback.textCount',
  'invite.byMail',
  'invite.copyLink',
  'invite.milestoneReward',
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
  /^article\.(preview|report|unit)\.[A-Za-z.]+(\d)?$/, // articles/*-text.ts, from what the figures say and by turns
  /^hostLine\.[a-z]+\.\d$/, // rooms/host-lines.ts, by turns
  /^bets\.state\.[a-z]+$/, // bets-text.ts, from the state of the bet
  /^records\.(kind|state)\.[a-z]+$/, // records-text.ts, from what the record is
  /^game\.limit\.(day|week|month)$/, // limit-veil.tsx, from the period of the limit
  /^game\.rules\.[a-z-]+$/, // rules-words.ts, from the engine
  /^game\.volatility\.[a-z]+$/, // rules-sheet.tsx, from the game's volatility
  /^game(Rules|Parameter)\.[a-z-]+$/, // games-lobby/details, from the engine and the names of its settings
  /^gameRound\.kind\.[A-Za-z]+$/, // round-words.ts, from the callback that moved the money
  /^cost\.cause\.[a-z]+$/, // price-cost.tsx, from the cause of the move
  /^verify\.(round|match|plan)\.[a-z]+$/, // verify-page, from the kind of the evidence and whether it holds
  /^verifier\.(error|game|outcome|setting)\.[A-Za-z-]+$/, // game-verifier, from what the rules draw
  /^channels\.(chat|message)$/, // chat-channels.tsx, from the kind of the link
  /^feedback\.(category|state)\.[a-z]+$/, // feedback, from the category and the state of the thread
  /^supportChat\.(saying|choice|mark)\.[A-Za-z]+$/, // features/chat, from what was said, chosen or became of a message
  /^slot\.symbol\.[A-Za-z]+$/, // reels.tsx, from the drawing of the symbol
  /^mines\.cell\.[a-z]+$/, // mines-board.tsx, from what the cell shows
  /^inbox\.open\.[A-Za-z]+$/, // message-detail-screen.tsx, from what the letter leads to
  /^letter\.[A-Za-z]+\.[A-Za-z]+$/, // letter-words.ts, from the kind of the letter and its values
  /^invite\.(step|milestone)\.[a-z]+$/, // features/invitations, from a friend's step and a milestone's state
  /^inviteDetails\.(tab|award|state)\.[a-z]+$/, // details-screen.tsx, from the tab and what a reward is and became
  /^vip\.(name|state|claim|cause|birthday|rule|page)\.[A-Za-z0-9.]+$/, // features/vip, from the level, the gift, the change, the rule or the privilege
  /^room\.tab\.[a-z]+$/, // room-tabs.tsx, from the tab
  /^push\.(from|to)$/, // quiet-hours-card.tsx, from the end of the hours
  /^push\.kind\.[a-z]+$/, // push-screen.tsx, from the kind
  /^expert\.motto\.[A-Za-z]+$/, // expert-views.ts of the server, from the expert's style
  /^plan\.why\.[a-z]+$/, // plan-texts.ts of the server, from how the pick was found
  /^roomChat\.reason\.[a-z]+$/, // line-sheet.tsx, from the reason
  /^roomGift\.name\.[A-Za-z]+$/, // gift-tray.tsx and room-line.tsx, from the gift
  /^dice\.wins\.[a-z]+$/, // dice-screen.tsx, from the side
  /^provider\.(sport|tab)\.[a-z0-9]+$/, // house-calls.ts of the sportsbook, from the number of the sport and the tab's tag
]

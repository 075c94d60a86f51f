import type { MessageKey } from '@keo/messages/keys'
import { CHAT_WIRE } from './chat-wire.ts'
import { WIRE } from './wire-codes.ts'

/**
 * Every refusal the platform can answer: its wire number, its message and the HTTP status it travels with.
 * Expected refusals travel with 200, so that a browser's console stays quiet; only a broken request is a 4xx.
 * Numbers below 2000000000 are given by the specification; ours start there.
 */
export const ERRORS = {
  SESSION_EXPIRED: { wire: WIRE.SESSION_EXPIRED, message: 'loginExpired', status: 200 },
  SESSION_REPLACED: { wire: WIRE.SESSION_REPLACED, message: 'loginExpired2', status: 200 },
  /** The client opens the captcha instead of a toast. */
  CAPTCHA_NEEDED: { wire: WIRE.CAPTCHA_NEEDED, message: 'error.captchaNeeded', status: 200 },
  /** Always shown, even when the caller asked for silence. */
  ACCOUNT_RESTRICTED: { wire: WIRE.ACCOUNT_RESTRICTED, message: 'error.accountRestricted', status: 200 },
  INVALID_INPUT: { wire: 2000000001, message: 'error.invalidInput', status: 400 },
  BROKEN_BODY: { wire: 2000000002, message: 'error.brokenBody', status: 400 },
  WRONG_CONTENT_TYPE: { wire: 2000000003, message: 'error.wrongContentType', status: 415 },
  BODY_TOO_LARGE: { wire: 2000000004, message: 'error.bodyTooLarge', status: 413 },
  NOT_FOUND: { wire: WIRE.NOT_FOUND, message: 'error.notFound', status: 404 },
  NOT_ALLOWED: { wire: 2000000006, message: 'error.notAllowed', status: 403 },
  TOO_MANY_REQUESTS: { wire: 2000000007, message: 'error.tooManyRequests', status: 429 },
  BUSY: { wire: 2000000008, message: 'error.busy', status: 503 },
  TRY_AGAIN: { wire: 2000000009, message: 'error.tryAgain', status: 503 },
  UNEXPECTED: { wire: 2000000010, message: 'error.unexpected', status: 500 },
  METHOD_NOT_ALLOWED: { wire: 2000000011, message: 'error.methodNotAllowed', status: 405 },
  HAND_OVER_INVALID: { wire: 2000000012, message: 'error.handOverInvalid', status: 200 },
  /** The same for a wrong password, an unknown name and a locked account. */
  WRONG_LOGIN: { wire: 2000001001, message: 'error.wrongLogin', status: 200 },
  NAME_TAKEN: { wire: 2000001002, message: 'error.nameTaken', status: 200 },
  /** Both are said only to somebody whose code for the number passed. */
  MOBILE_TAKEN: { wire: 2000001003, message: 'error.mobileTaken', status: 200 },
  MOBILE_UNKNOWN: { wire: 2000001004, message: 'error.mobileUnknown', status: 200 },
  REGISTRATION_TICKET_INVALID: { wire: 2000001005, message: 'error.registrationTicketInvalid', status: 200 },
  CHECK_FAILED: { wire: 2000001006, message: 'error.checkFailed', status: 200 },
  REGISTER_BY_MOBILE: { wire: 2000001007, message: 'error.registerByMobile', status: 200 },
  CAPTCHA_INVALID: { wire: 2000001101, message: 'error.captchaInvalid', status: 200 },
  CODE_WRONG: { wire: 2000001102, message: 'error.codeWrong', status: 200 },
  CAPTCHA_SLOW: { wire: 2000001103, message: 'error.captchaSlow', status: 200 },
  CAPTCHA_AWAY: { wire: 2000001104, message: 'error.captchaAway', status: 200 },
  /** The site has a captcha party and its own puzzles are closed, or the other way round. */
  CAPTCHA_OTHER_WAY: { wire: 2000001109, message: 'error.captchaOtherWay', status: 200 },
  CODE_TOO_SOON: { wire: 2000001105, message: 'error.codeTooSoon', status: 200 },
  CODE_LIMIT: { wire: 2000001106, message: 'error.codeLimit', status: 200 },
  /** Stopped for a range of numbers or for the whole site, to keep somebody from pumping. */
  CODE_STOPPED: { wire: 2000001107, message: 'error.codeStopped', status: 200 },
  CODE_NOT_SENT: { wire: 2000001108, message: 'error.codeNotSent', status: 200 },
  TOO_YOUNG: { wire: 2000001201, message: 'error.tooYoung', status: 200 },
  BIRTHDAY_LOCKED: { wire: 2000001202, message: 'error.birthdayLocked', status: 200 },
  /** The current password or the code to the bound number, before something is changed. */
  PASSWORD_WRONG: { wire: 2000001203, message: 'error.passwordWrong', status: 200 },
  OLD_CODE_WRONG: { wire: 2000001204, message: 'error.oldCodeWrong', status: 200 },
  MOBILE_ALREADY_YOURS: { wire: 2000001205, message: 'error.mobileAlreadyYours', status: 200 },
  MOBILE_BOUND_ELSEWHERE: { wire: 2000001206, message: 'error.mobileBoundElsewhere', status: 200 },
  EMAIL_ALREADY_YOURS: { wire: 2000001207, message: 'error.emailAlreadyYours', status: 200 },
  EMAIL_BOUND_ELSEWHERE: { wire: 2000001208, message: 'error.emailBoundElsewhere', status: 200 },
  ADDRESS_LIMIT: { wire: 2000001209, message: 'error.addressLimit', status: 200 },
  AGENT_APPLICATION_OPEN: { wire: 2000001210, message: 'error.agentApplicationOpen', status: 200 },
  AGENT_ALREADY: { wire: 2000001211, message: 'error.agentAlready', status: 200 },
  AGENT_ACCOUNT_TAKEN: { wire: 2000001212, message: 'error.agentAccountTaken', status: 200 },
  MONEY_LEFT: { wire: 2000001214, message: 'error.moneyLeft', status: 200 },
  ACCOUNT_DISABLED: { wire: 2000001213, message: 'error.accountDisabled', status: 200 },
  /** The session is over by the player's own limit or exclusion: the client shows why and signs out. */
  SESSION_TIME_OVER: { wire: WIRE.SESSION_TIME_OVER, message: 'error.sessionTimeOver', status: 200 },
  SESSION_EXCLUDED: { wire: WIRE.SESSION_EXCLUDED, message: 'error.sessionExcluded', status: 200 },
  SELF_EXCLUDED: { wire: 2000001353, message: 'error.selfExcluded', status: 200 },
  SELF_EXCLUDED_ENDLESS: { wire: 2000001354, message: 'error.selfExcludedEndless', status: 200 },
  EXCLUSION_OVER: { wire: 2000001355, message: 'error.exclusionOver', status: 200 },
  REOPEN_WAITING: { wire: 2000001356, message: 'error.reopenWaiting', status: 200 },
  ON_BREAK: { wire: 2000001357, message: 'error.onBreak', status: 200 },
  RESTING: { wire: 2000001358, message: 'error.resting', status: 200 },
  REALITY_CHECK_DUE: { wire: 2000001359, message: 'error.realityCheckDue', status: 200 },
  IDENTITY_NEEDED: { wire: 2000001360, message: 'error.identityNeeded', status: 200 },
  BREAK_NOT_SHORTER: { wire: 2000001361, message: 'error.breakNotShorter', status: 200 },
  EXCLUSION_NOT_SHORTER: { wire: 2000001362, message: 'error.exclusionNotShorter', status: 200 },
  REOPEN_TOO_EARLY: { wire: 2000001363, message: 'error.reopenTooEarly', status: 200 },
  LIMIT_NOT_READY: { wire: 2000001364, message: 'error.limitNotReady', status: 200 },
  IDENTITY_WAITING: { wire: 2000001365, message: 'error.identityWaiting', status: 200 },
  IDENTITY_DONE: { wire: 2000001366, message: 'error.identityDone', status: 200 },
  IDENTITY_TRIES: { wire: 2000001367, message: 'error.identityTries', status: 200 },
  /** Wrong, used before or too old: the three are not told apart. */
  SECOND_FACTOR_WRONG: { wire: 2000001301, message: 'error.secondFactorWrong', status: 200 },
  SECOND_FACTOR_LOCKED: { wire: 2000001302, message: 'error.secondFactorLocked', status: 200 },
  /** The client asks for a fresh proof and tries again. */
  PROOF_NEEDED: { wire: WIRE.PROOF_NEEDED, message: 'error.proofNeeded', status: 200 },
  PASSKEY_REFUSED: { wire: 2000001304, message: 'error.passkeyRefused', status: 200 },
  PASSKEY_LIMIT: { wire: 2000001305, message: 'error.passkeyLimit', status: 200 },
  TOTP_ALREADY: { wire: 2000001306, message: 'error.totpAlready', status: 200 },
  TOTP_SETUP_EXPIRED: { wire: 2000001307, message: 'error.totpSetupExpired', status: 200 },
  /** Wrong, used, too old or overtaken: the four are not told apart. */
  UNDO_CODE_WRONG: { wire: 2000001309, message: 'error.undoCodeWrong', status: 200 },
  SECOND_FACTOR_NONE: { wire: 2000001308, message: 'error.secondFactorNone', status: 200 },
  /** The operator has named no party for it. */
  PARTY_MISSING: { wire: 2000003002, message: 'error.partyMissing', status: 200 },
  /** The sportsbook provider does not answer. */
  SPORTS_AWAY: { wire: 2000003001, message: 'error.sportsAway', status: 200 },
  BALANCE_SHORT: { wire: 2000002001, message: 'error.balanceShort', status: 200 },
  /** Something the provider took back is still owed: it is repaid before anything is paid out. */
  DEBT_OPEN: { wire: 2000002002, message: 'error.debtOpen', status: 200 },
  LIMIT_REACHED: { wire: 2000002003, message: 'error.limitReached', status: 200 },
  /** The books are being checked. */
  WITHDRAWALS_STOPPED: { wire: 2000002004, message: 'error.withdrawalsStopped', status: 200 },
  /** The key of a money call was used for another one. */
  KEY_REUSED: { wire: 2000002005, message: 'error.keyReused', status: 200 },
  CURRENCY_WRONG: { wire: 2000002006, message: 'error.currencyWrong', status: 200 },
  /** The withdraw password: wrong digits, a broken, old or used cipher and an unknown key are not told apart. */
  WITHDRAW_PASSWORD_WRONG: { wire: 2000002121, message: 'error.withdrawPasswordWrong', status: 200 },
  WITHDRAW_PASSWORD_NEEDED: { wire: 2000002122, message: 'error.withdrawPasswordNeeded', status: 200 },
  WITHDRAW_PASSWORD_WEAK: { wire: 2000002123, message: 'error.withdrawPasswordWeak', status: 200 },
  WITHDRAW_CIPHER_INVALID: { wire: 2000002124, message: 'error.withdrawCipherInvalid', status: 200 },
  WITHDRAW_LOCKED: { wire: 2000002125, message: 'error.withdrawLocked', status: 200 },
  MOBILE_NEEDED: { wire: 2000002126, message: 'error.mobileNeeded', status: 200 },
  WITHDRAW_OPEN: { wire: 2000002127, message: 'error.withdrawOpen', status: 200 },
  WITHDRAW_RANGE: { wire: 2000002128, message: 'error.withdrawRange', status: 200 },
  WITHDRAW_DAY_LIMIT: { wire: 2000002129, message: 'error.withdrawDayLimit', status: 200 },
  WITHDRAW_TARGET: { wire: 2000002130, message: 'error.withdrawTarget', status: 200 },
  WITHDRAW_LARGE_HOLD: { wire: 2000002131, message: 'error.withdrawLargeHold', status: 200 },
  WITHDRAW_TURNOVER: { wire: 2000002132, message: 'error.withdrawTurnover', status: 200 },
  WITHDRAW_QUOTE: { wire: 2000002133, message: 'error.withdrawQuote', status: 200 },
  WITHDRAW_NOT_WAITING: { wire: 2000002134, message: 'error.withdrawNotWaiting', status: 200 },
  /** A notice of the pay-out party that is not signed by it, or tells another thing under a known id. */
  NOTICE_REFUSED: { wire: 2000002135, message: 'error.noticeRefused', status: 403 },
  WITHDRAW_CHANNEL_CLOSED: { wire: 2000002136, message: 'error.withdrawChannelClosed', status: 200 },
  /** A fee has to leave something of the smallest withdrawal. */
  LEAST_WITHIN_FEE: { wire: 2000002137, message: 'error.leastWithinFee', status: 200 },
  BANK_NOT_SUPPORTED: { wire: 2000002201, message: 'error.bankNotSupported', status: 200 },
  /** Never says whose it is. */
  BINDING_TAKEN: { wire: 2000002202, message: 'error.bindingTaken', status: 200 },
  BINDING_YOURS: { wire: 2000002203, message: 'error.bindingYours', status: 200 },
  BINDING_LIMIT: { wire: 2000002204, message: 'error.bindingLimit', status: 200 },
  BINDING_NAME: { wire: 2000002205, message: 'error.bindingName', status: 200 },
  BINDING_CODE_NEEDED: { wire: 2000002206, message: 'error.bindingCodeNeeded', status: 200 },
  BINDING_IN_USE: { wire: 2000002207, message: 'error.bindingInUse', status: 200 },
  CRYPTO_ADDRESS_WRONG: { wire: 2000002208, message: 'error.cryptoAddressWrong', status: 200 },
  CRYPTO_WRONG_NETWORK: { wire: 2000002209, message: 'error.cryptoWrongNetwork', status: 200 },
  /** Not a plain amount of the member's currency above zero. */
  AMOUNT_WRONG: { wire: 2000002301, message: 'error.amountWrong', status: 200 },
  PROVIDER_UNKNOWN: { wire: 2000002302, message: 'error.providerUnknown', status: 200 },
  PROVIDER_CLOSED: { wire: 2000002303, message: 'error.providerClosed', status: 200 },
  GAME_WALLETS_EMPTY: { wire: 2000002304, message: 'error.gameWalletsEmpty', status: 200 },
  RANGE_WRONG: { wire: 2000002305, message: 'error.rangeWrong', status: 200 },
  GAME_UNKNOWN: { wire: 2000002306, message: 'error.gameUnknown', status: 200 },
  GAME_IN_MAINTENANCE: { wire: 2000002307, message: 'error.gameInMaintenance', status: 200 },
  /** The game provider gave no answer that can be used. */
  GAME_PROVIDER_AWAY: { wire: 2000002308, message: 'error.gameProviderAway', status: 200 },
  ROUND_UNKNOWN: { wire: 2000002309, message: 'error.roundUnknown', status: 200 },
  BET_LOCKED: { wire: 2000002310, message: 'error.betLocked', status: 200 },
  DEPOSIT_LOCKED: { wire: 2000002101, message: 'common.depositLocked', status: 200 },
  DEPOSIT_OPEN: { wire: 2000002102, message: 'error.depositOpen', status: 200 },
  DEPOSIT_AMOUNT: { wire: 2000002103, message: 'error.depositAmount', status: 200 },
  DEPOSIT_CHANNEL_CLOSED: { wire: 2000002104, message: 'error.depositChannelClosed', status: 200 },
  /** The order is past what was asked of it. */
  DEPOSIT_STATE: { wire: 2000002105, message: 'error.depositState', status: 200 },
  DEPOSIT_MONTH: { wire: 2000002106, message: 'error.depositMonth', status: 200 },
  /** By a limit that the player has set. */
  DEPOSIT_OWN_LIMIT: { wire: 2000002111, message: 'error.depositOwnLimit', status: 200 },
  QUOTE_EXPIRED: { wire: 2000002107, message: 'error.quoteExpired', status: 200 },
  PICTURE_REFUSED: { wire: 2000002108, message: 'error.pictureRefused', status: 200 },
  PICTURE_QUOTA: { wire: 2000002109, message: 'error.pictureQuota', status: 200 },
  UPLOADS_FULL: { wire: 2000002110, message: 'error.uploadsFull', status: 200 },
  /** One of the pictures is not the member's own. */
  FEEDBACK_PICTURE: { wire: 2000002601, message: 'error.feedbackPicture', status: 200 },
  FEEDBACK_OPEN_LIMIT: { wire: 2000002602, message: 'error.feedbackOpenLimit', status: 200 },
  /** What was given for an idea stays given. */
  IDEA_REWARDED: { wire: 2000002607, message: 'error.ideaRewarded', status: 200 },
  FEEDBACK_CLOSED: { wire: 2000002603, message: 'error.feedbackClosed', status: 200 },
  /** Not for members of this level. */
  CALL_BACK_CLOSED: { wire: 2000002604, message: 'error.callBackClosed', status: 200 },
  CALL_BACK_WAITS: { wire: 2000002605, message: 'error.callBackWaits', status: 200 },
  CALL_BACK_NO_MOBILE: { wire: 2000002606, message: 'error.callBackNoMobile', status: 200 },
  CHAT_ENDED: { wire: CHAT_WIRE.ENDED, message: 'error.chatEnded', status: 200 },
  /** The picture is not the member's own. */
  CHAT_PICTURE: { wire: 2000002612, message: 'error.chatPicture', status: 200 },
  CHAT_FULL: { wire: 2000002613, message: 'error.chatFull', status: 200 },
  CHAT_OUT_OF_HOURS: { wire: CHAT_WIRE.OUT_OF_HOURS, message: 'error.chatOutOfHours', status: 200 },
  CHAT_NOT_ENDED: { wire: 2000002615, message: 'error.chatNotEnded', status: 200 },
  CHAT_NO_MAIL: { wire: 2000002616, message: 'error.chatNoMail', status: 200 },
  /** Another person of the desk has it. */
  CHAT_TAKEN: { wire: 2000002617, message: 'error.chatTaken', status: 200 },
  /** Expired, revoked or refused. */
  REWARD_GONE: { wire: 2000002701, message: 'error.rewardGone', status: 200 },
  REWARD_HELD: { wire: 2000002702, message: 'error.rewardHeld', status: 200 },
  /** The bet has another price, sport or number of legs than its free bet may pay. */
  FREE_BET_TERMS: { wire: 2000002704, message: 'error.freeBetTerms', status: 200 },
  /** Excluded, on a break or at a limit (RSP-17). */
  OFFERS_CLOSED: { wire: 2000002703, message: 'error.offersClosed', status: 200 },
  CHAT_NOT_TAKEN: { wire: 2000002618, message: 'error.chatNotTaken', status: 200 },
  /** Over, not begun, or called off. */
  CAMPAIGN_OVER: { wire: 2000002741, message: 'error.campaignOver', status: 200 },
  /** The operator changed it after the page was read. */
  CAMPAIGN_CHANGED: { wire: 2000002742, message: 'error.campaignChanged', status: 200 },
  CAMPAIGN_NOT_MET: { wire: 2000002743, message: 'error.campaignNotMet', status: 200 },
  CAMPAIGN_SOLD_OUT: { wire: 2000002744, message: 'error.campaignSoldOut', status: 200 },
  /** Others claimed on this device or with the same payout target. */
  CAMPAIGN_SHARED: { wire: 2000002745, message: 'error.campaignShared', status: 200 },
  CAMPAIGN_AUDIENCE: { wire: 2000002746, message: 'error.campaignAudience', status: 200 },
  CAMPAIGN_NO_TURNS: { wire: 2000002747, message: 'error.campaignNoTurns', status: 200 },
  /** Picks are made before kick-off. */
  CAMPAIGN_MATCH_BEGUN: { wire: 2000002751, message: 'error.campaignMatchBegun', status: 200 },
  /** From kick-off on everybody reads it, so nobody buys it. */
  PLAN_BEGUN: { wire: 2000002801, message: 'error.planBegun', status: 200 },
  /** Used, too old, never made, or there is staff already: the four are not told apart. */
  STAFF_LINK_INVALID: { wire: 2000002901, message: 'error.staffLinkInvalid', status: 200 },
  /** Roles that nobody may hold together. */
  STAFF_ROLES: { wire: 2000002902, message: 'error.staffRoles', status: 200 },
  STAFF_OWN_ROLES: { wire: 2000002903, message: 'error.staffOwnRoles', status: 200 },
  /** Somebody asked for it already. */
  APPROVAL_OPEN: { wire: 2000002904, message: 'error.approvalOpen', status: 200 },
  /** The same person twice. */
  APPROVAL_OWN: { wire: 2000002905, message: 'error.approvalOwn', status: 200 },
  /** Approved, refused or run out. */
  APPROVAL_CLOSED: { wire: 2000002906, message: 'error.approvalClosed', status: 200 },
  /** Somebody else was first, and decided otherwise. */
  REVIEW_DECIDED: { wire: 2000002907, message: 'error.reviewDecided', status: 200 },
  /** Kept from being paid until somebody takes that off. */
  WITHDRAWAL_HELD: { wire: 2000002909, message: 'error.withdrawalHeld', status: 200 },
  /** Somebody else of the staff looks at it. */
  WITHDRAWAL_OPENED: { wire: 2000002910, message: 'error.withdrawalOpened', status: 200 },
  /** The bank's transfer of this number is in the books already. */
  TICKET_BOOKED: { wire: 2000002911, message: 'error.ticketBooked', status: 200 },
  /** Of a channel, an account or a bank: what is there already keeps its own. */
  ID_TAKEN: { wire: 2000002912, message: 'error.idTaken', status: 200 },
  /** The party of the channel says that money for it is not theirs: the sandbox takes test accounts alone. */
  ACCOUNT_NOT_TAKEN: { wire: 2000002913, message: 'error.accountNotTaken', status: 200 },
  /** The operator's people lower a limit of a member, they never raise one. */
  LIMIT_NOT_LOWER: { wire: 2000002961, message: 'error.limitNotLower', status: 200 },
  /** Somebody else saved after it was read. */
  CHANGED_MEANWHILE: { wire: 2000002908, message: 'error.changedMeanwhile', status: 200 },
  /** What is to begin then has to begin later. */
  MOMENT_PAST: { wire: 2000002921, message: 'error.momentPast', status: 200 },
  /** No answer of the sportsbook provider: what was wanted may or may not have happened. */
  TRADING_AWAY: { wire: 2000002931, message: 'error.tradingAway', status: 200 },
  /** Its traders are its own. */
  TRADING_NONE: { wire: 2000002932, message: 'error.tradingNone', status: 200 },
  /** Something that it was reckoned from is no longer so. */
  PREVIEW_CHANGED: { wire: 2000002933, message: 'error.previewChanged', status: 200 },
  /** Nobody is on air there any more, or not yet. */
  ROOM_CLOSED: { wire: 2000002821, message: 'error.roomClosed', status: 200 },
  ROOM_TEXT_EMPTY: { wire: 2000002822, message: 'error.roomTextEmpty', status: 200 },
  ROOM_TEXT_LONG: { wire: 2000002823, message: 'error.roomTextLong', status: 200 },
  /** An address, a phone number or a name elsewhere. */
  ROOM_LINK: { wire: 2000002824, message: 'error.roomLink', status: 200 },
  ROOM_WORDS: { wire: 2000002825, message: 'error.roomWords', status: 200 },
  /** The room's own pause between two messages of one member. */
  ROOM_SLOW: { wire: 2000002826, message: 'error.roomSlow', status: 200 },
  ROOM_FLOOD: { wire: 2000002827, message: 'error.roomFlood', status: 200 },
  ROOM_REPEAT: { wire: 2000002828, message: 'error.roomRepeat', status: 200 },
  ROOM_REPLY_GONE: { wire: 2000002829, message: 'error.roomReplyGone', status: 200 },
  ROOM_MUTED: { wire: 2000002830, message: 'error.roomMuted', status: 200 },
  ROOM_BANNED: { wire: 2000002831, message: 'error.roomBanned', status: 200 },
  ROOM_OWN_MESSAGE: { wire: 2000002832, message: 'error.roomOwnMessage', status: 200 },
  ROOM_MUTES_FULL: { wire: 2000002833, message: 'error.roomMutesFull', status: 200 },
  /** More than one tap may give. */
  GIFT_TOO_LARGE: { wire: 2000002834, message: 'error.giftTooLarge', status: 200 },
  GIFT_DAY_LIMIT: { wire: 2000002835, message: 'error.giftDayLimit', status: 200 },
  /** One room to a match. */
  ROOM_PLANNED: { wire: 2000002841, message: 'error.roomPlanned', status: 200 },
  ROOM_HOST_BUSY: { wire: 2000002842, message: 'error.roomHostBusy', status: 200 },
  /** As many as may be open at one time. */
  ROOMS_FULL: { wire: 2000002843, message: 'error.roomsFull', status: 200 },
  /** Played, or called off. */
  ROOM_MATCH_OVER: { wire: 2000002844, message: 'error.roomMatchOver', status: 200 },
  /** Nobody foretells what has begun. */
  PLAN_TOO_LATE: { wire: 2000002802, message: 'error.planTooLate', status: 200 },
  PLAN_OWN: { wire: 2000002803, message: 'error.planOwn', status: 200 },
  /** Not sold now, or a kind of bet that plans do not name. */
  PLAN_LEG_UNFIT: { wire: 2000002804, message: 'error.planLegUnfit', status: 200 },
  PLAN_PRICE_MOVED: { wire: 2000002805, message: 'error.planPriceMoved', status: 200 },
  PLAN_MATCH_TOLD: { wire: 2000002806, message: 'error.planMatchTold', status: 200 },
  PLANS_OPEN_MAX: { wire: 2000002807, message: 'error.plansOpenMax', status: 200 },
  EXPERT_NOT_YET: { wire: 2000002808, message: 'error.expertNotYet', status: 200 },
  EXPERT_APPLIED: { wire: 2000002809, message: 'error.expertApplied', status: 200 },
  /** By the people of the site. */
  EXPERT_STOPPED: { wire: 2000002810, message: 'error.expertStopped', status: 200 },
} as const satisfies Record<string, { wire: number; message: MessageKey; status: number }>

export type ErrorCode = keyof typeof ERRORS

/** An expected refusal. Anything else that is thrown is a defect. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, string | number>>
  /** Message keys by request field, for INVALID_INPUT. */
  readonly fields: Readonly<Record<string, MessageKey>>

  constructor(
    code: ErrorCode,
    params: Record<string, string | number> = {},
    fields: Record<string, MessageKey> = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = params
    this.fields = fields
  }
}

export function fail(code: ErrorCode, params?: Record<string, string | number>): never {
  throw new AppError(code, params)
}

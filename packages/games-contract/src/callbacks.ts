import * as z from 'zod/mini'

/** Where an operator answers its game provider, each call as `<name>.html`. */
export const GAME_CALLBACK_BASE = '/game-callback'

const UserId = z.string().check(z.minLength(1), z.maxLength(100))
const Reference = z.string().check(z.minLength(1), z.maxLength(32))
const GameId = z.string().check(z.minLength(1), z.maxLength(32))
/** A 64-bit number as text: a JavaScript number would lose its last digits. */
const RoundId = z.string().check(z.regex(/^\d{1,20}$/))
const Timestamp = z.string().check(z.regex(/^\d{1,16}$/))
/** At most 13 digits before the point, so that the same amount is exact as a JSON number. */
const Amount = z.string().check(z.regex(/^\d{1,13}(\.\d{1,2})?$/))
const SignedAmount = z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,2})?$/))
const Text = z.string().check(z.maxLength(4000))
const Code = z.string().check(z.minLength(1), z.maxLength(100))

/** What every call carries beside its own. */
const common = {
  hash: z.string(),
  providerId: z.string(),
  token: z.optional(z.string().check(z.maxLength(200))),
  platform: z.optional(z.string()),
  language: z.optional(z.string()),
  ipAddress: z.optional(z.string()),
}

/** A movement of money in a round. Some senders leave `roundDetails` out, although the text asks for it. */
const movement = {
  ...common,
  userId: UserId,
  gameId: GameId,
  roundId: RoundId,
  amount: Amount,
  reference: Reference,
  timestamp: Timestamp,
  roundDetails: z.optional(Text),
  bonusCode: z.optional(Code),
}

export const GAME_CALLBACKS = {
  authenticate: z.looseObject({
    ...common,
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    gameId: z.optional(GameId),
  }),
  balance: z.looseObject({ ...common, userId: UserId }),
  bet: z.looseObject({
    ...movement,
    jackpotContribution: z.optional(Amount),
    jackpotId: z.optional(Code),
  }),
  result: z.looseObject({
    ...movement,
    promoWinAmount: z.optional(Amount),
    promoWinReference: z.optional(Reference),
    promoCampaignID: z.optional(Code),
    promoCampaignType: z.optional(Code),
  }),
  bonusWin: z.looseObject({
    ...movement,
    roundId: z.optional(RoundId),
    gameId: z.optional(GameId),
    bonusCode: Code,
  }),
  jackpotWin: z.looseObject({ ...movement, jackpotId: Code }),
  promoWin: z.looseObject({
    ...movement,
    roundId: z.optional(RoundId),
    gameId: z.optional(GameId),
    campaignId: Code,
    campaignType: Code,
    currency: z.string(),
  }),
  endRound: z.looseObject({ ...common, userId: UserId, gameId: GameId, roundId: RoundId }),
  refund: z.looseObject({ ...common, userId: UserId, reference: Reference }),
  adjustment: z.looseObject({ ...movement, amount: SignedAmount, validBetAmount: Amount }),
} as const

export type GameCallbackName = keyof typeof GAME_CALLBACKS
export type GameCallbackRequest<Name extends GameCallbackName> = z.output<(typeof GAME_CALLBACKS)[Name]>

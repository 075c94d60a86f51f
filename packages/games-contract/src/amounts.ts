import * as z from 'zod/mini'

/** Decimal text in whole units of the player's currency with two decimals, such as `25000.00`. */
export const PlayAmount = z.string().check(z.regex(/^\d{1,13}\.\d{2}$/))
/** What a player stakes, as the page sends it; never a JavaScript number. */
export const PlayStake = z.string().check(z.regex(/^(0|[1-9]\d{0,12})(\.\d{1,2})?$/))
/** What comes back for a stake of 1, stake included, in whole ten-thousandths. */
export const PlayMultiplier = z.int().check(z.gte(0))

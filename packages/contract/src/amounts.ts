import * as z from 'zod/mini'

/** Decimal text with every decimal of its currency, such as `25000.00`. */
export const Amount = z.string().check(z.regex(/^\d{1,18}\.\d{2,6}$/))
/** The same where it may be below zero. */
export const SignedAmount = z.string().check(z.regex(/^-?\d{1,18}\.\d{2,6}$/))
/** The same of dong, which have two decimals. */
export const DongAmount = z.string().check(z.regex(/^\d{1,18}\.\d{2}$/))
export const Count = z.int().check(z.gte(0))

import * as z from 'zod/mini'

/** Made by the client for one tap: the same key again does nothing more and gives the first answer. */
export const TapKey = z.string().check(z.regex(/^[A-Za-z0-9-]{16,40}$/))

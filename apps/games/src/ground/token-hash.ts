import { createHash } from 'node:crypto'

/** Tokens are kept as their hash: who reads the database cannot play with them. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** The ends of a hash, enough to be known again. */
export const shortHash = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`

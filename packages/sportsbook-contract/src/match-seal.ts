/**
 * What the hash of a match is made of: its number with its seed, so that no seed can be shown for another match than the
 * one it was promised for. Who publishes it and who checks it must write the very same text.
 */
export const sealedSeed = (matchId: number, seed: string): string => `${matchId}:${seed}`

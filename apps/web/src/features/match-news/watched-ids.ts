/** As many as the live socket takes. */
export const WATCHED_MAX = 100

/** Matches whose goals a member hears of: those bet on first, then those followed, each once. */
export function watchedIds(betted: Iterable<string>, followed: Iterable<string>): string[] {
  return [...new Set([...betted, ...followed])].slice(0, WATCHED_MAX)
}

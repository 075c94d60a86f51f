import type { PushedChange, PushMessage } from '@keo/sportsbook-contract/push'

type Watching = Extract<PushMessage, { type: 'watching' }>

/** The numbers of the messages of each match, and of which matches nothing was missed. */
export function createSequences() {
  const last = new Map<number, number>()
  const complete = new Set<number>()
  /** The provider's run; in another one the numbers start anew. */
  let source: string | undefined

  return {
    source: () => source,
    /** What to ask for: the messages after the last one, where nothing is missing before it. */
    since: (matchId: number): number | undefined => (complete.has(matchId) ? last.get(matchId) : undefined),
    /** Gives the matches of which something may be missing. */
    watching({ source: newSource, matches }: Watching): number[] {
      source = newSource
      const watched = new Set(matches.map(({ matchId }) => matchId))
      for (const id of last.keys()) if (!watched.has(id)) complete.delete(id)
      const incomplete = matches.filter(({ isComplete }) => !isComplete)
      for (const { matchId, seq } of incomplete) {
        last.set(matchId, seq)
        complete.delete(matchId)
      }
      return incomplete.map(({ matchId }) => matchId)
    },
    /** `old` was told before; with a `gap` something before it never came. */
    next({ matchId, seq, from = seq }: PushedChange): 'next' | 'old' | 'gap' {
      const known = last.get(matchId)
      if (known !== undefined && seq <= known) return 'old'
      last.set(matchId, seq)
      if (known === undefined || from <= known + 1) return 'next'
      complete.delete(matchId)
      return 'gap'
    },
    fetched(matchId: number): void {
      if (last.has(matchId)) complete.add(matchId)
    },
    forget(matchId: number): void {
      last.delete(matchId)
      complete.delete(matchId)
    },
    isWhole: (matchId: number): boolean => complete.has(matchId),
    whole: (): number[] => [...complete],
  }
}

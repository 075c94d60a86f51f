import { headline, type Pair } from '../../match-words/index.ts'
import type { fetchMeetings, Fixture } from '../../sportsbook/index.ts'

export type Meetings = Awaited<ReturnType<typeof fetchMeetings>>

export type Form = 'won' | 'drawn' | 'lost'

/** How a side did in a match; null for one without a score. */
export function formOf(teamId: number, match: Fixture): Form | null {
  const score = headline(match)
  if (!score) return null
  const isHome = match.teams[0]?.id === teamId
  const [own, other]: Pair = isHome ? score : [score[1], score[0]]
  if (own === other) return 'drawn'
  return own > other ? 'won' : 'lost'
}

/** Wins of the first side, draws, wins of the other. */
export function balanceOf(teamId: number, between: readonly Fixture[]): readonly [number, number, number] {
  const forms = between.map((match) => formOf(teamId, match))
  const count = (wanted: Form) => forms.filter((form) => form === wanted).length
  return [count('won'), count('drawn'), count('lost')]
}

import type { BuilderQuote } from '@keo/sportsbook-contract/builder'
import type { Say } from '@keo/messages/say'

/** Why picks have no joint price, by the names of those that it is about. */
export function refusalWords(
  { refusal, groups }: Pick<BuilderQuote, 'refusal' | 'groups'>,
  names: readonly string[],
  say: Say,
): string | null {
  const options = (groups[0] ?? []).map((place) => names[place] ?? '').join(' + ')
  if (refusal === 'impossible') return say('match.builder.impossible', { options })
  if (refusal === 'apart') return say('match.builder.apart', { options })
  if (refusal === 'closed') return say('match.builder.closed', { options })
  return refusal === 'unpriced' ? say('match.builder.unpriced') : null
}

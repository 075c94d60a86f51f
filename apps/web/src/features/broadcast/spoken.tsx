import { useMessages } from '../../language/messages.ts'
import { eventLabel, headline, type MatchEvent, periodText } from '../match-words/index.ts'
import type { MatchHead } from '../sportsbook/index.ts'

/** What the picture shows, in words: where the match is, its score and the last thing that happened. */
export function useSpoken(head: MatchHead, events: readonly MatchEvent[]): string {
  const say = useMessages()
  const score = headline(head)
  const [home = '', away = ''] = head.teams.map(({ name }) => name)
  const stand = score
    ? say('match.score', { home, homeScore: String(score[0]), away, awayScore: String(score[1]) })
    : `${home} – ${away}`
  return [stand, periodText(head, say), lastEvent(head, events, say)].filter(Boolean).join('. ')
}

function lastEvent(
  head: MatchHead,
  events: readonly MatchEvent[],
  say: ReturnType<typeof useMessages>,
): string {
  const event = events.findLast(({ kind }) => eventLabel(kind) !== null)
  const label = event ? eventLabel(event.kind) : null
  if (!event || !label) return ''
  const team = event.side === null ? '' : (head.teams[event.side === 'home' ? 0 : 1]?.name ?? '')
  return [say(label), team].filter(Boolean).join(' · ')
}

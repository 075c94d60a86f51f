import { type BuilderQuote, PICKS_MAX } from '@keo/sportsbook-contract/builder'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import type { JoinedPick } from './builder-picks.ts'
import { builderQuery } from './builder-queries.ts'
import { refusalWords } from './refusal-words.ts'

type BarredReasonProps = { matchId: number; picks: readonly JoinedPick[]; asked: JoinedPick }

/** Why a dimmed price cannot be added: with which of the picks it cannot be, as the provider itself says it. */
export function BarredReason({ matchId, picks, asked }: BarredReasonProps) {
  const isFull = picks.length >= PICKS_MAX
  return (
    <p className="builder-reason" role="status">
      {isFull ? <Full asked={asked} /> : <Refused matchId={matchId} picks={picks} asked={asked} />}
    </p>
  )
}

function Full({ asked }: Pick<BarredReasonProps, 'asked'>) {
  return useMessages()('match.builder.full', { option: asked.name, max: PICKS_MAX })
}

const NOTHING: readonly JoinedPick[] = []

function Refused({ matchId, picks, asked }: BarredReasonProps) {
  const say = useMessages()
  const together = [...picks, asked]
  const quote = useQuery(builderQuery(matchId, together, NOTHING))
  const names = together.map(({ name }) => name)
  if (quote.isError) return say('match.builder.failed')
  if (!quote.data || quote.isPlaceholderData) return say('match.builder.waiting')
  return refusalWords(groupWith(quote.data, picks.length), names, say) ?? say('match.builder.joinable')
}

/** Of several groups the one that the asked pick is in: the picks may contradict each other besides. */
function groupWith(quote: BuilderQuote, place: number): BuilderQuote {
  const group = quote.groups.find((each) => each.includes(place))
  return group ? { ...quote, groups: [group] } : quote
}

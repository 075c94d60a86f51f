import { Badge } from '@keo/ui/primitives/badge'
import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../../language/messages.ts'
import type { OrderPick } from '../../sportsbook/index.ts'
import { OUTCOME_TEXTS } from '../bet-words.ts'

/** What a combination consists of, and how each of its picks stands: the worst of them decides. */
export function LegPicks({ picks }: { picks: readonly OrderPick[] }) {
  const say = useMessages()
  if (picks.length === 0) return null
  return (
    <ul
      className="my-1 flex flex-col gap-1 rounded-[10px] bg-surface-2 px-2.5 py-2"
      aria-label={say('betRecord.picks')}
    >
      {picks.map(({ marketName, optionName, outcome }) => (
        <li key={`${marketName} ${optionName}`} className="flex items-center gap-2">
          <span className="grow">
            <b className="font-semibold text-text">{optionName}</b> · {marketName}
          </span>
          <PickState outcome={outcome} />
        </li>
      ))}
    </ul>
  )
}

function PickState({ outcome }: Pick<OrderPick, 'outcome'>) {
  const say = useMessages()
  const word = WORDS.find((each) => OUTCOME[each] === outcome)
  if (!word) return <Badge tone="neutral">{say('betRecord.pickOpen')}</Badge>
  const { text, tone } = OUTCOME_TEXTS[word]
  return <Badge tone={tone}>{say(text)}</Badge>
}

const WORDS = ['won', 'lost', 'push', 'halfWon', 'halfLost', 'cancelled'] as const

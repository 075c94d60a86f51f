import { MatchColumns } from '@keo/ui/product/match-row'
import { useId } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { columnsOf, hasFirstHalf, type Part, PARTS } from '../rules/market-columns.ts'
import { showPart, useListPart } from '../store/sports-store.ts'

const NAMES = { whole: 'sports.part.whole', firstHalf: 'sports.part.firstHalf' } as const

/** What the three columns are, and of which part of the match where the sport has both. */
export function ColumnHeads({ sportId }: { sportId: number }) {
  const say = useMessages()
  const part = useListPart()
  const [one, two, three] = columnsOf(sportId, part).map(({ name }) => (name ? say(name) : ''))
  return (
    <div className="sports-heads">
      {hasFirstHalf(sportId) ? <PartSwitch part={part} /> : null}
      <MatchColumns names={[one ?? '', two ?? '', three ?? '']} />
    </div>
  )
}

/** Lies over the names of the columns, so that each half of the bar is there to touch. */
function PartSwitch({ part }: { part: Part }) {
  const say = useMessages()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={say('sports.part')} className="sports-parts">
      {PARTS.map((each) => (
        <label key={each} className="sports-part">
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={each === part}
            onChange={() => showPart(each)}
          />
          <span>{say(NAMES[each])}</span>
        </label>
      ))}
    </div>
  )
}

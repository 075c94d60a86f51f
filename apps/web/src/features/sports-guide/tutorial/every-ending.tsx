import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useMessages } from '../../../language/messages.ts'
import { useDongText } from '../use-dong-text.ts'
import { lineReturn } from './line-pay.ts'
import { type Goals, type LineBet, lineResult } from './line-verdict.ts'
import { RESULT_LOOKS } from './result-words.ts'
import { TUTORIAL_ODDS, TUTORIAL_STAKE } from './verdict.tsx'

const MARGINS = [-3, -2, -1, 0, 1, 2, 3]
const TOTALS = [0, 1, 2, 3, 4, 5, 6]

type EveryEndingProps = { bet: LineBet; goals: Goals; onChoose: (goals: Goals) => void }

/** One row for each ending that matters to the bet; a tap shows it above. */
export function EveryEnding({ bet, goals, onChoose }: EveryEndingProps) {
  const say = useMessages()
  const textOf = useDongText()
  const isHandicap = bet.market === 'handicap'
  const now = isHandicap ? goals.home - goals.away : goals.home + goals.away
  return (
    <>
      <SectionTitle>{say('tutorial.all')}</SectionTitle>
      <Card className="overflow-hidden">
        {(isHandicap ? MARGINS : TOTALS).map((n) => {
          const ending = isHandicap ? goalsOfMargin(n) : { home: Math.ceil(n / 2), away: Math.floor(n / 2) }
          const result = lineResult(bet, ending)
          const { key, tone } = RESULT_LOOKS[result]
          return (
            <button
              key={n}
              type="button"
              className="tutorial-ending"
              aria-pressed={n === now}
              title={say('tutorial.choose')}
              onClick={() => onChoose(ending)}
            >
              <span className="text-footnote">
                {isHandicap ? say('tutorial.margin', { n: signed(n) }) : say('tutorial.total', { n })}
              </span>
              <Badge tone={tone}>{say(key)}</Badge>
              <span className="num text-end text-footnote font-semibold">
                {textOf(lineReturn(TUTORIAL_STAKE, TUTORIAL_ODDS, result))}
              </span>
            </button>
          )
        })}
      </Card>
    </>
  )
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n))

function goalsOfMargin(margin: number): Goals {
  return margin >= 0 ? { home: margin, away: 0 } : { home: 0, away: -margin }
}

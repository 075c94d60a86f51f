import type { Odds } from '@keo/units/odds'
import { Badge } from '@keo/ui/primitives/badge'
import { useMessages } from '../../../language/messages.ts'
import { useDongText } from '../use-dong-text.ts'
import { lineReturn } from './line-pay.ts'
import { type Goals, halvesOf, type LineBet, lineResult, lineText } from './line-verdict.ts'
import { RESULT_LOOKS } from './result-words.ts'

export const TUTORIAL_STAKE = 100_000
export const TUTORIAL_ODDS = 1950n as Odds

/** What the bet is at this score, half by half, and what it returns. */
export function Verdict({ bet, goals }: { bet: LineBet; goals: Goals }) {
  const say = useMessages()
  const textOf = useDongText()
  const result = lineResult(bet, goals)
  const halves = halvesOf(bet, goals)
  const isSplit = halves[0].line !== halves[1].line
  const { key, tone } = RESULT_LOOKS[result]
  return (
    <div className="flex flex-col gap-2" aria-live="polite">
      <div className="flex items-center gap-2">
        <Badge tone={tone}>{say(key)}</Badge>
        <span className="flex-1 text-caption text-text-3">
          {say('tutorial.stake', { stake: textOf(TUTORIAL_STAKE), odds: '1.95' })}
        </span>
      </div>
      {(isSplit ? halves : halves.slice(0, 1)).map((half) => (
        <p key={half.line} className="text-footnote text-text-2">
          {say(isSplit ? 'tutorial.half' : 'tutorial.whole', {
            line: lineText(half.line, bet.market === 'handicap'),
            result: say(RESULT_LOOKS[half.result].key),
          })}
        </p>
      ))}
      <p className="flex items-baseline justify-between border-t border-line pt-2 text-callout">
        {say('tutorial.returns')}
        <b className="num text-headline" data-test="returns">
          {textOf(lineReturn(TUTORIAL_STAKE, TUTORIAL_ODDS, result))}
        </b>
      </p>
    </div>
  )
}

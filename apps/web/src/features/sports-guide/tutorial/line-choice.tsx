import { Chip } from '@keo/ui/bars/chip'
import { useMessages } from '../../../language/messages.ts'
import { type LineBet, lineText } from './line-verdict.ts'

const HANDICAPS = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
const TOTALS = [6, 7, 8, 9, 10, 11, 12, 13, 14]

type LineChoiceProps = { bet: LineBet; onChange: (bet: LineBet) => void }

export function LineChoice({ bet, onChange }: LineChoiceProps) {
  const say = useMessages()
  const isHandicap = bet.market === 'handicap'
  return (
    <div>
      <h3 className="mb-1.5 text-caption text-text-3">{say('tutorial.line')}</h3>
      <div className="scroll-x flex gap-1.5" role="group" aria-label={say('tutorial.line')}>
        {(isHandicap ? HANDICAPS : TOTALS).map((line) => (
          <Chip
            key={line}
            size="s"
            className="num flex-none"
            on={line === bet.line}
            onClick={() => onChange({ ...bet, line })}
          >
            {lineText(line, isHandicap)}
          </Chip>
        ))}
      </div>
    </div>
  )
}

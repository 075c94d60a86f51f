import { Score } from '@keo/ui/product/score'
import { Slider } from '@keo/ui/fields/slider'
import { useMessages } from '../../../language/messages.ts'
import type { Goals } from './line-verdict.ts'
import './tutorial.css'

const GOALS_MAX = 6

type ScoreSlidersProps = { goals: Goals; onChange: (goals: Goals) => void }

/** The score, and one slider for each side of it. */
export function ScoreSliders({ goals, onChange }: ScoreSlidersProps) {
  const say = useMessages()
  const sides = [
    { side: 'home', label: say('tutorial.homeGoals'), name: say('tutorial.home') },
    { side: 'away', label: say('tutorial.awayGoals'), name: say('tutorial.away') },
  ] as const
  return (
    <div>
      <p className="tutorial-score" aria-label={say('tutorial.score')} aria-live="polite">
        <Score home={goals.home} away={goals.away} className="text-[44px] leading-[50px]" />
      </p>
      {sides.map(({ side, label, name }) => (
        <div key={side} className="mt-2 flex items-center gap-3 text-footnote">
          <span className="w-20 flex-none text-text-2">{name}</span>
          <Slider
            min={0}
            max={GOALS_MAX}
            step={1}
            value={goals[side]}
            label={label}
            valueText={String(goals[side])}
            onChange={(value) => onChange({ ...goals, [side]: value })}
          />
          <span className="num w-4 flex-none text-end font-semibold">{goals[side]}</span>
        </div>
      ))}
    </div>
  )
}

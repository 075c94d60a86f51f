import { Card } from '@keo/ui/primitives/card'
import { Segmented } from '@keo/ui/bars/segmented'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { EveryEnding } from './tutorial/every-ending.tsx'
import type { Goals, LineBet } from './tutorial/line-verdict.ts'
import { LineChoice } from './tutorial/line-choice.tsx'
import { ScoreSliders } from './tutorial/score-sliders.tsx'
import { Verdict } from './tutorial/verdict.tsx'

const FIRST_BET: LineBet = { market: 'handicap', side: 'home', line: -3 }
const FIRST_TOTAL: LineBet = { market: 'totals', side: 'over', line: 11 }

/** Drag the score and see what a bet becomes. */
export default function HandicapTutorialScreen() {
  const say = useMessages()
  const [bet, setBet] = useState<LineBet>(FIRST_BET)
  const [goals, setGoals] = useState<Goals>({ home: 1, away: 0 })
  const sides =
    bet.market === 'handicap'
      ? ([
          ['home', say('tutorial.home')],
          ['away', say('tutorial.away')],
        ] as const)
      : ([
          ['over', say('tutorial.over')],
          ['under', say('tutorial.under')],
        ] as const)
  return (
    <Screen title={say('page.handicapTutorial')} gutter>
      <div className="mx-auto flex max-w-[560px] flex-col gap-3 pt-2 pb-6">
        <p className="text-callout text-text-2">{say('tutorial.intro')}</p>
        <Segmented
          label={say('tutorial.market')}
          segments={[
            { key: 'handicap', label: say('tutorial.handicap') },
            { key: 'totals', label: say('tutorial.totals') },
          ]}
          value={bet.market}
          onChange={(market) => setBet(market === 'handicap' ? FIRST_BET : FIRST_TOTAL)}
        />
        <Card className="flex flex-col gap-3 p-3.5">
          <Segmented
            label={say('tutorial.side')}
            segments={sides.map(([key, label]) => ({ key, label }))}
            value={bet.side}
            onChange={(side) => setBet({ ...bet, side } as LineBet)}
          />
          <LineChoice bet={bet} onChange={setBet} />
        </Card>
        <Card className="flex flex-col gap-4 p-3.5">
          <ScoreSliders goals={goals} onChange={setGoals} />
          <Verdict bet={bet} goals={goals} />
        </Card>
        <EveryEnding bet={bet} goals={goals} onChoose={setGoals} />
      </div>
    </Screen>
  )
}

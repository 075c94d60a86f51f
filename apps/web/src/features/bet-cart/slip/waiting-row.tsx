import { Button } from '@keo/ui/primitives/button'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { useEffect, useReducer } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { waitingBet } from '../betting/betting.ts'
import { WAIT_MS } from '../betting/waiting-bet.ts'

const DRAW_MS = 250

/** In place of the button: the bet waits for the network, for how long still, and can be taken back. */
export function WaitingRow({ cost }: { cost: string }) {
  const say = useMessages()
  const [, drawAgain] = useReducer((draws: number) => draws + 1, 0)
  useEffect(() => clock.every(DRAW_MS, drawAgain), [])
  const leftMs = waitingBet.leftMs()
  const seconds = Math.ceil(leftMs / 1000)
  return (
    <div className="grid gap-2">
      <p role="timer" className="flex items-baseline justify-between gap-3 text-footnote text-text-2">
        <span>{say('cart.waitFor', { amount: cost })}</span>
        <b className="num text-callout font-[750] text-text">{say('cart.waitSeconds', { count: seconds })}</b>
      </p>
      <ProgressBar share={leftMs / WAIT_MS} label={say('cart.waitTitle')} />
      <Button kind="soft" size="l" wide onClick={waitingBet.takeBack}>
        {say('cart.takeBack')}
      </Button>
    </div>
  )
}

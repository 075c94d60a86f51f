import { reopenBetting, suspendBetting } from '@keo/contract/console-trading'
import { Button } from '@keo/ui/primitives/button'
import { call } from '../../platform/api.ts'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { Refused } from '../../parts/states.tsx'
import { useAct } from '../../platform/queries.ts'
import { offerUndo } from '../../platform/undo.ts'
import { words } from './words.ts'

type Props = { matchId: number; marketId?: number; isHeld: boolean }

/** At once and without a question: its opposite undoes it, and so does Z for some seconds. */
export function HoldButtons({ matchId, marketId, isHeld }: Props) {
  const { say } = useLook(words)
  const suspend = useAct(suspendBetting, (_, what) =>
    offerUndo({ text: say('isHeldNow'), undo: () => call(reopenBetting, what) }),
  )
  const reopen = useAct(reopenBetting, (_, what) =>
    offerUndo({ text: say('isOpenNow'), undo: () => call(suspendBetting, what) }),
  )
  const place = marketId === undefined ? { matchId } : { matchId, marketId }
  const stop = () => suspend.mutate(place)
  const start = () => reopen.mutate(place)
  useKeys(isHeld ? { o: start } : { s: stop })
  return (
    <div className="hold">
      <Refused error={suspend.error ?? reopen.error} />
      {isHeld ? (
        <Button size="s" busy={reopen.isPending} onClick={start}>
          {say('reopen')} <kbd>O</kbd>
        </Button>
      ) : (
        <Button size="s" busy={suspend.isPending} onClick={stop}>
          {say('suspend')} <kbd>S</kbd>
        </Button>
      )}
    </div>
  )
}

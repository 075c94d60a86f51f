import type { WithdrawalEvidence } from '@keo/contract/console-queues'
import { openWithdrawal, type WithdrawalOpening } from '@keo/contract/console-withdrawal-openings'
import { useEffect } from 'react'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

/** Whose the order is to decide now, and until when. */
export function OpenedBy({ opening: { by, isReader, until } }: { opening: WithdrawalOpening }) {
  const { say, time } = useLook(words)
  return (
    <p className={isReader ? 'meta' : 'badge'} role="status">
      {isReader ? say('opened.yours') : `${by} ${say('opened.other')}`}{' '}
      <span className="num">{time(until)}</span>
    </p>
  )
}

/** Opens the order for whoever may decide it; false while somebody else has it open. */
export function useOpening({ orderNo, opening }: WithdrawalEvidence, isDecider: boolean): boolean {
  const { mutate: open } = useAct(openWithdrawal)
  useEffect(() => {
    if (isDecider) open({ orderNo })
  }, [isDecider, open, orderNo])
  return isDecider && (opening === null || opening.isReader)
}

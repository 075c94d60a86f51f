import { groundStyle } from '@keo/ui/drawings/art-grounds'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import type { PayoutTarget } from './binding-queries.ts'
import { targetGround, targetName } from './target-words.ts'
import './target-card.css'

/** A bound card, address or wallet; the number is masked by the server. */
export function TargetCard({ target, corner }: { target: PayoutTarget; corner?: ReactNode }) {
  const say = useMessages()
  return (
    <div className="target-card" style={groundStyle(targetGround(target))}>
      <div className="flex items-center justify-between gap-3">
        <b className="ell text-headline font-bold">{targetName(target)}</b>
        {corner ??
          (target.isDefault ? <span className="target-card-mark">{say('bindings.default')}</span> : null)}
      </div>
      <div>
        <div className="num target-card-number">
          {'bankCode' in target ? `•••• ${target.maskedNumber}` : target.maskedNumber}
        </div>
        <div className="ell text-footnote uppercase text-(--ground-note)">{target.realName}</div>
      </div>
    </div>
  )
}

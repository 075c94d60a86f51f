import type { ChannelContent } from '@keo/contract/withdraw'
import { Card } from '@keo/ui/primitives/card'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { parseServerTime } from '@keo/units/instants'
import { formatWholeMoney } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Explained } from '../../page-kit/explain/explained.tsx'
import { dong } from './withdraw-figures.ts'

/** How much of what must be bet before money may leave is done, and what is missing. */
export function TurnoverMeter({ turnover }: Pick<ChannelContent, 'turnover'>) {
  const say = useMessages()
  const language = useLanguage()
  const [required, done, missing] = [turnover.required, turnover.done, turnover.missing].map(dong)
  if (!required || !done || !missing) return null
  const since = parseServerTime(turnover.sinceTime) ?? null
  // A share for the eye alone; what is missing is said exactly.
  const share = required.minor === 0n ? 1 : Number((done.minor * 1000n) / required.minor) / 1000
  return (
    <Card className="flex flex-col gap-2 px-3.5 py-3 text-footnote">
      <div className="flex items-center justify-between gap-3">
        <span className="text-text-2">{say('withdraw.turnover')}</span>
        {required.minor === 0n ? null : (
          <Explained kind="turnover" of={{ required, done, missing, since }} className="num">
            {formatWholeMoney(done, language)} / {formatWholeMoney(required, language)}
          </Explained>
        )}
      </div>
      <ProgressBar share={share} label={say('withdraw.turnover')} />
      <span className={missing.minor === 0n ? 'text-win' : 'text-warn'}>
        {missing.minor === 0n
          ? say('withdraw.turnover.done')
          : say('withdraw.turnover.missing', { amount: formatWholeMoney(missing, language) })}
      </span>
      {missing.minor === 0n ? null : <span className="text-text-3">{say('withdraw.turnover.why')}</span>}
    </Card>
  )
}

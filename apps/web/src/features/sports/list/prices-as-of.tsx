import type { Instant } from '@keo/units/instants'
import { formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { saveData, useIsSavingData } from '../../../platform/data-saver.ts'
import { board } from '../../sportsbook/index.ts'
import { useTicking } from './use-second.ts'

/** From when the prices are that stand below, where data is saved: they come seldom then. Ends that too, for guests as well. */
export function PricesAsOf({ matchIds }: { matchIds: readonly number[] }) {
  return useIsSavingData() && matchIds.length > 0 ? <AsOf matchIds={matchIds} /> : null
}

function AsOf({ matchIds }: { matchIds: readonly number[] }) {
  const say = useMessages()
  const language = useLanguage()
  const time = useTicking(() => {
    const at = board.knownAt(matchIds)
    return at === undefined ? '' : withSeconds(at, formatTime(at, language))
  })
  if (time === '') return null
  return (
    <div className="sports-as-of">
      <p className="num">{say('sports.asOf', { time })}</p>
      <button type="button" onClick={() => saveData(false)}>
        {say('sports.saver.off')}
      </button>
    </div>
  )
}

/** Where a few seconds matter; they are the same in every zone. */
const withSeconds = (at: Instant, time: string): string =>
  `${time}:${String(new Date(at).getSeconds()).padStart(2, '0')}`

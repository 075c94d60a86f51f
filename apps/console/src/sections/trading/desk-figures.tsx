import { getTradingFigures } from '@keo/contract/console-trading'
import { dong, house } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { lasting, refusedShare } from './trading-figures.ts'
import { words, type TradingWord } from './words.ts'

/** What the whole book bears and how fast it answers. */
export function DeskFigures() {
  const { say } = useLook(words)
  const { data } = useCall(getTradingFigures, {}, REFRESH_MS)
  if (!data) return null
  const reasons = data.refused.map(
    ({ reason, count }) => `${say(`reason.${reason}` as TradingWord)}: ${count}`,
  )
  const figures: readonly (readonly [string, string, string?])[] = [
    [say('figWorst'), house(data.worst)],
    [say('figStake'), dong(String(data.stake))],
    [say('figOrders'), String(data.openOrders)],
    [say('figReservations'), String(data.openReservations)],
    [say('figCashOuts'), String(data.openCashOuts)],
    [say('figReserved'), String(data.waitingCashOuts)],
    [say('figMessages'), String(data.messagesWaiting)],
    [say('figAnswer'), `${lasting(data.answerMs)} / ${lasting(data.answerMsSlow)}`],
    [say('figRefused'), refusedShare(data.accepted, data.refused), reasons.join(', ')],
  ]
  return (
    <dl className="desk-figures">
      {figures.map(([name, value, hint]) => (
        <div key={name} title={hint}>
          <dt>{name}</dt>
          <dd className="num strong">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { PlanView } from '@keo/contract/experts'
import { LockIcon } from '@keo/ui/icons/lock'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { formatDate, formatTime } from '../../language/format-dates.ts'
import { paths } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { oddsText, useOddsFormat } from '../sportsbook/index.ts'
import { dongText, instantOf, matchText, unitsText, wholePrice } from './expert-words.ts'
import { pickText } from './pick-words.ts'
import './plan-row.css'

/** One plan of a list: what was picked, or that it is sealed, and what came of it. */
export function PlanRow({ plan }: { plan: PlanView }) {
  const say = useMessages()
  const language = useLanguage()
  const [first] = plan.legs
  const opensAt = instantOf(plan.opensAt)
  const title =
    plan.legs.length > 1
      ? say('plan.legs', { count: plan.legs.length })
      : first?.pick
        ? pickText(first.pick, first, say)
        : say('plan.hiddenPick')
  return (
    <a {...link(paths.plan(plan.id))} className="plan-row">
      <i className="plan-row-mark" data-result={plan.result ?? 'open'} />
      <div className="plan-row-words">
        <b className="ell">
          {plan.isOpen ? null : <LockIcon size={14} />}
          {title}
        </b>
        <span className="ell">{plan.legs.map(matchText).join(' · ')}</span>
        <small className="num">{`${formatTime(opensAt, language)} ${formatDate(opensAt, language)}`}</small>
      </div>
      <PlanEnd plan={plan} />
    </a>
  )
}

function PlanEnd({ plan }: { plan: PlanView }) {
  const say = useMessages()
  const language = useLanguage()
  const format = useOddsFormat()
  if (plan.result === 'void') return <span className="plan-row-end">{say('plan.result.void')}</span>
  if (plan.profit !== null)
    return (
      <span className="num plan-row-end" data-profit={plan.profit > 0 ? 'up' : 'down'}>
        {unitsText(plan.profit, language)}
      </span>
    )
  const price = wholePrice(plan)
  if (price === null)
    return <span className="num plan-row-price">{dongText(plan.price ?? '', language)}</span>
  return <span className="num plan-row-end">{`@ ${oddsText(price, format)}`}</span>
}

import { TrashIcon } from '@keo/ui/icons/trash'
import { Button } from '@keo/ui/primitives/button'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { StepField } from '@keo/ui/fields/step-field'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import { toast } from '../../toasts/toast.ts'
import { oddsText, type Pick, useOddsFormat, useOption } from '../sportsbook/index.ts'
import { dropAlert, keepAlert, useAlerts } from './alerts.ts'
import { followPriceAlerts } from './index.ts'
import { alertOf, type PriceAlert } from './price-alert.ts'
import { readTarget, stepTarget } from './target-entry.ts'

type AlertPartProps = { marketId: number; optionType: number; pick: () => Pick | null }

/** Asks for a price to be told of, and lists every price that is waited for. */
export default function AlertPart(props: AlertPartProps) {
  const say = useMessages()
  const alerts = useAlerts()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-callout font-semibold">{say('match.alert.title')}</h3>
      <AlertForm {...props} />
      {alerts.length > 0 ? (
        <ul className="flex flex-col gap-1">
          {alerts.map((alert) => (
            <Waiting key={`${alert.marketId}/${alert.optionType}`} alert={alert} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function AlertForm({ marketId, optionType, pick }: AlertPartProps) {
  const say = useMessages()
  const { odds } = useOption(marketId, optionType)
  const [text, setText] = useState(() => stepTarget('', 1, odds))
  const target = readTarget(text, odds)
  const keep = (): void => {
    const seen = pick()
    const alert = seen && target !== null ? alertOf(seen, target, clock.now()) : null
    if (!alert) return
    keepAlert(alert)
    followPriceAlerts()
    toast.show(say('match.alert.kept'), { kind: 'success' })
  }
  const promise = { odds: text }
  return (
    <>
      <StepField
        label={say('match.alert.odds')}
        value={text}
        onChange={setText}
        onStep={(steps) => setText(stepTarget(text, steps, odds))}
        lessLabel={say('match.alert.less')}
        moreLabel={say('match.alert.more')}
        note={
          target === null
            ? say('match.alert.wrong')
            : say(target > odds ? 'match.alert.up' : 'match.alert.down', promise)
        }
        wrong={target === null}
      />
      <Button disabled={target === null || !(odds > 0)} onClick={keep}>
        {say('match.alert.set')}
      </Button>
      <p className="text-caption text-pretty text-text-3">{say('match.alert.note')}</p>
    </>
  )
}

function Waiting({ alert }: { alert: PriceAlert }) {
  const say = useMessages()
  const format = useOddsFormat()
  const { name, matchName, target, way } = alert
  return (
    <li className="flex items-center gap-3 rounded-m bg-surface-2 py-1 pl-3">
      <span className="min-w-0 flex-1">
        <span className="ell block text-callout font-semibold">{name}</span>
        <span className="ell block text-caption text-text-3">{matchName}</span>
      </span>
      <b className="num text-callout">{`${way === 'up' ? '▲' : '▼'} ${oddsText(target, format)}`}</b>
      <IconButton
        label={say('match.alert.remove', { name })}
        icon={<TrashIcon size={18} />}
        onClick={() => dropAlert(alert)}
      />
    </li>
  )
}

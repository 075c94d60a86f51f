import { AGENT_PLAN_MAX, AGENT_PLAN_MIN } from '@keo/contract/agent-application'
import { FieldFrame } from '@keo/ui/fields/field-frame'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'

type PlanFieldProps = { value: string; onChange: (plan: string) => void; error: string }

/** A few sentences; the rule shows from the start, as an error once the field is left too short. */
export function PlanField({ value, onChange, error }: PlanFieldProps) {
  const say = useMessages()
  const [isLeft, setLeft] = useState(false)
  const rule = say('agent.planRule', { min: AGENT_PLAN_MIN, max: AGENT_PLAN_MAX })
  const isShort = value.trim().length < AGENT_PLAN_MIN
  const shown = error || (isLeft && isShort ? rule : '')
  return (
    <FieldFrame label={say('agent.plan')} error={shown} hint={rule}>
      {({ inputId, describedBy }) => (
        <div className="ui-field h-auto py-3" data-error={shown ? '' : undefined}>
          <textarea
            id={inputId}
            rows={4}
            className="ui-field-input resize-none"
            maxLength={AGENT_PLAN_MAX}
            placeholder={say('agent.planPlaceholder')}
            aria-describedby={describedBy}
            aria-invalid={shown ? true : undefined}
            value={value}
            onChange={(event) => {
              setLeft(false)
              // One line on the wire: breaks become spaces.
              onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))
            }}
            onBlur={() => setLeft(true)}
          />
        </div>
      )}
    </FieldFrame>
  )
}

import { CheckIcon } from '../icons/check.tsx'
import { XIcon } from '../icons/x.tsx'
import './progress-steps.css'

type ProgressStepsProps = {
  steps: readonly string[]
  /** Index of the step under way; past the last when all is done. */
  current: number
  /** The step under way went wrong. */
  failed?: boolean
  label: string
}

export function ProgressSteps({ steps, current, failed, label }: ProgressStepsProps) {
  return (
    <ol className="ui-steps" aria-label={label}>
      {steps.map((step, index) => {
        const state = stepState(index, current, failed)
        return (
          <li
            key={step}
            className="ui-step"
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="ui-step-disc">
              <StepMark state={state} number={index + 1} />
            </span>
            {step}
          </li>
        )
      })}
    </ol>
  )
}

type StepState = 'done' | 'current' | 'failed' | 'ahead'

function stepState(index: number, current: number, failed?: boolean): StepState {
  if (index < current) return 'done'
  if (index > current) return 'ahead'
  return failed ? 'failed' : 'current'
}

function StepMark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <CheckIcon size={12} />
  if (state === 'failed') return <XIcon size={12} />
  return number
}

import { Button } from '@keo/ui/primitives/button'
import { Checkbox } from '@keo/ui/fields/checkbox'
import { RadioList } from '@keo/ui/fields/radio-list'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { exclusionText } from './play-words.ts'
import { useExclude } from './safer-play-queries.ts'

const MONTHS = [6, 12, 24, 60, null] as const
type Months = (typeof MONTHS)[number]
const FACTS = ['exclude.fact1', 'exclude.fact2', 'exclude.fact3', 'exclude.fact4', 'exclude.fact5'] as const

type Done = { onExcluded: (untilTime: string) => void }

/** First for how long, then what it means, in plain words, with a tick and a button of its own. */
export function ExclusionSteps({ onExcluded }: Done) {
  const [months, setMonths] = useState<Months | undefined>()
  const [isSecond, setSecond] = useState(false)
  return isSecond && months !== undefined ? (
    <SureStep months={months} onBack={() => setSecond(false)} onExcluded={onExcluded} />
  ) : (
    <LengthStep months={months} onChange={setMonths} onNext={() => setSecond(true)} />
  )
}

type LengthStepProps = { months: Months | undefined; onChange: (months: Months) => void; onNext: () => void }

function LengthStep({ months, onChange, onNext }: LengthStepProps) {
  const say = useMessages()
  return (
    <div className="flex flex-col gap-3">
      <RadioList
        label={say('exclude.howLong')}
        options={MONTHS.map((choice) => ({ key: String(choice), label: exclusionText(say, choice) }))}
        value={months === undefined ? null : String(months)}
        onChange={(key) => onChange(MONTHS.find((choice) => String(choice) === key) ?? null)}
      />
      <Button kind="primary" size="l" wide disabled={months === undefined} onClick={onNext}>
        {say('exclude.next')}
      </Button>
    </div>
  )
}

function SureStep({ months, onBack, onExcluded }: Done & { months: Months; onBack: () => void }) {
  const say = useMessages()
  const [isUnderstood, setUnderstood] = useState(false)
  const exclude = useExclude()
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-headline font-semibold">{say('exclude.sureTitle')}</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-footnote text-text-2">
        {FACTS.map((fact) => (
          <li key={fact}>{say(fact)}</li>
        ))}
      </ul>
      <Checkbox on={isUnderstood} onChange={setUnderstood}>
        {say('exclude.understood', { length: exclusionText(say, months) })}
      </Checkbox>
      <Problem error={exclude.error} />
      <Button
        kind="danger"
        size="l"
        wide
        disabled={!isUnderstood}
        busy={exclude.isPending}
        onClick={() => exclude.mutate(months, { onSuccess: ({ untilTime }) => onExcluded(untilTime) })}
      >
        {say('exclude.confirm')}
      </Button>
      <Button wide onClick={onBack}>
        {say('exclude.back')}
      </Button>
    </div>
  )
}

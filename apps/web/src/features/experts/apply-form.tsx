import { APPLY_AGE_DAYS, type OwnExpert, WHY_MAX, WHY_MIN } from '@keo/contract/own-plans'
import { Chip } from '@keo/ui/bars/chip'
import { Form } from '@keo/ui/patterns/form'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { link } from '../../page-kit/link.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { toast } from '../../toasts/toast.ts'
import { useApplyAsExpert } from './own-queries.ts'
import { OwnText } from './own-text.tsx'

const SPORTS = [
  { sport: 1, words: 'experts.soccer' },
  { sport: 3, words: 'experts.basketball' },
] as const
type SportId = (typeof SPORTS)[number]['sport']

/** Who may apply, and why they want to. */
export function ApplyForm({ own }: { own: OwnExpert }) {
  const say = useMessages()
  const [why, setWhy] = useState('')
  const [sports, setSports] = useState<readonly SportId[]>([1])
  const apply = useApplyAsExpert()
  const isAllowed = own.isIdentityConfirmed && own.daysLeft === 0
  const canSend = isAllowed && sports.length > 0 && why.trim().length >= WHY_MIN
  const toggle = (sport: SportId) =>
    setSports(sports.includes(sport) ? sports.filter((one) => one !== sport) : [...sports, sport])
  const send = () => {
    if (!canSend || apply.isPending) return
    apply.mutate(
      { why, sports: [...sports] },
      { onSuccess: () => toast.show(say('own.sent'), { kind: 'success' }) },
    )
  }
  return (
    <Form onSubmit={send}>
      <div>
        <h2 className="text-title-2 font-bold">{say('own.intro')}</h2>
        <p className="pt-1 text-footnote text-pretty text-text-2">{say('own.introNote')}</p>
      </div>
      <Conditions own={own} />
      <fieldset>
        <legend className="ui-field-label">{say('own.sports')}</legend>
        <div className="flex gap-2">
          {SPORTS.map(({ sport, words }) => (
            <Chip key={sport} on={sports.includes(sport)} onClick={() => toggle(sport)}>
              {say(words)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <OwnText
        label={say('own.why')}
        placeholder={say('own.whyPlaceholder')}
        rule={say('own.whyRule', { min: WHY_MIN, max: WHY_MAX })}
        error={fieldError(apply.error, 'why')}
        max={WHY_MAX}
        value={why}
        onChange={setWhy}
      />
      <Problem error={apply.error} />
      <Button type="submit" kind="primary" size="l" wide disabled={!canSend} busy={apply.isPending}>
        {say('own.apply')}
      </Button>
    </Form>
  )
}

function Conditions({ own: { isIdentityConfirmed, daysLeft } }: { own: OwnExpert }) {
  const say = useMessages()
  const mark = (isMet: boolean, left: string) => (
    <Badge tone={isMet ? 'win' : 'pending'}>{isMet ? say('own.done') : left}</Badge>
  )
  return (
    <Card>
      <ListRow
        title={say('own.identity')}
        control={mark(isIdentityConfirmed, say('own.todo'))}
        {...(isIdentityConfirmed ? {} : link(paths.identity()))}
      />
      <ListRow
        title={say('own.age', { days: APPLY_AGE_DAYS })}
        control={mark(daysLeft === 0, say('own.daysLeft', { days: daysLeft }))}
      />
    </Card>
  )
}

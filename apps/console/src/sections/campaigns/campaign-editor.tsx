import { saveConsoleCampaign, tryConsoleCampaign } from '@keo/contract/console-campaigns'
import { Button } from '@keo/ui/primitives/button'
import { useId, useRef, useState } from 'react'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Facts } from '../../parts/facts.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { go } from '../../platform/place.ts'
import { useAct } from '../../platform/queries.ts'
import { CampaignPhone } from './campaign-phone.tsx'
import { words } from './words.ts'

const MONTH = '30'
type Props = { definition: string; basedOn: number; mayEdit: boolean }

/** The whole definition: tried on past days, and kept as the next version. */
export function CampaignEditor({ definition, basedOn, mayEdit }: Props) {
  const { say } = useLook(words)
  const [text, setText] = useState(definition)
  const [days, setDays] = useState(MONTH)
  const [reason, setReason] = useState('')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const attempt = useAct(tryConsoleCampaign)
  const save = useAct(saveConsoleCampaign, (answer) => {
    if (answer.problem === '') go('campaigns', answer.id)
  })
  const problem = save.data?.problem || attempt.data?.problem
  const keep = () =>
    isReason(reason) ? save.mutate({ definition: text, basedOn, reason }) : field.current?.focus()
  return (
    <section className="panel">
      <div className="field campaign-text">
        <label htmlFor={id}>{say('definition')}</label>
        <textarea
          id={id}
          className="num"
          spellCheck={false}
          readOnly={!mayEdit}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <CampaignPhone definition={text} />
      {problem ? <p role="alert">{problem}</p> : null}
      <Refused error={attempt.error ?? save.error} />
      <div className="campaign-row">
        <Field label={`${say('try')} … ${say('days')}`} inputMode="numeric" value={days} onText={setDays} />
        <Button
          size="s"
          disabled={!/^([1-9]|[1-8]\d|90)$/.test(days)}
          busy={attempt.isPending}
          onClick={() => attempt.mutate({ definition: text, days: Number(days) })}
        >
          {`${say('try')} ${days} ${say('days')}`}
        </Button>
      </div>
      {attempt.data && attempt.data.problem === '' ? (
        <Facts
          rows={[
            [say('tried'), `${days} ${say('days')}`],
            [say('cost'), `${dong(attempt.data.cost)} ₫`],
            [say('members'), attempt.data.members],
            [say('rewards'), attempt.data.rewards],
            [say('refused'), `${dong(attempt.data.refused)} ₫`],
          ]}
        />
      ) : null}
      {mayEdit ? (
        <>
          <Reason ref={field} text={reason} onText={setReason} />
          <Button size="s" busy={save.isPending} onClick={keep}>
            {say('save')}
          </Button>
          {save.data && save.data.problem === '' ? (
            <p role="status">{`${say('saved')} ${save.data.version}`}</p>
          ) : null}
        </>
      ) : null}
    </section>
  )
}

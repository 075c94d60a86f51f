import { AGENT_PLAN_MAX, AGENT_PLAN_MIN } from '@keo/contract/agent-application'
import { PATTERNS } from '@keo/contract/patterns'
import { defaultPhoneCountry } from '@keo/contract/phones'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { TextField } from '@keo/ui/fields/text-field'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { fieldError } from '../../../page-kit/field-error.ts'
import { isWholePhone, type Mobile, PhoneField } from '../../accounts/index.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { isRecipient } from '../addresses/address-entry.ts'
import { wireMobile } from '../contacts/contact-changes.ts'
import { useApplyAsAgent } from './agent-queries.ts'
import { PlanField } from './plan-field.tsx'

export function AgentForm({ onSent }: { onSent: () => void }) {
  const say = useMessages()
  const language = useLanguage()
  const [agentAccount, setAccount] = useState('')
  const [contactName, setContactName] = useState('')
  const [mobile, setMobile] = useState<Mobile>({ country: defaultPhoneCountry(language), digits: '' })
  const [plan, setPlan] = useState('')
  const apply = useApplyAsAgent()
  const isPlanned = plan.trim().length >= AGENT_PLAN_MIN && plan.length <= AGENT_PLAN_MAX
  const isNamed = PATTERNS.agentAccount.test(agentAccount) && isRecipient(contactName)
  const canSend = isNamed && isPlanned && isWholePhone(mobile.digits, mobile.country)

  const send = (): void => {
    if (!canSend || apply.isPending) return
    apply.mutate(
      { agentAccount, contactName, ...wireMobile(mobile), plan },
      {
        onSuccess: () => {
          toast.show(say('agent.sent'), { kind: 'success' })
          onSent()
        },
      },
    )
  }

  return (
    <Form onSubmit={send}>
      <TextField
        label={say('agent.account')}
        placeholder={say('agent.accountPlaceholder')}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={17}
        value={agentAccount}
        onChange={setAccount}
        checks={[{ test: (typed) => PATTERNS.agentAccount.test(typed), message: say('agent.accountRule') }]}
        hint={say('agent.accountRule')}
        error={fieldError(apply.error, 'agentAccount')}
      />
      <TextField
        label={say('agent.contact')}
        placeholder={say('agent.contactPlaceholder')}
        autoComplete="name"
        maxLength={40}
        value={contactName}
        onChange={setContactName}
        checks={[{ test: isRecipient, message: say('address.nameRule') }]}
        error={fieldError(apply.error, 'contactName')}
      />
      <fieldset>
        <legend className="ui-field-label">{say('agent.mobile')}</legend>
        <PhoneField value={mobile} onChange={setMobile} error={fieldError(apply.error, 'mobile')} />
      </fieldset>
      <PlanField value={plan} onChange={setPlan} error={fieldError(apply.error, 'plan')} />
      <Problem error={apply.error} />
      <Button type="submit" kind="primary" size="l" wide disabled={!canSend} busy={apply.isPending}>
        {say('agent.apply')}
      </Button>
    </Form>
  )
}

import type { UserInfo } from '@keo/contract/members'
import { PATTERNS } from '@keo/contract/patterns'
import { defaultPhoneCountry } from '@keo/contract/phones'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { useGo } from '../../navigation/use-go.ts'
import { CodeField, isWholePhone, type Mobile, PhoneField } from '../accounts/index.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { sendCodeToNewMobile, useBindMobile, wireMobile } from './contacts/contact-changes.ts'
import { InUseCard } from './contacts/in-use-card.tsx'
import { LabelledCode } from './contacts/labelled-code.tsx'
import { OldMobileCode } from './contacts/old-mobile-code.tsx'
import { MemberScreen } from '../current-member/index.ts'
import { boundMobile } from './member-view.ts'

export default function BindMobileScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('profile.mobile')}>
      {(member) => (
        <>
          {member.mobile ? (
            <InUseCard
              label={say('contact.inUse')}
              value={boundMobile(member)}
              note={say('bindMobile.nowNote')}
            />
          ) : null}
          <MobileForm member={member} />
        </>
      )}
    </MemberScreen>
  )
}

function MobileForm({ member }: { member: UserInfo }) {
  const say = useMessages()
  const go = useGo()
  const language = useLanguage()
  const [mobile, setMobile] = useState<Mobile>({ country: defaultPhoneCountry(language), digits: '' })
  const [smsCode, setSmsCode] = useState('')
  const [oldSmsCode, setOldSmsCode] = useState('')
  const bind = useBindMobile()
  const isBound = member.mobile !== ''
  const isWhole = isWholePhone(mobile.digits, mobile.country)
  const hasCodes = PATTERNS.smsCode.test(smsCode) && (!isBound || PATTERNS.smsCode.test(oldSmsCode))
  const canSave = isWhole && hasCodes

  const save = (): void => {
    if (!canSave || bind.isPending) return
    bind.mutate(
      { ...wireMobile(mobile), smsCode, ...(isBound && { oldSmsCode }) },
      {
        onSuccess: (bound) => {
          toast.show(say('bindMobile.bound', { mobile: boundMobile(bound) }), { kind: 'success' })
          go.back()
        },
      },
    )
  }

  return (
    <Form onSubmit={save}>
      <fieldset>
        <legend className="ui-field-label">{say('bindMobile.new')}</legend>
        <PhoneField value={mobile} onChange={setMobile} error={fieldError(bind.error, 'mobile')} />
      </fieldset>
      <LabelledCode label={say('contact.code.newMobile')}>
        <CodeField
          value={smsCode}
          onChange={setSmsCode}
          onSend={() => sendCodeToNewMobile(mobile)}
          canSend={isWhole}
          target={`${mobile.country} ${mobile.digits}`}
          error={fieldError(bind.error, 'smsCode')}
        />
      </LabelledCode>
      {isBound ? (
        <OldMobileCode
          member={member}
          value={oldSmsCode}
          onChange={setOldSmsCode}
          error={fieldError(bind.error, 'oldSmsCode')}
        />
      ) : null}
      <p className="px-0.5 text-caption text-text-3">{say('contact.holdNote')}</p>
      <Problem error={bind.error} />
      <Button type="submit" kind="primary" size="l" wide disabled={!canSave} busy={bind.isPending}>
        {say(isBound ? 'bindMobile.change' : 'bindMobile.bind')}
      </Button>
    </Form>
  )
}

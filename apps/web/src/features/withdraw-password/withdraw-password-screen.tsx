import { CODE_ACTIONS } from '@keo/contract/codes'
import type { UserInfo } from '@keo/contract/members'
import { PATTERNS } from '@keo/contract/patterns'
import { isWeakWithdrawPassword, WITHDRAW_PASSWORD_LENGTH } from '@keo/contract/withdraw-password'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { PinField } from '@keo/ui/fields/pin-field'
import { Strip } from '@keo/ui/primitives/strip'
import { useState } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { useGo } from '../../navigation/use-go.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { MemberScreen } from '../current-member/index.ts'
import { OwnCodeField } from './own-code-field.tsx'
import { StripLink } from './password-needed.tsx'
import { useSetupWithdrawPassword, useWithdrawPasswordState } from './withdraw-password-queries.ts'

export default function WithdrawPasswordScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('pin.title')}>
      {(member) =>
        member.mobile === '' ? (
          <Strip tone="warn" action={<StripLink to={paths.mobile()}>{say('pin.bindMobile')}</StripLink>}>
            {say('pin.mobileNeeded')}
          </Strip>
        ) : (
          <PasswordForm member={member} />
        )
      }
    </MemberScreen>
  )
}

function PasswordForm({ member }: { member: UserInfo }) {
  const say = useMessages()
  const go = useGo()
  const { data: state } = useWithdrawPasswordState()
  const [pwd, setPwd] = useState('')
  const [again, setAgain] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const setup = useSetupWithdrawPassword()
  const isWhole = pwd.length === WITHDRAW_PASSWORD_LENGTH
  const isWeak = isWhole && isWeakWithdrawPassword(pwd)
  const differs = again.length === WITHDRAW_PASSWORD_LENGTH && again !== pwd
  const canSave = isWhole && !isWeak && again === pwd && PATTERNS.smsCode.test(smsCode)

  const save = (): void => {
    if (!canSave || setup.isPending) return
    setup.mutate(
      { pwd, smsCode, account: member.id },
      {
        onSuccess: () => {
          toast.show(say('pin.saved'), { kind: 'success' })
          go.back()
        },
      },
    )
  }

  return (
    <Form onSubmit={save}>
      <p className="px-0.5 text-footnote text-text-2">{say('pin.note')}</p>
      <fieldset>
        <legend className="ui-field-label">{say('pin.new')}</legend>
        <PinField
          value={pwd}
          onChange={setPwd}
          label={say('pin.new')}
          error={isWeak ? say('pin.weak') : ''}
        />
      </fieldset>
      <fieldset>
        <legend className="ui-field-label">{say('pin.again')}</legend>
        <PinField
          value={again}
          onChange={setAgain}
          label={say('pin.again')}
          error={differs ? say('pin.differs') : ''}
        />
      </fieldset>
      <OwnCodeField
        member={member}
        action={CODE_ACTIONS.withdrawPassword}
        value={smsCode}
        onChange={setSmsCode}
        error={fieldError(setup.error, 'smsCode')}
      />
      {state?.isSet ? <p className="px-0.5 text-caption text-text-3">{say('pin.resetHold')}</p> : null}
      <Problem error={setup.error} />
      <Button type="submit" kind="primary" size="l" wide disabled={!canSave} busy={setup.isPending}>
        {say('pin.save')}
      </Button>
    </Form>
  )
}

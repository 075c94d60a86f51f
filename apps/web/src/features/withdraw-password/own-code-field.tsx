import type { CODE_ACTIONS } from '@keo/contract/codes'
import type { UserInfo } from '@keo/contract/members'
import { useMessages } from '../../language/messages.ts'
import { CodeField } from '../accounts/index.ts'
import { sendOwnCode } from './withdraw-password-queries.ts'

type OwnCodeFieldProps = {
  member: UserInfo
  action: typeof CODE_ACTIONS.withdrawPassword | typeof CODE_ACTIONS.bindCard
  value: string
  onChange: (code: string) => void
  error: string
}

/** A code to the member's own number, which stands in its label. */
export function OwnCodeField({ member, action, value, onChange, error }: OwnCodeFieldProps) {
  const say = useMessages()
  return (
    <fieldset>
      <legend className="ui-field-label">
        {say('pin.code', { mobile: `+${member.mobileArea} ${member.mobile}` })}
      </legend>
      <CodeField
        value={value}
        onChange={onChange}
        onSend={() => sendOwnCode(action, member.mobileArea)}
        canSend
        target={member.mobile}
        error={error}
      />
    </fieldset>
  )
}

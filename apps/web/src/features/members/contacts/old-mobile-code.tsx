import type { UserInfo } from '@keo/contract/members'
import { useMessages } from '../../../language/messages.ts'
import { CodeField } from '../../accounts/index.ts'
import { boundMobile } from '../member-view.ts'
import { LabelledCode } from './labelled-code.tsx'
import { sendCodeToOldMobile } from './contact-changes.ts'

type OldMobileCodeProps = { member: UserInfo; value: string; onChange: (code: string) => void; error: string }

/** The code to the number in use: whoever changes something must hold that phone. */
export function OldMobileCode({ member, value, onChange, error }: OldMobileCodeProps) {
  const say = useMessages()
  return (
    <LabelledCode label={say('contact.code.oldMobile', { mobile: boundMobile(member) })}>
      <CodeField
        value={value}
        onChange={onChange}
        onSend={() => sendCodeToOldMobile(member.mobileArea)}
        canSend
        target={member.mobile}
        error={error}
      />
    </LabelledCode>
  )
}

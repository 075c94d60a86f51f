import type { ProofWay } from '@keo/contract/second-factor-proof'
import { OtpField } from '@keo/ui/fields/otp-field'
import { PasswordField } from '@keo/ui/fields/password-field'
import { TextField } from '@keo/ui/fields/text-field'
import { useMessages } from '../../../language/messages.ts'
import { CodeField } from '../../accounts/index.ts'
import { useMember } from '../../current-member/index.ts'
import { sendProofCode } from './second-factor-queries.ts'

type FieldProps = { value: string; onChange: (value: string) => void; error: string }
type ProofFieldProps = FieldProps & { way: Exclude<ProofWay, 'passkey'> }

const RECOVERY_MAX = 11

/** The field of one way to prove. */
export function ProofField({ way, ...field }: ProofFieldProps) {
  const say = useMessages()
  switch (way) {
    case 'password':
      return (
        <PasswordField
          {...field}
          placeholder={say('secondFactor.password')}
          maxLength={20}
          showLabel={say('accounts.showPassword')}
          hideLabel={say('accounts.hidePassword')}
        />
      )
    case 'totp':
      return <OtpField {...field} placeholder={say('secondFactor.appCode')} />
    case 'recovery':
      return (
        <TextField
          {...field}
          placeholder={say('secondFactor.recoveryCode')}
          maxLength={RECOVERY_MAX}
          errorTip={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )
    case 'sms':
      return <SmsField {...field} />
  }
}

function SmsField(field: FieldProps) {
  const { data: member } = useMember()
  const mobileArea = member?.mobileArea ?? ''
  return (
    <CodeField
      {...field}
      onSend={() => sendProofCode(mobileArea)}
      canSend={mobileArea !== ''}
      target={member?.mobile ?? ''}
    />
  )
}

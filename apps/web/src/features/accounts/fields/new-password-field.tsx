import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { PasswordField } from '@keo/ui/fields/password-field'
import { useMessages } from '../../../language/messages.ts'
import { PASSWORD_RULES } from './password-rules.ts'

type NewPasswordFieldProps = {
  value: string
  onChange: (password: string) => void
  userName: string
  /** The server's word, such as that everybody uses it. */
  error?: string
}

export function NewPasswordField({ value, onChange, userName, error }: NewPasswordFieldProps) {
  const say = useMessages()
  return (
    <div>
      <PasswordField
        value={value}
        onChange={onChange}
        placeholder={say('register.password')}
        maxLength={20}
        error={error}
        errorTip={false}
        autoComplete="new-password"
        showLabel={say('accounts.showPassword')}
        hideLabel={say('accounts.hidePassword')}
      />
      <ul className="mt-2 flex flex-col gap-1 pl-0.5 text-caption text-text-3">
        {PASSWORD_RULES.map(({ text, test }) => {
          const isMet = test(value, userName)
          return (
            <li key={text} className={`flex items-center gap-1.5 ${isMet ? 'text-text' : ''}`}>
              <CheckCircleIcon
                weight={isMet ? 'fill' : 'regular'}
                size={14}
                className={isMet ? 'text-win' : 'text-text-3'}
              />
              {say(text)}
              <span className="sr-only">{say(isMet ? 'newPassword.met' : 'newPassword.unmet')}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

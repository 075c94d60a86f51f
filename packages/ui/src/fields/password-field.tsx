import { useState } from 'react'
import { EyeIcon } from '../icons/eye.tsx'
import { EyeSlashIcon } from '../icons/eye-slash.tsx'
import { LockIcon } from '../icons/lock.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'kind' | 'masked' | 'end'> & {
  /** What the eye does, spoken. */
  showLabel: string
  hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      icon={<LockIcon size={20} />}
      {...field}
      masked={!shown}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          icon={shown ? <EyeIcon size={20} /> : <EyeSlashIcon size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

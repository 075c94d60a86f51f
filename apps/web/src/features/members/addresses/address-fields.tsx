import { TextField } from '@keo/ui/fields/text-field'
import { useMessages } from '../../../language/messages.ts'
import { fieldError } from '../../../page-kit/field-error.ts'
import { type AddressEntry, isRecipient, isVietnamesePhone } from './address-entry.ts'
import { ProvinceField } from './province-field.tsx'

type AddressFieldsProps = {
  entry: AddressEntry
  onChange: (change: Partial<AddressEntry>) => void
  error: Error | null
}

export function AddressFields({ entry, onChange, error }: AddressFieldsProps) {
  const say = useMessages()
  return (
    <>
      <TextField
        label={say('address.name')}
        placeholder={say('address.namePlaceholder')}
        autoComplete="name"
        maxLength={40}
        value={entry.name}
        onChange={(name) => onChange({ name })}
        checks={[{ test: isRecipient, message: say('address.nameRule') }]}
        error={fieldError(error, 'name')}
      />
      <TextField
        kind="phone"
        label={say('address.phone')}
        placeholder={say('address.phonePlaceholder')}
        autoComplete="tel"
        maxLength={11}
        value={entry.phone}
        onChange={(phone) => onChange({ phone })}
        checks={[{ test: isVietnamesePhone, message: say('address.phoneRule') }]}
        error={fieldError(error, 'phone')}
      />
      <ProvinceField value={entry.province} onChange={(province) => onChange({ province })} />
      <TextField
        label={say('address.ward')}
        placeholder={say('address.wardPlaceholder')}
        autoComplete="address-level3"
        maxLength={60}
        value={entry.ward}
        onChange={(ward) => onChange({ ward })}
        error={fieldError(error, 'ward')}
      />
      <TextField
        label={say('address.line')}
        placeholder={say('address.linePlaceholder')}
        autoComplete="street-address"
        maxLength={120}
        value={entry.line}
        onChange={(line) => onChange({ line })}
        error={fieldError(error, 'line')}
      />
    </>
  )
}

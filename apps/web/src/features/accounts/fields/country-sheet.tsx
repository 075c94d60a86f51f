import { PHONE_COUNTRIES } from '@keo/contract/phones'
import { Flag } from '@keo/ui/pictures/flag'
import { RadioList } from '@keo/ui/fields/radio-list'
import { Sheet } from '@keo/ui/layers/sheet'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { COUNTRIES, countryName, type PhoneCountry, regionOf } from './phone-entry.ts'

type CountrySheetProps = {
  open: boolean
  value: PhoneCountry
  onChoose: (country: PhoneCountry) => void
  onClose: () => void
}

export function CountrySheet({ open, value, onChoose, onClose }: CountrySheetProps) {
  const say = useMessages()
  const language = useLanguage()
  const options = COUNTRIES.map((key) => ({
    key,
    icon: <Flag code={regionOf(key)} size={22} />,
    label: (
      <span className="flex items-center gap-2">
        {countryName(key, language)}
        <span className="num text-text-3">+{PHONE_COUNTRIES[key].phoneCode}</span>
      </span>
    ),
  }))
  const choose = (country: PhoneCountry): void => {
    onChoose(country)
    onClose()
  }
  return (
    <Sheet
      open={open}
      // The address check asks for a number too: its picker must not open beneath it.
      level="captcha"
      onOpenChange={onClose}
      title={say('accounts.country')}
      closeLabel={say('common.close')}
    >
      <RadioList label={say('accounts.country')} options={options} value={value} onChange={choose} />
    </Sheet>
  )
}

import { PHONE_COUNTRIES } from '@keo/contract/phones'
import { CaretDownIcon } from '@keo/ui/icons/caret-down'
import { FieldFrame } from '@keo/ui/fields/field-frame'
import { Flag } from '@keo/ui/pictures/flag'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import '../door.css'
import { CountrySheet } from './country-sheet.tsx'
import type { Mobile } from '../account-queries.ts'
import { caretAfter, countryName, groupedDigits, isWholePhone, regionOf, typedDigits } from './phone-entry.ts'

type PhoneFieldProps = {
  value: Mobile
  onChange: (mobile: Mobile) => void
  /** The server's word on it. */
  error?: string
  /** Any number up to that length instead of the country's own. */
  lengthMax?: number
  /** Whether the number will do, where the country's length is not the rule. */
  isRight?: (digits: string) => boolean
  disabled?: boolean
}

/** Calling code and number in one field; the number is grouped as it is typed. */
export function PhoneField({ value, onChange, error, lengthMax, isRight, disabled }: PhoneFieldProps) {
  const { country, digits } = value
  const say = useMessages()
  const [isChoosing, setChoosing] = useState(false)
  const own = usePhoneError(value, isRight)
  const { input, type } = useGroupedInput((typed) => {
    own.clear()
    onChange({ country, digits: typedDigits(typed, country, lengthMax) })
  })
  const shown = error || own.error
  return (
    <FieldFrame error={shown}>
      {({ inputId, describedBy }) => (
        <div className="ui-field" data-error={shown ? '' : undefined}>
          <CountryButton country={country} disabled={disabled} onClick={() => setChoosing(true)} />
          <input
            ref={input}
            id={inputId}
            className="ui-field-input door-phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder={say('accounts.mobile')}
            aria-label={say('accounts.mobile')}
            aria-invalid={shown ? true : undefined}
            aria-describedby={describedBy}
            disabled={disabled}
            value={groupedDigits(digits)}
            onChange={type}
            onBlur={own.check}
          />
          <CountrySheet
            open={isChoosing}
            value={country}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              own.clear()
              onChange({ country: chosen, digits: typedDigits(digits, chosen, lengthMax) })
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}

type CountryButtonProps = { country: Mobile['country']; disabled?: boolean | undefined; onClick: () => void }

function CountryButton({ country, disabled, onClick }: CountryButtonProps) {
  const say = useMessages()
  const language = useLanguage()
  const code = `+${PHONE_COUNTRIES[country].phoneCode}`
  return (
    <button
      type="button"
      className="door-country"
      aria-haspopup="dialog"
      aria-label={`${say('accounts.country')}: ${countryName(country, language)} ${code}`}
      disabled={disabled}
      onClick={onClick}
    >
      <Flag code={regionOf(country)} size={20} />
      <span className="num text-callout font-semibold">{code}</span>
      <CaretDownIcon size={11} className="text-text-3" />
    </button>
  )
}

function usePhoneError({ country, digits }: Mobile, isRight?: (digits: string) => boolean) {
  const say = useMessages()
  const language = useLanguage()
  const [isChecked, setChecked] = useState(false)
  const wrong = (): string => {
    if (digits === '') return say('accounts.mobile')
    if (isRight) return isRight(digits) ? '' : say('accounts.mobileAny')
    const count = PHONE_COUNTRIES[country].phoneLength
    return isWholePhone(digits, country)
      ? ''
      : say('accounts.mobileLength', { country: countryName(country, language), count })
  }
  return {
    error: isChecked ? wrong() : '',
    check: () => setChecked(true),
    clear: () => setChecked(false),
  }
}

/** Grouping moves what is behind the caret: it is put back behind the digit it followed. */
function useGroupedInput(onType: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | null>(null)
  useLayoutEffect(() => {
    const place = digitsBefore.current
    digitsBefore.current = null
    if (place === null || !input.current || input.current !== document.activeElement) return
    const isAtEnd = place >= input.current.value.replace(/\D/g, '').length
    const at = isAtEnd ? input.current.value.length : caretAfter(place)
    input.current.setSelectionRange(at, at)
  })
  return {
    input,
    type({ target }: { target: HTMLInputElement }): void {
      digitsBefore.current = target.value.slice(0, target.selectionStart ?? 0).replace(/\D/g, '').length
      onType(target.value)
    },
  }
}

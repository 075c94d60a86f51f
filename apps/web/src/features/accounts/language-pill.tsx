import { type Language, LANGUAGE_CODES, LANGUAGES } from '@keo/messages/languages'
import { CaretDownIcon } from '@keo/ui/icons/caret-down'
import { Chip } from '@keo/ui/bars/chip'
import { Flag } from '@keo/ui/pictures/flag'
import { RadioList } from '@keo/ui/fields/radio-list'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { setLanguage, useLanguage, useMessages } from '../../language/messages.ts'

const FLAGS: Record<Language, string> = { vi: 'vn', en: 'gb', 'zh-CN': 'cn', th: 'th' }

/** Somebody who cannot read the door changes its language here, before anything else. */
export function LanguagePill() {
  const say = useMessages()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const choose = (chosen: Language): void => {
    void setLanguage(chosen)
    setOpen(false)
  }
  return (
    <>
      <Chip
        className="mr-2"
        icon={<Flag code={FLAGS[language]} size={16} />}
        aria-haspopup="dialog"
        aria-label={`${say('accounts.language')}: ${LANGUAGE_CODES[language].name}`}
        onClick={() => setOpen(true)}
      >
        {LANGUAGE_CODES[language].name}
        <CaretDownIcon size={11} />
      </Chip>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={say('accounts.language')}
        closeLabel={say('common.close')}
      >
        <RadioList
          label={say('accounts.language')}
          value={language}
          onChange={choose}
          options={LANGUAGES.map((key) => ({
            key,
            lang: key,
            label: LANGUAGE_CODES[key].name,
            icon: <Flag code={FLAGS[key]} size={22} />,
          }))}
        />
      </Sheet>
    </>
  )
}

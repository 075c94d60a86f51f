import type { MessageKey } from '@keo/messages/keys'
import { type Language, LANGUAGE_CODES, LANGUAGES } from '@keo/messages/languages'
import { Card } from '@keo/ui/primitives/card'
import { RadioList } from '@keo/ui/fields/radio-list'
import { setLanguage, useLanguage, useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'

const NAMES: Record<Language, MessageKey & `language.${string}`> = {
  vi: 'language.vi',
  en: 'language.en',
  'zh-CN': 'language.zh',
  th: 'language.th',
}

export default function LanguageScreen() {
  const say = useMessages()
  const language = useLanguage()

  const options = LANGUAGES.map((key) => ({
    key,
    // Each language names itself, so that nobody has to read a foreign list to find their own.
    label: <span lang={key}>{LANGUAGE_CODES[key].name}</span>,
    note: key === language ? undefined : say(NAMES[key]),
  }))

  return (
    <Screen title={say('language.title')}>
      <div className="px-gutter pt-2">
        <Card>
          <RadioList
            label={say('language.title')}
            options={options}
            value={language}
            onChange={(chosen) => void setLanguage(chosen)}
          />
        </Card>
        <p className="px-3.5 pt-3 text-caption text-text-3">{say('language.hint')}</p>
      </div>
    </Screen>
  )
}

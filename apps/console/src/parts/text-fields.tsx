import { CONTENT_LANGUAGES } from '@keo/contract/console-content-texts'
import { Field } from './field.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'

export type Texts = Readonly<Record<(typeof CONTENT_LANGUAGES)[number], string>>
export const NO_TEXTS: Texts = { vi: '', en: '', 'zh-CN': '', th: '' }

type Props = { label: string; texts: Texts; maxLength?: number; onTexts: (texts: Texts) => void }

/** A short text in the four languages of the members. */
export function TextFields({ label, texts, maxLength = 40, onTexts }: Props) {
  return CONTENT_LANGUAGES.map((language) => (
    <Field
      key={language}
      label={`${label} · ${LANGUAGE_NAMES[language]}`}
      lang={language}
      maxLength={maxLength}
      value={texts[language]}
      onText={(text) => onTexts({ ...texts, [language]: text })}
    />
  ))
}

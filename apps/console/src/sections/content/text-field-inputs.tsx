import { SITE_TEXT_MAX, type TextField } from '@keo/contract/console-texts'
import { useId } from 'react'
import { Field } from '../../parts/field.tsx'
import { useLook } from '../../platform/look.ts'
import { NOTHING } from './draft.ts'
import type { Written } from './text-editor.tsx'
import { textWords } from './text-words.ts'
import type { ContentLanguage } from './language-tabs.tsx'

type Props = {
  fields: readonly TextField[]
  draft: Written
  language: ContentLanguage
  isReadOnly: boolean
  onDraft: (draft: Written) => void
}

const TITLES = [
  'article',
  'tag',
  'title',
  'text',
  'body',
  'bio',
  'name',
  'operator',
  'licence',
  'note',
] as const

/** The fields of a text in one language, each with what came with the product below it. */
export function TextFieldInputs({ fields, draft, language, isReadOnly, onDraft }: Props) {
  const { say } = useLook(textWords)
  return (
    <>
      {fields.map(({ name, kind, shipped }) => {
        const title = TITLES.find((one) => one === name)
        const texts = draft[name] ?? NOTHING
        return (
          <div key={name}>
            <Input
              label={title ? say(`field.${title}`) : name}
              isLong={kind !== 'line'}
              text={texts[language]}
              language={language}
              isReadOnly={isReadOnly}
              onText={(text) => onDraft({ ...draft, [name]: { ...texts, [language]: text } })}
            />
            {texts[language].trim() === '' ? <p className="meta">{say('text.empty')}</p> : null}
            <details>
              <summary className="meta">{say('text.shippedIs')}</summary>
              <p className="text-shipped" lang={language}>
                {shipped[language]}
              </p>
            </details>
          </div>
        )
      })}
    </>
  )
}

type InputProps = {
  label: string
  isLong: boolean
  text: string
  language: ContentLanguage
  isReadOnly: boolean
  onText: (text: string) => void
}

function Input({ label, isLong, text, language, isReadOnly, onText }: InputProps) {
  const id = useId()
  const same = { value: text, lang: language, readOnly: isReadOnly, maxLength: SITE_TEXT_MAX }
  if (!isLong) return <Field label={label} {...same} onText={onText} />
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={8} {...same} onChange={(event) => onText(event.target.value)} />
    </div>
  )
}

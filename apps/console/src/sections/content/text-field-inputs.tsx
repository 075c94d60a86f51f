import { SITE_TEXT_MAX, type TextField } from '@keo/contract/console-texts'
import { useId } from 'react'
import { Field } from '../../parts/field.tsx'
import { useLook } from '../../platform/look.ts'
import { NOTHING } from './draft.ts'
import type { Found, Written } from './text-draft.ts'
import { textWords } from './text-words.ts'
import type { ContentLanguage } from './language-tabs.tsx'

type Props = {
  found: Found
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
export function TextFieldInputs({ found, draft, language, isReadOnly, onDraft }: Props) {
  const { say } = useLook(textWords)
  return (
    <>
      {found.fields.map(({ name, kind, shipped }) => {
        const title = TITLES.find((one) => one === name)
        const texts = draft[name] ?? NOTHING
        return (
          <div key={name}>
            <Input
              label={title ? say(`field.${title}`) : name}
              kind={kind}
              text={texts[language]}
              language={language}
              isReadOnly={isReadOnly}
              onText={(text) => onDraft({ ...draft, [name]: { ...texts, [language]: text } })}
            />
            {texts[language].trim() === '' && !(found.isAdded && language === 'vi') ? (
              <p className="meta">{say(found.isAdded ? 'text.emptyOwn' : 'text.empty')}</p>
            ) : null}
            {found.isAdded ? null : (
              <details>
                <summary className="meta">{say('text.shippedIs')}</summary>
                <p className="text-shipped" lang={language}>
                  {shipped[language]}
                </p>
              </details>
            )}
          </div>
        )
      })}
    </>
  )
}

const ROWS = { lines: 2, long: 8, article: 12 }

type InputProps = {
  label: string
  kind: TextField['kind']
  text: string
  language: ContentLanguage
  isReadOnly: boolean
  onText: (text: string) => void
}

function Input({ label, kind, text, language, isReadOnly, onText }: InputProps) {
  const id = useId()
  const same = { value: text, lang: language, readOnly: isReadOnly, maxLength: SITE_TEXT_MAX }
  if (kind === 'line') return <Field label={label} {...same} onText={onText} />
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={ROWS[kind]} {...same} onChange={(event) => onText(event.target.value)} />
    </div>
  )
}

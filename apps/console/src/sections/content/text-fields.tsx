import { STAFF_CONTENT_MAX, TITLE_MAX } from '@keo/contract/console-content-texts'
import { useId, useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { useLook } from '../../platform/look.ts'
import type { Texts } from './draft.ts'
import { type ContentLanguage, LanguageTabs } from './language-tabs.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { words } from './words.ts'

type Props<T> = { draft: T; onDraft: (draft: T) => void; isReadOnly: boolean }

/** A text in its four languages; what is missing is marked on its tab. */
export function TextFields<T extends Texts>({ draft, onDraft, isReadOnly }: Props<T>) {
  const { say } = useLook(words)
  const id = useId()
  const [language, setLanguage] = useState<ContentLanguage>('vi')
  const { title, content } = draft
  const isMissing = (one: ContentLanguage) => title[one].trim() === '' || content[one].trim() === ''
  return (
    <>
      <LanguageTabs language={language} onLanguage={setLanguage} isMissing={isMissing} />
      {isMissing(language) && language !== 'vi' ? <p className="meta">{say('edit.missing')}</p> : null}
      <Field
        label={say('edit.title')}
        value={title[language]}
        maxLength={TITLE_MAX}
        readOnly={isReadOnly}
        lang={language}
        onText={(text) => onDraft({ ...draft, title: { ...title, [language]: text } })}
      />
      <div className="field">
        <label htmlFor={id}>
          {say('edit.text')}{' '}
          <span className="meta num">{`${content[language].length}/${STAFF_CONTENT_MAX}`}</span>
        </label>
        <textarea
          id={id}
          rows={6}
          lang={language}
          maxLength={STAFF_CONTENT_MAX}
          readOnly={isReadOnly}
          value={content[language]}
          onChange={(event) => onDraft({ ...draft, content: { ...content, [language]: event.target.value } })}
        />
        <p className="meta">{say('edit.note')}</p>
      </div>
      <PhonePreview
        title={title[language] || title.en || title.vi}
        html={content[language] || content.en || content.vi}
      />
    </>
  )
}

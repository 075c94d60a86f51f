import { CONTENT_LANGUAGES } from '@keo/contract/console-content-texts'
import { LANGUAGE_NAMES } from '../../parts/language-names.ts'

export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]

type Props = {
  language: ContentLanguage
  onLanguage: (language: ContentLanguage) => void
  isMissing: (language: ContentLanguage) => boolean
}

/** A tab for each language of a text; one that lacks words says so. */
export function LanguageTabs({ language, onLanguage, isMissing }: Props) {
  return (
    <div className="segments" role="tablist">
      {CONTENT_LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          className="chip"
          aria-selected={one === language}
          data-missing={isMissing(one) || undefined}
          onClick={() => onLanguage(one)}
        >
          {`${LANGUAGE_NAMES[one]} ${isMissing(one) ? '!' : '✓'}`}
        </button>
      ))}
    </div>
  )
}

import type { TextField } from '@keo/contract/console-texts'
import { useLook } from '../../platform/look.ts'
import '../../parts/phone.css'
import type { Written } from './text-editor.tsx'
import { words } from './words.ts'
import type { ContentLanguage } from './language-tabs.tsx'

type Props = {
  fields: readonly TextField[]
  draft: Written
  language: ContentLanguage
}

/** As a phone shows it: what is empty is read as it came with the product. Text, never markup. */
export function TextPhone({ fields, draft, language }: Props) {
  const { say } = useLook(words)
  return (
    <section className="phone" aria-label={say('edit.preview')}>
      <p className="meta">{say('edit.preview')}</p>
      <div className="phone-card" lang={language}>
        {fields.flatMap(({ name, kind, shipped }) =>
          linesOf(draft[name]?.[language].trim() || shipped[language]).map(({ id, text, look }) => (
            <p key={`${name} ${id}`} data-look={look} data-kind={kind}>
              {text}
            </p>
          )),
        )}
      </div>
    </section>
  )
}

const LOOKS = [
  ['# ', 'title'],
  ['## ', 'title'],
  ['> ', 'answer'],
  ['- ', 'point'],
  ['| ', 'point'],
] as const

function linesOf(text: string): { id: number; text: string; look: string }[] {
  return text
    .split('\n')
    .map((line, id) => {
      const found = LOOKS.find(([mark]) => line.startsWith(mark))
      return { id, text: found ? line.slice(found[0].length) : line, look: found?.[1] ?? 'text' }
    })
    .filter((line) => line.text.trim() !== '')
}

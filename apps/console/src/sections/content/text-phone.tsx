import type { TextField } from '@keo/contract/console-texts'
import { TONE_GROUNDS } from '@keo/ui/drawings/tone-grounds'
import { Art, ART_NAMES } from '@keo/ui/pictures/art'
import { Banner } from '@keo/ui/pictures/banner'
import { useLook } from '../../platform/look.ts'
import '../../parts/phone.css'
import type { ContentLanguage } from './language-tabs.tsx'
import type { Found, TextDraft } from './text-draft.ts'
import { words } from './words.ts'

type Props = { found: Found; draft: TextDraft; language: ContentLanguage }

/** As a phone shows it: what is empty is read as it came with the product, or in English or Vietnamese. Never markup. */
export function TextPhone({ found, draft, language }: Props) {
  const { say } = useLook(words)
  const wordsOf = ({ name, shipped }: TextField) => {
    const { vi = '', en = '', ...own } = draft.fields[name] ?? {}
    const text = { vi, en, ...own }[language]?.trim() ?? ''
    return text || (found.isAdded ? en || vi : shipped[language])
  }
  const isBanner = found.facts.some(({ kind }) => kind === 'art')
  return (
    <section className="phone" aria-label={say('edit.preview')}>
      <p className="meta">{say('edit.preview')}</p>
      {isBanner ? (
        <BannerPreview
          facts={draft.facts}
          texts={Object.fromEntries(found.fields.map((field) => [field.name, wordsOf(field)]))}
          language={language}
        />
      ) : (
        <div className="phone-card" lang={language}>
          {found.fields.flatMap((field) =>
            linesOf(wordsOf(field)).map(({ id, text, look }) => (
              <p key={`${field.name} ${id}`} data-look={look} data-kind={field.kind}>
                {text}
              </p>
            )),
          )}
        </div>
      )}
    </section>
  )
}

const TONES = Object.keys(TONE_GROUNDS) as (keyof typeof TONE_GROUNDS)[]
const ART_SIZE = 104

type PreviewProps = { facts: TextDraft['facts']; texts: Record<string, string>; language: ContentLanguage }

/** The player's own banner, as home draws it. */
function BannerPreview({ facts, texts, language }: PreviewProps) {
  const tone = TONES.find((one) => one === facts.tone) ?? 'pitch'
  const art = ART_NAMES.find((one) => one === facts.art)
  return (
    <div lang={language}>
      <Banner
        size="home"
        ground={TONE_GROUNDS[tone]}
        tag={texts.tag ?? ''}
        title={texts.title || '—'}
        note={texts.text}
        art={art ? <Art name={art} size={ART_SIZE} /> : null}
        tilt
      />
    </div>
  )
}

/** A link is read by its words. */
const LINK = /\[([^\]]+)\]\(\/[^)\s]*\)/g

const LOOKS = [
  ['# ', 'title'],
  ['## ', 'title'],
  ['> ', 'answer'],
  ['- ', 'point'],
  ['| ', 'point'],
] as const

function linesOf(text: string): { id: number; text: string; look: string }[] {
  return text
    .replaceAll(LINK, '$1')
    .split('\n')
    .map((line, id) => {
      const found = LOOKS.find(([mark]) => line.startsWith(mark))
      return { id, text: found ? line.slice(found[0].length) : line, look: found?.[1] ?? 'text' }
    })
    .filter((line) => line.text.trim() !== '')
}

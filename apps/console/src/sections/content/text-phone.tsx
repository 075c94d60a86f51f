import { REST_TITLE } from '@keo/contract/console-maintenance'
import type { TextField } from '@keo/contract/console-texts'
import { TONE_GROUNDS } from '@keo/ui/drawings/tone-grounds'
import { Art, ART_NAMES } from '@keo/ui/pictures/art'
import { Banner } from '@keo/ui/pictures/banner'
import { useLook } from '../../platform/look.ts'
import '../../parts/phone.css'
import type { Texts } from './draft.ts'
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
        <PhoneCard
          language={language}
          parts={found.fields.map((field) => ({ ...field, text: wordsOf(field) }))}
        />
      )}
    </section>
  )
}

type Part = Pick<TextField, 'name' | 'kind'> & { text: string }

function PhoneCard({ parts, language }: { parts: readonly Part[]; language: ContentLanguage }) {
  return (
    <div className="phone-card" lang={language}>
      {parts.flatMap(({ name, kind, text: whole }) =>
        linesOf(whole).map(({ id, text, look }) => (
          <p key={`${name} ${id}`} data-look={look} data-kind={kind}>
            {text}
          </p>
        )),
      )}
    </div>
  )
}

/** What players read of a rest: a language that nobody wrote is read in English, Vietnamese, or as it is always said. */
export function RestPhone({ texts, language }: { texts: Texts; language: ContentLanguage }) {
  const { say } = useLook(words)
  const read = (own: Texts['title']) =>
    [own[language], own.en, own.vi, REST_TITLE[language]].find((text) => text.trim() !== '') ?? ''
  return (
    <section className="phone" aria-label={say('edit.preview')}>
      <p className="meta">{say('edit.preview')}</p>
      <PhoneCard
        language={language}
        parts={[
          { name: 'title', kind: 'line', text: read(texts.title) },
          { name: 'content', kind: 'lines', text: read(texts.content) },
        ]}
      />
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

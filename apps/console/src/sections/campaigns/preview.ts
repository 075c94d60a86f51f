import type { CONTENT_LANGUAGES } from '@keo/contract/console-content-texts'

export type PreviewLanguage = (typeof CONTENT_LANGUAGES)[number]

export type CampaignPreview = {
  readonly title: string
  readonly subtitle: string
  /** Where a kind has steps; a figure that is not there yet is null. */
  readonly steps: readonly {
    readonly id: string
    readonly words: string
    readonly target: number | null
    readonly reward: number | null
  }[]
  readonly rules: readonly { readonly id: string; readonly title: string; readonly text: string }[]
}

/** What the page of a definition says in a language, while it is being written; null for what cannot be read yet. */
export function previewOf(definition: string, language: PreviewLanguage): CampaignPreview | null {
  const read = objectOf(parsed(definition))
  if (!read) return null
  const words = (of: unknown) => textOf(objectOf(of)?.[language])
  return {
    title: words(read['title']),
    subtitle: words(read['subtitle']),
    steps: listOf(read['steps']).map((step, at) => ({
      id: textOf(step['id']) || String(at),
      words: words(step['words']),
      target: figureOf(step['target']),
      reward: figureOf(objectOf(step['reward'])?.['amount']),
    })),
    rules: listOf(read['rules']).map((rule, at) => ({
      id: String(at),
      title: words(rule['title']),
      text: words(rule['text']),
    })),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Fields = Readonly<Record<string, unknown>>
const objectOf = (of: unknown): Fields | null =>
  typeof of === 'object' && of !== null && !Array.isArray(of) ? (of as Fields) : null
const listOf = (of: unknown): Fields[] =>
  Array.isArray(of) ? of.map(objectOf).filter((one) => one !== null) : []
const textOf = (of: unknown): string => (typeof of === 'string' ? of : '')
const figureOf = (of: unknown): number | null => (typeof of === 'number' ? of : null)

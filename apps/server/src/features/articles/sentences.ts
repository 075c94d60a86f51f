import { createHash } from 'node:crypto'
import type { TextBlock } from '@keo/contract/text-blocks'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { oddsText, ODDS_FORMAT, type Odds } from '@keo/units/odds'

type Params = Readonly<Record<string, string | number>>

/** How many ways there are to say a thing. */
const WAYS: Readonly<Record<string, number>> = {
  'preview.title': 3,
  'preview.lead': 3,
  'preview.note': 3,
  'report.title.won': 3,
  'report.title.drawn': 3,
}
const USUAL_WAYS = 2

/** `tell` always says one way, `vary` one of several: of one match always the same, of another perhaps another. */
export function sentencesOf(matchId: string, language: Language) {
  return {
    tell: (name: string, params: Params = {}) => serverText(language, `article.${name}`, params),
    vary(name: string, params: Params = {}, turn: string | number = ''): string {
      const ways = WAYS[name] ?? USUAL_WAYS
      const way = createHash('sha256').update(`${matchId}|${name}|${turn}`).digest().readUInt32BE(0) % ways
      return serverText(language, `article.${name}.${way + 1}`, params)
    },
  }
}
export type Sentences = ReturnType<typeof sentencesOf>

export const priceText = (thousandths: number): string =>
  oddsText(BigInt(thousandths) as Odds, ODDS_FORMAT.decimal)

export const heading = (text: string): TextBlock => ({ kind: 'heading', lines: [{ spans: [{ text }] }] })

/** A paragraph of sentences; the languages that write a space after a full stop get one. */
export const paragraph = (sentences: readonly string[], language: Language): TextBlock => ({
  kind: 'text',
  lines: [{ spans: [{ text: sentences.join(language === 'zh-CN' ? '' : ' ') }] }],
})

export const rows = (lines: readonly { readonly name: string; readonly value: string }[]): TextBlock => ({
  kind: 'rows',
  lines: lines.map(({ name, value }) => ({ spans: [{ text: name }], value })),
})

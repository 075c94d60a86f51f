import type { Letter } from '@keo/contract/inbox'
import { cleanContent, contentOfText, encodeContent } from '@keo/contract/rich-content'
import { amountText } from '@keo/messages/amount-text'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { serverTimeText } from '@keo/units/instants'
import { LETTER_KINDS, type LetterValues } from './letter-kinds.ts'
import type { HeldLetter } from './letter-store.ts'
import type { MailingTexts } from './mailing-store.ts'

/** Values that are written by the reader's language; all others are texts of their own. */
const SPOKEN: Readonly<Record<string, (value: string, language: Language, values: LetterValues) => string>> =
  {
    amount: amountOf,
    gift: amountOf,
    stake: amountOf,
    returned: amountOf,
    until: (value) => `${serverTimeText(Number(value)).slice(0, -':00'.length)} (UTC+8)`,
    // Named in every language.
    room: (value, language) => (JSON.parse(value) as Record<Language, string>)[language],
    limit: (value, language) => serverText(language, `letter.limit.${value}`),
    period: (value, language) => serverText(language, `letter.period.${value}`),
  }

/** The letter in words, at the moment it is read. */
export function letterView(letter: HeldLetter, language: Language): Letter {
  const { id, letType, kind, readAt, createdAt } = letter
  const { page } = LETTER_KINDS[kind]
  const { title, html } = wordsOf(letter, language)
  const objectId = objectOf(letter)
  return {
    id,
    letType,
    kind,
    title,
    content: encodeContent(html),
    link: objectId === '' ? null : { page, id: objectId },
    isRead: readAt !== null,
    createTime: serverTimeText(createdAt),
  }
}

/** What people wrote is about a campaign only where it names one. Behind a colon stands which of several events of one object it is. */
const objectOf = ({ kind, about, values }: HeldLetter): string =>
  (kind === 'campaign' ? values.campaignId : about.split(':')[0]) ?? ''

export const letterTitle = (letter: HeldLetter, language: Language): string => wordsOf(letter, language).title

function wordsOf({ kind, values }: HeldLetter, language: Language): { title: string; html: string } {
  // What people wrote is not translated; it was cleaned when it was saved, and is cleaned again.
  if (kind === 'campaign') return writtenWords(values, language)
  const params = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, SPOKEN[name]?.(value, language, values) ?? value]),
  )
  return {
    title: serverText(language, `letter.${kind}.title`),
    html: contentOfText(serverText(language, `letter.${kind}.text`, params)),
  }
}

function writtenWords({ texts, title = '', content = '' }: LetterValues, language: Language) {
  if (texts === undefined) return { title, html: cleanContent(content) }
  const written = JSON.parse(texts) as MailingTexts
  return { title: written.title[language], html: cleanContent(written.content[language]) }
}

function amountOf(value: string, language: Language, { currency }: LetterValues): string {
  return amountText(value, currency, language)
}

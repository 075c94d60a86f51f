import { isAppPage } from '@keo/contract/app-pages'
import type { getSiteText, TextPlace } from '@keo/contract/console-texts'
import type { ResponseOf } from '@keo/contract/define-call'
import type { ContentLanguage } from './language-tabs.tsx'

/** Without a key it is one that is being added. */
export type At = { place: TextPlace; key: string }
export type Found = ResponseOf<typeof getSiteText>
export type Written = Record<string, Found['fields'][number]['text']>
export type Facts = Record<string, string>
export type TextDraft = {
  fields: Written
  facts: Facts
  startsAt: number | null
  endsAt: number | null
}

export const textDraftOf = ({ fields, facts, startsAt, endsAt }: Found): TextDraft => ({
  fields: Object.fromEntries(fields.map(({ name, text }) => [name, text])),
  facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
  startsAt,
  endsAt,
})

/** What is not needed is missing only where another language has it. */
export const isMissing = ({ fields }: Found, draft: TextDraft, language: ContentLanguage): boolean =>
  fields.some(({ name, isNeeded }) => {
    const texts = draft.fields[name]
    const isWanted = isNeeded || Object.values(texts ?? {}).some((text) => text.trim() !== '')
    return isWanted && !texts?.[language].trim()
  })

/** Whether the server would keep it: an added text has nothing of the product's to fall back to. */
export function isWhole({ isAdded, fields, facts }: Found, draft: TextDraft): boolean {
  const lacks = fields.some(({ name, isNeeded }) => isNeeded && !draft.fields[name]?.vi.trim())
  const leadsNowhere = facts.some(({ kind, name }) => kind === 'page' && !isAppPage(draft.facts[name] ?? ''))
  return !(isAdded && lacks) && !leadsNowhere
}

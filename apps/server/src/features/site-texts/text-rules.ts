import { fail } from '@keo/contract/errors'
import { LANGUAGES } from '@keo/messages/languages'
import type { Facts, HeldText, WrittenFields } from './site-text-store.ts'
import type { ShippedText, TextSource } from './text-sources.ts'

export type Saved = Pick<HeldText, 'fields' | 'startsAt' | 'endsAt'> & { readonly facts: Facts }

/** Nothing is kept that players could not be shown. */
export function refuseUnfit(source: TextSource, text: ShippedText, isAdded: boolean, saved: Saved): void {
  refuseWords(source, text, saved.fields)
  refuseFacts(source, saved.facts)
  if (isAdded) refuseMissing(source, saved.fields)
  refuseTimes(source, saved)
}

function refuseWords(
  { fits = () => true }: TextSource,
  { fields: known }: ShippedText,
  fields: WrittenFields,
) {
  for (const [name, texts] of Object.entries(fields)) {
    if (!known.some((field) => field.name === name)) fail('NOT_FOUND')
    if (LANGUAGES.some((language) => texts[language] !== '' && !fits(texts[language], name)))
      fail('INVALID_INPUT')
  }
}

function refuseFacts({ own }: TextSource, facts: Facts): void {
  for (const [name, value] of Object.entries(facts)) {
    const kind = own?.facts.find((one) => one.name === name) ?? fail('NOT_FOUND')
    const isKnown = kind.fits?.(value) ?? kind.options.some((option) => option.value === value)
    if (!isKnown) fail('INVALID_INPUT')
  }
}

/** An added text has nothing to fall back to: Vietnamese is always there, and all that it needs besides words. */
function refuseMissing({ own }: TextSource, fields: WrittenFields): void {
  const needed = own?.fields.filter(({ isNeeded = true }) => isNeeded) ?? []
  if (needed.some(({ name }) => !fields[name]?.vi)) fail('INVALID_INPUT')
}

function refuseTimes({ own }: TextSource, { startsAt, endsAt }: Saved): void {
  if (endsAt !== null && (!own || endsAt <= (startsAt ?? 0))) fail('INVALID_INPUT')
}

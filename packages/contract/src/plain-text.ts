import * as z from 'zod/mini'

/** Letters of any script with their marks, digits, punctuation and plain spaces: nothing that hides, turns or draws. */
const LINE = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}+°]*$/u
const PERSON = /^[\p{L}\p{M} .'’-]*$/u

/** One line that somebody typed, as it is kept: trimmed, composed, without signs that play tricks. */
export function plainText({ min = 1, max }: { min?: number; max: number }) {
  return typedText(LINE, { min, max })
}

export function personName(max: number) {
  return plainText({ min: 2, max }).check(z.regex(PERSON, { error: 'field.personName' }))
}

/** The same with symbols, pictures and line breaks: nothing that hides or turns the lines around it. */
const LINES = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\u200d]*$/u

/** Several lines that somebody wrote, kept as text: whoever shows them shows letters, never markup. */
export function writtenText({ min = 1, max }: { min?: number; max: number }) {
  return typedText(LINES, { min, max })
}

/** What is published is shown as letters too. Whoever writes a tag there meant a page that members never see. */
export const withoutMarkup = z.regex(/^(?![\s\S]*<[a-z!/?])/i, { error: 'field.plainText' })

function typedText(signs: RegExp, { min, max }: { min: number; max: number }) {
  return z
    .string()
    .check(
      z.maxLength(max * 4),
      z.normalize('NFC'),
      z.trim(),
      z.minLength(min),
      z.maxLength(max),
      z.regex(signs, { error: 'field.plainText' }),
    )
}

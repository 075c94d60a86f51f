/** The verification code of a message: the first 4 to 6 digits that stand alone. */
export function codeIn(text: string): string | null {
  return /(?<!\d)\d{4,6}(?!\d)/.exec(text)?.[0] ?? null
}

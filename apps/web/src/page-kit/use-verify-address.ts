import { useLanguage } from '../language/messages.ts'
import { useTheme } from '../platform/theme.ts'
import { verifyAddress } from '../proofs/evidence.ts'

/** Where a text can be checked without the site, in the language and theme of the app. */
export function useVerifyAddress(text?: string): string {
  return verifyAddress({ language: useLanguage(), theme: useTheme() }, text)
}

import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { refusalOf } from '@keo/service-kit/http/error-handler'
import { languageOfType } from '@keo/sportsbook-contract/language-types'
import { PROVIDER_CODES, type ProviderEnvelope } from '@keo/sportsbook-contract/provider-codes'
import { ProviderRefusal } from '../ground/refusal.ts'

/** What the platform's own kit throws is about the request, or about a database that is busy. */
export function providerRefusalOf(error: unknown): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error
  const { code } = refusalOf(error)
  if (code === 'UNEXPECTED') return new ProviderRefusal('SYSTEM_ERROR')
  const isBusy = code === 'TRY_AGAIN' || code === 'BUSY'
  return new ProviderRefusal(isBusy ? 'UNAVAILABLE' : 'ILLEGAL_PARAMETER')
}

export function envelopeOf({ code, params }: ProviderRefusal, language: Language): ProviderEnvelope {
  const { wire, message } = PROVIDER_CODES[code]
  return { success: false, code: wire, message: serverText(language, message, params), data: null }
}

/** Requests to the provider carry their language in the body. */
export function languageOf(body: unknown): Language {
  return languageOfType(
    typeof body === 'object' && body !== null && 'languageType' in body ? body.languageType : null,
  )
}

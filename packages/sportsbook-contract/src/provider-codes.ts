import type { MessageKey } from '@keo/messages/keys'

/** The provider's own return codes; they travel with HTTP 200 and never mix with the platform's. */
export const PROVIDER_CODES = {
  ILLEGAL_PARAMETER: { wire: 5, message: 'error.invalidInput' },
  SYSTEM_ERROR: { wire: 6, message: 'error.unexpected' },
  PAGE_NOT_FOUND: { wire: 14013, message: 'error.notFound' },
} as const satisfies Record<string, { wire: number; message: MessageKey }>

export type ProviderCode = keyof typeof PROVIDER_CODES
export const PROVIDER_OK = 0

/** Clients trust `code`, `success` or both, so the two always agree. */
export type ProviderEnvelope = { success: boolean; code: number; message: string | null; data: unknown }

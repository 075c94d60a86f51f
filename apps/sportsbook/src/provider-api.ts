import { LANGUAGE_CODES, LANGUAGES, type Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { refusalOf } from '@keo/service-kit/http/error-handler'
import type { MountedApp } from '@keo/service-kit/http/http-server'
import type { Log } from '@keo/service-kit/log'
import type {
  ProviderCall,
  ProviderRequestOf,
  ProviderResponseOf,
} from '@keo/sportsbook-contract/define-provider-call'
import {
  PROVIDER_CODES,
  PROVIDER_OK,
  type ProviderCode,
  type ProviderEnvelope,
} from '@keo/sportsbook-contract/provider-codes'

type Scope = Parameters<MountedApp>[0]

export type ProviderApi = {
  handle<C extends ProviderCall>(
    call: C,
    answer: (body: ProviderRequestOf<C>) => Promise<ProviderResponseOf<C>> | ProviderResponseOf<C>,
  ): void
}

/** The provider's wire: POST, HTTP 200 whatever happens, and a code in the body that decides. */
export function createProviderApi(scope: Scope, log: Log): ProviderApi {
  scope.setErrorHandler((error, request, reply) => {
    const isTheirs = refusalOf(error).code !== 'UNEXPECTED'
    if (!isTheirs) log.error({ err: error, requestId: request.id }, 'unexpected error in the sportsbook')
    const code = isTheirs ? 'ILLEGAL_PARAMETER' : 'SYSTEM_ERROR'
    return reply.code(200).send(refusal(code, languageOf(request.body)))
  })
  // A call that is not built, or not spelled so, is one the provider does not know.
  scope.all('/*', (request, reply) => reply.send(refusal('PAGE_NOT_FOUND', languageOf(request.body))))

  return {
    handle(call, answer) {
      const run = async (body: unknown): Promise<ProviderEnvelope> => {
        const parsed = call.request.safeParse(body ?? {})
        if (!parsed.success) return refusal('ILLEGAL_PARAMETER', languageOf(body))
        const data = await answer(parsed.data as Parameters<typeof answer>[0])
        return { success: true, code: PROVIDER_OK, message: null, data }
      }
      scope.post(call.path, (request) => run(request.body))
    },
  }
}

function refusal(code: ProviderCode, language: Language): ProviderEnvelope {
  const { wire, message } = PROVIDER_CODES[code]
  return { success: false, code: wire, message: serverText(language, message), data: null }
}

/** Sports requests say their language in the body. */
function languageOf(body: unknown): Language {
  const code = typeof body === 'object' && body !== null && 'languageType' in body ? body.languageType : null
  return LANGUAGES.find((language) => LANGUAGE_CODES[language].sports === code) ?? 'vi'
}

import type { Clock } from '@keo/service-kit/clock'
import type {
  ProviderCall,
  ProviderRequestOf,
  ProviderResponseOf,
} from '@keo/sportsbook-contract/define-provider-call'
import { traced, traceHeaders } from '@keo/service-kit/tracing/tracing'
import { PROVIDER_OK } from '@keo/sportsbook-contract/provider-codes'
import { type Merchant, signedHeaders } from '@keo/sportsbook-contract/signature'

export type WireNeeds = {
  readonly merchant: Merchant
  /** Signatures carry real time. */
  readonly machineClock: Clock
  /** Where the provider stands on this very site; a real one stands elsewhere and tells its addresses. */
  readonly prefix: string
  post(path: string, text: string, headers: Readonly<Record<string, string>>): Promise<string>
}

/** The provider answered, and it was no. */
export class WireRefusal extends Error {
  readonly code: number

  constructor(code: number) {
    super(`the sportsbook answered ${code}`)
    this.code = code
  }
}

/** A signed call over the provider's wire; throws where there is no answer that can be used. */
export async function askProvider<C extends ProviderCall>(
  { merchant, machineClock, prefix, post }: WireNeeds,
  declared: C,
  body: ProviderRequestOf<C>,
): Promise<ProviderResponseOf<C>> {
  const text = JSON.stringify(body)
  const headers = signedHeaders(text, merchant, machineClock.now())
  const answer: unknown = JSON.parse(
    await traced(
      `POST ${declared.path}`,
      () => post(prefix + declared.path, text, { ...headers, ...traceHeaders() }),
      { kind: 'client' },
    ),
  )
  const { code, data } = answer as { code: unknown; data: unknown }
  if (code !== PROVIDER_OK) throw new WireRefusal(Number(code))
  return declared.response.parse(data) as ProviderResponseOf<C>
}

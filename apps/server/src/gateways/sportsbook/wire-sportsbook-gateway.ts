import type { Clock } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import { createUser, getToken } from '@keo/sportsbook-contract/data-service'
import type {
  ProviderCall,
  ProviderRequestOf,
  ProviderResponseOf,
} from '@keo/sportsbook-contract/define-provider-call'
import { PROVIDER_OK } from '@keo/sportsbook-contract/provider-codes'
import { PUSH_PATH } from '@keo/sportsbook-contract/push'
import { type Merchant, signedHeaders } from '@keo/sportsbook-contract/signature'
import { SPORTS_UNITS } from '@keo/units/sports-currency'
import type { SportsbookGateway } from './sportsbook-gateway.ts'

type Needs = {
  readonly merchant: Merchant
  /** Signatures carry real time. */
  readonly machineClock: Clock
  readonly log: Log
  /** Where the provider stands on this very site; it then tells no address of its own. */
  readonly prefix: string
  post(path: string, text: string, headers: Readonly<Record<string, string>>): Promise<string>
}

/** The provider over its own wire; the sandbox provider stands behind the same one. */
export function wireSportsbookGateway({
  merchant,
  machineClock,
  log,
  prefix,
  post,
}: Needs): SportsbookGateway {
  async function call<C extends ProviderCall>(
    declared: C,
    body: ProviderRequestOf<C>,
  ): Promise<ProviderResponseOf<C> | null> {
    const text = JSON.stringify(body)
    const headers = signedHeaders(text, merchant, machineClock.now())
    try {
      const answer: unknown = JSON.parse(await post(prefix + declared.path, text, headers))
      const { code, data } = answer as { code: unknown; data: unknown }
      if (code !== PROVIDER_OK) throw new Error(`the sportsbook answered ${String(code)}`)
      return declared.response.parse(data) as ProviderResponseOf<C>
    } catch (err) {
      log.warn({ err, call: declared.path }, 'the sportsbook gave no answer that can be used')
      return null
    }
  }

  return {
    async tokenFor({ memberId, currency, address }) {
      const currencyIds = [SPORTS_UNITS[currency].id]
      if ((await call(createUser, { merchantUserId: memberId, currencyIds, oddsLevel: undefined })) === null)
        return null
      const found = await call(getToken, { merchantUserId: memberId, platForm: 'h5', ip: address })
      return found && { apiServerAddress: prefix, pushServerAddress: prefix + PUSH_PATH, token: found.token }
    },
  }
}

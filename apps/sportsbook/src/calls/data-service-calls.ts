import { createUser, endSessionTokens, getToken, listDomains } from '@keo/sportsbook-contract/data-service'
import { PROVIDER_CURRENCIES } from '@keo/sportsbook-contract/currencies'
import { PUSH_PATH } from '@keo/sportsbook-contract/push'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import type { Players } from '../players/players.ts'

/** Kinds of addresses (5.6). */
const DOMAIN = { api: 1, push: 2, h5: 3, pc: 4 } as const

/** The operator's calls: users, tokens, addresses. `prefix` is where the provider is mounted. */
export function dataServiceCalls(
  api: ProviderApi,
  { players, prefix, publicUrl }: { players: Players; prefix: string; publicUrl: string | null },
): void {
  const apiAddress = (origin: string) => publicUrl?.replace(/\/+$/, '') ?? `${origin}${prefix}`
  const pushAddress = (origin: string) => apiAddress(origin).replace(/^http/, 'ws') + PUSH_PATH

  api.handle(createUser, ({ merchantUserId, currencyIds, oddsLevel }) => {
    if (currencyIds.length === 0) refuse('CURRENCY_LIST_EMPTY')
    if (!currencyIds.every((id) => PROVIDER_CURRENCIES.has(id))) refuse('CURRENCY_UNKNOWN')
    return players.create({ merchantUserId, currencyIds, oddsLevel: oddsLevel ?? null })
  })
  api.handle(getToken, async ({ merchantUserId, platForm, ip, operatorSession, expiresAt }, { origin }) => {
    const token = await players.issueToken({
      merchantUserId,
      platform: platForm ?? null,
      address: ip ?? null,
      operatorSession: operatorSession ?? null,
      expiresAt: expiresAt ?? null,
    })
    return {
      token: token ?? refuse('DATA_NOT_FOUND'),
      serverInfo: {
        apiServerAddress: apiAddress(origin),
        pcAddress: origin,
        h5Address: origin,
        pushServerAddress: pushAddress(origin),
        virtualAddress: '',
      },
      themeBgColor: '{}',
      themeFgColor: '{}',
    }
  })
  api.handle(endSessionTokens, async ({ operatorSession }) => ({
    ended: await players.endTokensOfSession(operatorSession),
  }))
  api.handle(listDomains, (_body, { origin }) => [
    { type: DOMAIN.api, domainList: [{ domain: apiAddress(origin) }] },
    { type: DOMAIN.push, domainList: [{ domain: pushAddress(origin) }] },
    { type: DOMAIN.h5, domainList: [{ domain: origin }] },
    { type: DOMAIN.pc, domainList: [{ domain: origin }] },
  ])
}

import type { ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { getList } from '@keo/sportsbook-contract/matches'
import { matchFromWire } from '../intake/match-from-wire.ts'
import type { Match } from '../model/match.ts'
import type { ProviderOptions, ProviderRequest } from './create-provider.ts'
import { provider } from './provider.ts'

export type MatchPage = {
  readonly records: readonly Match[]
  readonly total: number
  /** Nothing came: empty because of that, and not because there is nothing. */
  readonly isFailed: boolean
}

type Ask = (
  call: typeof getList,
  request: ProviderRequest<typeof getList>,
  options: ProviderOptions,
) => Promise<ProviderResponseOf<typeof getList>>

/** A page of matches. Whatever fails is reported by then and gives an empty list with total 0. */
export async function matchList(
  request: ProviderRequest<typeof getList>,
  options: ProviderOptions = {},
  ask: Ask = provider,
): Promise<MatchPage> {
  try {
    const { records, total } = await ask(getList, request, { ...options, silent: true })
    return { records: records.map(matchFromWire), total, isFailed: false }
  } catch (error) {
    if (options.signal?.aborted) throw error
    return { records: [], total: 0, isFailed: true }
  }
}

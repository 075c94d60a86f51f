import type { IncomingMessage } from 'node:http'
import type { QuickAnswer, QuickCall } from '@keo/service-kit/http/quick-calls'
import type { Language } from '@keo/messages/languages'
import { acceptsGzip, COMPRESS_FROM_BYTES } from '@keo/service-kit/http/compression'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import { getList } from '@keo/sportsbook-contract/matches'
import type { Caller } from '../access/gates.ts'
import { OPEN_TO_ALL } from '@keo/service-kit/http/foreign-origins'
import type { Player } from '../players/players.ts'
import type { Prepared } from '../wire/prepared.ts'

/** What a body means: the same bytes always mean the same. */
type Meaning = { readonly data: unknown; readonly language: Language }

/** With what it was answered last, as it goes out, while that may be given again. */
type Known = Meaning & { last: Prepared | null; packed: QuickAnswer | null; plain: QuickAnswer | null }

type Needs = {
  maintenance(): unknown
  /** Null for a player who has to be looked up. */
  knownPlayer(token: string): Player | null
  gate(call: ProviderCall, body: unknown, caller: Caller): void
  addressOf(request: IncomingMessage): string
  /** Null for what is not there at once. */
  answer(call: ProviderCall, meaning: Meaning, player: Player | null): Prepared | null
}

export const JSON_TYPE = 'application/json; charset=utf-8'

/** The calls that nearly all requests are, and whose answers many share. */
const QUICK: readonly ProviderCall[] = [getList]
const BODY_MAX = 1_024
const MEANINGS_MAX = 2_000

/**
 * Answers lists that were requested before in the same bytes, without reading the request again. Every check that could
 * refuse a call is made here too; a request that would be refused goes the usual way, which answers it.
 */
export function createQuickAnswers(needs: Needs) {
  const meanings = new Map<string, Map<string, Known>>(QUICK.map(({ path }) => [path, new Map()]))

  function answer(call: ProviderCall, known: Known, request: IncomingMessage): Prepared | null {
    const token = request.headers.authorization ?? ''
    if (needs.maintenance() !== null) return null
    const player = token === '' ? null : needs.knownPlayer(token)
    if (token !== '' && player === null) return null
    try {
      if (known.last?.isStill?.() !== true) {
        const found = needs.answer(call, known, player)
        // The same page again has its forms already.
        if (found !== known.last) known.packed = known.plain = null
        known.last = found
      }
      if (known.last) needs.gate(call, known.data, { player, address: () => needs.addressOf(request) })
      return known.last
    } catch {
      // The usual way refuses it too, and answers with the refusal.
      return null
    }
  }

  function callFor(call: ProviderCall, knownTexts: ReadonlyMap<string, Known>): QuickCall {
    return (body, request) => {
      const known = body.length > BODY_MAX ? undefined : knownTexts.get(body.toString('latin1'))
      const found = known && answer(call, known, request)
      if (!found) return null
      return acceptsGzip(request.headers['accept-encoding'])
        ? (known.packed ??= sent(found, true))
        : (known.plain ??= sent(found, false))
    }
  }

  return {
    isQuick: (path: string) => meanings.has(path),
    learn(path: string, text: string, meaning: Meaning): void {
      const known = meanings.get(path)
      if (!known || text.length > BODY_MAX) return
      if (known.size >= MEANINGS_MAX) known.clear()
      known.set(Buffer.from(text).toString('latin1'), { ...meaning, last: null, packed: null, plain: null })
    },
    calls: (): readonly (readonly [string, QuickCall])[] =>
      QUICK.map((call) => [call.path, callFor(call, meanings.get(call.path) ?? new Map())]),
  }
}

/** Put together from compressed pieces, where the caller can read that and it is worth it. */
export function formOf(data: Prepared, canUnpack: boolean) {
  const packed = canUnpack ? data.body('gzip') : null
  return packed && packed.length >= COMPRESS_FROM_BYTES
    ? { isPacked: true, body: packed }
    : { isPacked: false, body: data.body(null) }
}

const PLAIN = Object.entries({ ...OPEN_TO_ALL, 'content-type': JSON_TYPE, vary: 'accept-encoding' }).flat()
const PACKED = [...PLAIN, 'content-encoding', 'gzip']

function sent(data: Prepared, canUnpack: boolean): QuickAnswer {
  const { isPacked, body } = formOf(data, canUnpack)
  return { headers: [...(isPacked ? PACKED : PLAIN), 'content-length', String(body.length)], body }
}

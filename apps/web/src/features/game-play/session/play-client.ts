import {
  type PlayCall,
  PlayEnvelope,
  type PlayRequestOf,
  type PlayResponseOf,
} from '@keo/games-contract/play-calls'
import type { PlayCode } from '@keo/games-contract/play-codes'
import { OPEN_PATH } from '@keo/games-contract/open-address'
import { NoAnswer } from '../../../api/api-outcome.ts'

/** The provider refused; the page has words for each code. */
export class PlayRefusal extends Error {
  readonly code: PlayCode
  readonly details: Readonly<Record<string, string>>

  constructor(code: PlayCode, details: Readonly<Record<string, string>> = {}) {
    super(code)
    this.name = 'PlayRefusal'
    this.code = code
    this.details = details
  }
}

/** The provider's base address, from the address under which it opens a game. */
export function baseOfLaunch(url: string, page = window.location.href): string {
  const { origin, pathname } = new URL(url, page)
  const base = pathname.replace(new RegExp(`${OPEN_PATH}/?$`), '')
  return origin === new URL(page).origin ? base : origin + base
}

export type PlayClient = ReturnType<typeof createPlayClient>

/** One way to the provider for a game page: resolves to the data, or throws a refusal or that no answer came. */
export function createPlayClient(base: string, send: typeof fetch = (...sent) => fetch(...sent)) {
  let token = ''
  return {
    base,
    authorize(play: string): void {
      token = play
    },
    async call<C extends PlayCall>(call: C, request: PlayRequestOf<C>): Promise<PlayResponseOf<C>> {
      const envelope = await receive(send, base + call.path, {
        method: 'POST',
        credentials: 'omit',
        headers: {
          'content-type': 'application/json',
          ...(call.access === 'player' && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(request),
      })
      if (envelope.code !== null) throw new PlayRefusal(envelope.code, envelope.details)
      const data = call.response.safeParse(envelope.data)
      if (!data.success) throw new NoAnswer(`The answer of ${call.path} does not keep to the contract.`)
      return data.data as PlayResponseOf<C>
    },
  }
}

async function receive(send: typeof fetch, address: string, init: RequestInit): Promise<PlayEnvelope> {
  try {
    const answer = await send(address, init)
    return PlayEnvelope.parse(await answer.json())
  } catch (error) {
    throw new NoAnswer('The game provider gave no answer.', error)
  }
}

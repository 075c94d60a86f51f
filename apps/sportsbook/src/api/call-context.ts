import type { Language } from '@keo/messages/languages'
import type { Player } from '../players/players.ts'
import type { Request } from './scope.ts'

/** What is known of a call beside its body. */
export type CallContext<Who extends Player | null = Player | null> = {
  readonly language: Language
  readonly player: Who
  readonly address: string
  /** `http://host:port` as the caller reached us. */
  readonly origin: string
}

/** Address and origin are worked out for the few answers that need them. */
export function contextOf(request: Request, language: Language, player: Player | null): CallContext {
  return {
    language,
    player,
    get address() {
      return request.facts.address
    },
    get origin() {
      return originOf(request)
    },
  }
}

/** `http://host:port` as the caller reached us. */
function originOf(request: Request): string {
  return `${request.protocol}://${request.facts.hostWithPort}`
}

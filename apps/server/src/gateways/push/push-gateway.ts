import type { BrowserKeys } from './message-encryption.ts'
import type { SiteKey } from './site-key.ts'

/** Where a browser listens. */
export type PushTarget = BrowserKeys & { readonly endpoint: string }

export type PushMessage = {
  readonly text: string
  /** Of messages with one topic that still wait at the service, the newest takes the place of the others. */
  readonly topic: string
}

/** `gone`: nobody listens there any more. `refused`: this message will not be taken, however often it is sent. */
export type PushVerdict = 'sent' | 'gone' | 'refused'

/** Our side of the services that browser makers run. Throws where another try may help. */
export type PushGateway = {
  isAddress(endpoint: string): boolean
  send(target: PushTarget, message: PushMessage, key: SiteKey): Promise<PushVerdict>
}

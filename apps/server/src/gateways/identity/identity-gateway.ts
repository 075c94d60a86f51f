import type { DocumentKind } from '@keo/contract/identity'
import type { Tx } from '@keo/service-kit/db/database'

export type ShownPerson = {
  /** Of the check, by which its verdict comes back. */
  readonly id: string
  readonly realName: string
  readonly birthday: string
  readonly documentKind: DocumentKind
  readonly documentNumber: string
}

/** Where the party is not sure, our own people look. */
export type IdentityVerdict = 'passed' | 'tooYoung' | 'listed' | 'unsure'

/** A party that knows whether a document, a name and a birthday belong together. The verdict comes later, and may come twice. */
export type IdentityGateway = {
  /** In the transaction of the check: no check without its question. */
  submit(tx: Tx, person: ShownPerson): Promise<void>
  onVerdict(handle: (checkId: string, verdict: IdentityVerdict) => Promise<void>): void
}

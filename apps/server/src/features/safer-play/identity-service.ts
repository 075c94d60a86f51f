import { AppError, fail } from '@keo/contract/errors'
import {
  DOCUMENT_KINDS,
  DOCUMENT_NUMBERS,
  IDENTITY_TRIES_A_DAY,
  type Identity,
  type IdentityCause,
  type submitIdentity,
} from '@keo/contract/identity'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { days } from '@keo/units/instants'
import type { IdentityGateway } from '../../gateways/identity/identity-gateway.ts'
import { birthdayVerdict, sqlMemberStore } from '../members/index.ts'
import { identityView } from './identity-view.ts'
import { sqlIdentityStore, type HeldCheck } from './identity-store.ts'
import type { Acting } from './play-changes.ts'
import { mayPlay } from './may-play.ts'
import { sqlPlayStateStore } from './play-state-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  gateway: IdentityGateway
  /** Our own, where the party is not sure. */
  people: IdentityPeople
  /** Seals document numbers; its hashes tell a document that was shown before. */
  box: SecretBox
  isOldEnough(birthday: string): boolean
}

type IdentityPeople = {
  ask(checkId: string): void
  onVerdict(handle: (checkId: string, isApproved: boolean) => Promise<void>): void
}

type Request = ParsedRequestOf<typeof submitIdentity>

export type Identities = ReturnType<typeof createIdentities>

/** Who somebody is, as a party that knows documents says. Asked before the first deposit. */
export function createIdentities(needs: Needs) {
  const { database, clock, ids, audit, tenantId, gateway, box } = needs
  gateway.onVerdict((checkId, verdict) =>
    verdict === 'unsure' ? refer(checkId) : decide(checkId, verdict === 'passed' ? null : verdict),
  )
  needs.people.onVerdict((checkId, isApproved) => decide(checkId, isApproved ? null : 'unproven'))
  const viewOf = (check: HeldCheck | undefined) => identityView(check, box)

  async function submit(acting: Acting, request: Request): Promise<Identity> {
    refuseWrongFields(request)
    const { memberId } = acting.caller
    return database.tx(async (tx) => {
      const member = (await sqlMemberStore(tx, tenantId).findForChange(memberId)) ?? fail('SESSION_EXPIRED')
      if (member.isIdentityVerified) fail('IDENTITY_DONE')
      const store = sqlIdentityStore(tx, tenantId)
      if ((await store.newest(memberId))?.state === 'waiting') fail('IDENTITY_WAITING')
      const tries = await store.countSince(memberId, clock.now() - days(1))
      if (tries >= IDENTITY_TRIES_A_DAY) fail('IDENTITY_TRIES')
      const check = newCheck(memberId, request)
      await store.insert(check)
      await gateway.submit(tx, { id: check.id, ...request })
      await note(tx, { actor: memberId, object: memberId, action: 'identity.submitted', from: acting })
      return viewOf(await store.newest(memberId))
    })
  }

  function newCheck(memberId: string, { realName, birthday, documentKind, documentNumber }: Request) {
    const [documentHash] = hashesOf(documentKind, documentNumber)
    if (!documentHash) throw new Error('The box gave no hash.')
    const documentBox = box.seal(Buffer.from(documentNumber), memberId)
    const submittedAt = clock.now()
    const id = ids.newId('idc')
    return { id, memberId, realName, birthday, documentKind, documentBox, documentHash, submittedAt }
  }

  const hashesOf = (kind: string, number: string) => box.hashes(number, `${tenantId} ${kind}`)

  function refuseWrongFields({ birthday, documentKind, documentNumber }: Request): void {
    // How old somebody must be, the checking party decides too; here only days that cannot be are refused.
    if (birthdayVerdict(birthday, clock.now(), 0) === 'impossible') {
      throw new AppError('INVALID_INPUT', {}, { birthday: 'field.birthday' })
    }
    if (!DOCUMENT_NUMBERS[documentKind].test(documentNumber)) {
      throw new AppError('INVALID_INPUT', {}, { documentNumber: 'field.documentNumber' })
    }
  }

  /** It goes on waiting, for a person now. */
  async function refer(checkId: string): Promise<void> {
    const isNew = await database.tx(async (tx) => {
      const store = sqlIdentityStore(tx, tenantId)
      const check = await store.findWaiting(checkId)
      if (!check || !(await store.refer(checkId, clock.now()))) return false
      await note(tx, { actor: 'identity-check', object: check.memberId, action: 'identity.referred' })
      return true
    })
    if (isNew) needs.people.ask(checkId)
  }

  async function decide(checkId: string, objection: IdentityCause | null): Promise<void> {
    await database.tx(async (tx) => {
      const store = sqlIdentityStore(tx, tenantId)
      const check = await store.findWaiting(checkId)
      if (!check) return
      const now = clock.now()
      const cause = objection ?? (await ownObjection(tx, check))
      await store.decide(check.id, { state: cause ? 'refused' : 'passed', cause }, now)
      if (!cause) await sqlMemberStore(tx, tenantId).confirmIdentity(check.memberId, check, now)
      const action = cause ? 'identity.refused' : 'identity.passed'
      await note(tx, { actor: 'identity-check', object: check.memberId, action, after: { cause } })
    })
  }

  /** The party knows the person; only we know the person's other accounts. */
  async function ownObjection(tx: Tx, check: HeldCheck): Promise<IdentityCause | null> {
    // Two accounts that show one document at the same moment are decided one after the other.
    await sqlIdentityStore(tx, tenantId).lockDocuments()
    return objectionTo(tx, check)
  }

  async function objectionTo(db: Db, check: HeldCheck): Promise<IdentityCause | null> {
    const store = sqlIdentityStore(db, tenantId)
    const number = box.open(check.documentBox, check.memberId)?.toString()
    const hashes = number ? DOCUMENT_KINDS.flatMap((kind) => hashesOf(kind, number)) : [check.documentHash]
    // Nobody grows older by another year in the form: the first birthday counts until it is old enough.
    const young = await store.youngBirthdays(check.memberId, hashes)
    if (!young.every(needs.isOldEnough)) return 'tooYoung'
    for (const other of await store.namesakes(check)) {
      const verdict = mayPlay(await sqlPlayStateStore(db, tenantId).read(other), clock.now(), 'login')
      if (!verdict.isAllowed) return 'excluded'
    }
    return (await store.isDocumentElsewhere(check.memberId, hashes)) ? 'documentElsewhere' : null
  }

  type Noted = { actor: string; object: string; action: string; after?: unknown; from?: Acting }
  function note(tx: Tx, { from, after = null, ...deed }: Noted): Promise<void> {
    return audit.write(tx, {
      ...deed,
      session: from?.caller.sessionId ?? null,
      address: from?.address ?? null,
      device: from?.deviceNo ?? null,
      before: null,
      after,
      requestId: from?.requestId ?? null,
    })
  }

  /** What a person looks at who decides: what was sent, how often, and what we know against it ourselves. */
  async function examine(checkId: string) {
    const store = sqlIdentityStore(database.db, tenantId)
    const check = (await store.find(checkId)) ?? fail('NOT_FOUND')
    return {
      check,
      view: viewOf(check),
      documentNumber: box.open(check.documentBox, check.memberId)?.toString() ?? '',
      tries: await store.countSince(check.memberId, 0),
      objection: await objectionTo(database.db, check),
      isOldEnough: needs.isOldEnough(check.birthday),
    }
  }

  return {
    submit,
    examine,
    /** Who has shown a document of this number, for whoever knows nothing but the number. */
    async holdersOf(text: string): Promise<readonly string[]> {
      const number = text.replace(/[\s.-]/g, '').toUpperCase()
      const kinds = DOCUMENT_KINDS.filter((kind) => DOCUMENT_NUMBERS[kind].test(number))
      const hashes = kinds.flatMap((kind) => hashesOf(kind, number))
      return hashes.length === 0 ? [] : sqlIdentityStore(database.db, tenantId).holdersOf(hashes)
    },
    state: async (memberId: string) => viewOf(await sqlIdentityStore(database.db, tenantId).newest(memberId)),
  }
}

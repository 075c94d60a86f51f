import { BINDINGS_MAX, type CheckAnswer } from '@keo/contract/banks'
import { fail } from '@keo/contract/errors'
import { maskPhone } from '@keo/contract/masks'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { readMobile, type Codes } from '../codes/index.ts'
import { auditRecord, sqlMemberLocks, sqlMemberStore, type Acting, type Member } from '../members/index.ts'
import type { SecurityChanges } from '../security-changes/index.ts'
import type { WithdrawPasswords } from '../withdraw-password/index.ts'
import { sqlBankStore } from './bank-store.ts'
import { sqlBindingStore, type HeldTarget, type TargetKind } from './binding-store.ts'
import { isSameName } from './fold-name.ts'
import { meantNumbers } from './meant-numbers.ts'
import type { ReadNumber } from './read-number.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  codes: Pick<Codes, 'verify'>
  passwords: Pick<WithdrawPasswords, 'demand'>
  security: Pick<SecurityChanges, 'takeDown' | 'note'>
  /** Seals numbers; its hashes tell one that was bound before. */
  box: SecretBox
  /** Whether an open withdrawal goes there. */
  isInUse(db: Db, memberId: string, targetId: string): Promise<boolean>
}

export type Holder = {
  readonly realName: string
  readonly mobileArea: string
  readonly mobile: string
  readonly withdrawPwd: string
  readonly smsCode?: string | undefined
}

export type Bindings = ReturnType<typeof createBindings>

/** Where a member's money may go. */
export function createBindings(needs: Needs) {
  const { database, clock, ids, audit, tenantId, codes, passwords, security, box } = needs
  const store = sqlBindingStore(database.db, tenantId)
  const hashesOf = ({ kind, unique }: Pick<ReadNumber, 'kind' | 'unique'>) =>
    box.hashes(unique, `${tenantId} ${kind}`)
  const opened = ({ id, memberId }: HeldTarget, sealed: Buffer) => box.open(sealed, `${memberId} ${id}`)
  const memberOf = async ({ caller }: Acting): Promise<Member> =>
    (await sqlMemberStore(database.db, tenantId).find(caller.memberId)) ?? fail('SESSION_EXPIRED')

  async function check(acting: Acting): Promise<CheckAnswer> {
    const { id, mobile, mobileArea, realName } = await memberOf(acting)
    const needsCode = (await store.list(id)).length === 0
    return { needsCode, mobile: maskPhone(mobile), mobileArea, realName }
  }

  async function bind(acting: Acting, number: ReadNumber, holder: Holder): Promise<HeldTarget> {
    const member = await memberOf(acting)
    const mobile = mobileOf(member, holder)
    if (holder.smsCode === undefined) {
      if ((await store.list(member.id)).length === 0) fail('BINDING_CODE_NEEDED')
    }
    await passwords.demand(acting, holder.withdrawPwd, 'binding')
    refuseOtherName(member, holder)
    if (holder.smsCode !== undefined) await demandCode(acting, member, holder.smsCode)
    return database.tx((tx) => keep(tx, acting, number, { ...holder, mobile }))
  }

  async function demandCode({ deviceNo }: Acting, member: Member, code: string): Promise<void> {
    if (member.mobile === '') fail('MOBILE_NEEDED')
    const target = { channel: 'sms', area: member.mobileArea, mobile: member.mobile } as const
    if (!(await codes.verify({ purpose: 'bindCard', target, memberId: member.id, deviceNo, code })))
      fail('CODE_WRONG')
  }

  async function keep(
    tx: Tx,
    acting: Acting,
    number: ReadNumber,
    { realName, mobile }: Holder,
  ): Promise<HeldTarget> {
    const { memberId } = acting.caller
    // One change at a time for each member: neither the limit nor the first name is passed by two at once.
    const before = await security.takeDown(tx, memberId)
    const { member } = before
    refuseOtherName(member, { realName })
    const inTx = sqlBindingStore(tx, tenantId)
    const owner = await inTx.ownerOf(hashesOf(number))
    if (owner !== undefined) fail(owner === memberId ? 'BINDING_YOURS' : 'BINDING_TAKEN')
    const held = (await inTx.list(memberId)).filter(({ kind }) => kind === number.kind)
    if (held.length >= BINDINGS_MAX) fail('BINDING_LIMIT', { max: BINDINGS_MAX })
    const target = newTarget(memberId, number, mobile)
    if (!(await inTx.insert(target))) fail('BINDING_TAKEN')
    if (member.realName === '') await sqlMemberLocks(tx, tenantId).nameFirst(memberId, realName)
    await security.note(tx, { before, event: 'targetBound', language: acting.language })
    const { id, kind, place, shown } = target
    await audit.write(
      tx,
      auditRecord(acting, { action: 'binding.bound', object: id, after: { kind, place, shown } }),
    )
    return target
  }

  function newTarget(memberId: string, number: ReadNumber, mobile: string): HeldTarget {
    const id = ids.newId('pay')
    const [numberHash] = hashesOf(number)
    if (!numberHash) throw new Error('The box gave no hash.')
    return {
      id,
      memberId,
      kind: number.kind,
      place: number.place,
      numberBox: box.seal(Buffer.from(number.number), `${memberId} ${id}`),
      mobileBox: box.seal(Buffer.from(mobile), `${memberId} ${id}`),
      numberHash,
      shown: number.shown,
      shownMobile: maskPhone(mobile),
      boundAt: clock.now(),
    }
  }

  async function remove(
    acting: Acting,
    kinds: readonly TargetKind[],
    request: { id: string; withdrawPwd: string },
  ) {
    const { memberId } = acting.caller
    await passwords.demand(acting, request.withdrawPwd, 'binding')
    await database.tx(async (tx) => {
      const before = await security.takeDown(tx, memberId)
      const inTx = sqlBindingStore(tx, tenantId)
      const target = await inTx.find(memberId, request.id)
      if (!target || !kinds.includes(target.kind)) return fail('NOT_FOUND')
      if (await needs.isInUse(tx, memberId, target.id)) fail('BINDING_IN_USE')
      await inTx.remove(memberId, target.id, clock.now())
      await security.note(tx, { before, event: 'targetDeleted', language: acting.language })
      await audit.write(tx, auditRecord(acting, { action: 'binding.deleted', object: target.id }))
    })
  }

  async function list(acting: Acting, kinds: readonly TargetKind[]) {
    const { id, realName } = await memberOf(acting)
    const targets = (await store.list(id)).filter(({ kind }) => kinds.includes(kind))
    return { targets, realName }
  }

  return {
    check,
    banks: sqlBankStore(database.db, tenantId),
    bind,
    remove,
    list,
    /** For a withdrawal, within its transaction. */
    find: (db: Db, memberId: string, id: string) => sqlBindingStore(db, tenantId).find(memberId, id),
    /** Who has bound this number, for whoever knows nothing but the number. */
    async ownerOf(text: string): Promise<string | undefined> {
      const bankCodes = (await sqlBankStore(database.db, tenantId).list()).map(({ bankCode }) => bankCode)
      const hashes = meantNumbers(text, bankCodes).flatMap(hashesOf)
      return hashes.length === 0 ? undefined : store.ownerOf(hashes)
    },
    /** The full number, for the party that pays. */
    numberOf(target: HeldTarget): string {
      const number = opened(target, target.numberBox)
      if (!number) throw new Error(`The number of ${target.id} cannot be opened.`)
      return number.toString()
    },
    /** For the operator's people: masked, with those that were deleted, newest first. */
    ofMember: (memberId: string) => store.listKept(memberId),
    /** Whole, for who may see it; undefined where there is none, or where the account was erased. */
    async fullOf(memberId: string, id: string): Promise<{ number: string; mobile: string } | undefined> {
      const target = await store.findKept(memberId, id)
      const number = target && opened(target, target.numberBox)
      if (!target || !number) return undefined
      return { number: number.toString(), mobile: opened(target, target.mobileBox)?.toString() ?? '' }
    },
  }
}

function refuseOtherName({ realName }: Pick<Member, 'realName'>, holder: Pick<Holder, 'realName'>): void {
  if (realName !== '' && !isSameName(realName, holder.realName)) fail('BINDING_NAME')
}

function mobileOf(member: Member, { mobileArea, mobile }: Holder): string {
  if (mobile !== '') return readMobile(mobileArea, mobile).mobile
  return member.mobile
}

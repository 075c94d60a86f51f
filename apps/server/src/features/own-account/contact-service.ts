import { fail } from '@keo/contract/errors'
import { maskEmail, maskPhone } from '@keo/contract/masks'
import type { bindEmail, bindMobile } from '@keo/contract/member-security'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import type { SecurityEvent } from '@keo/contract/security-changes'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import { hours, type Instant } from '@keo/units/instants'
import type { Passwords } from '../passwords/index.ts'
import { readMobile, type CodeTarget, type Codes, type Mobile } from '../codes/index.ts'
import type { SecurityChanges } from '../security-changes/index.ts'
import type { Acting, Member, MemberStore } from '../members/index.ts'
import { given, isTaken, proofForEmail, proofForMobile, type OwedProof } from './contact-rules.ts'
import type { MemberChanges } from './member-changes.ts'

type Needs = {
  clock: Clock
  members: Pick<MemberStore, 'find'>
  changes: MemberChanges
  codes: Pick<Codes, 'check' | 'verify'>
  passwords: Pick<Passwords, 'isRight'>
  security: Pick<SecurityChanges, 'takeDown' | 'note'>
  /** How long large withdrawals wait after a change. */
  holdHours: number
}

type Proof = { oldSmsCode?: string | undefined; password?: string | undefined }
type NewContact = { purpose: 'bindMobile' | 'bindMail'; target: CodeTarget; code: string }

export type Contacts = ReturnType<typeof createContacts>

export function createContacts(needs: Needs) {
  const { clock, members, changes, codes, passwords, security, holdHours } = needs
  const holdUntil = () => clock.now() + hours(holdHours)

  const memberOf = async ({ caller }: Acting): Promise<Member> =>
    (await members.find(caller.memberId)) ?? fail('SESSION_EXPIRED')

  /** Says of other people nothing at all: a number that somebody has bound passes like a free one. */
  async function checkMobile(acting: Acting, area: string, typed: string) {
    const number = readMobile(area, typed)
    const member = await memberOf(acting)
    if (isOwnNumber(member, number)) fail('MOBILE_ALREADY_YOURS')
    return { ...number, needsOldCode: proofForMobile(member) === 'oldMobile' }
  }

  /** What the member has comes first, but is used up last: a slip in the new code does not cost the old one. */
  async function proveBoth(acting: Acting, member: Member, owed: OwedProof, proof: Proof, to: NewContact) {
    const bonds = { memberId: member.id, deviceNo: acting.deviceNo }
    const old = owed === 'oldMobile' ? { ...oldCode(member, proof.oldSmsCode), ...bonds } : null
    if (old && !(await codes.check(old))) fail('OLD_CODE_WRONG')
    if (owed === 'password' && !(await passwords.isRight(member, given(proof.password, 'password'), acting)))
      fail('PASSWORD_WRONG')
    if (!(await codes.verify({ ...to, ...bonds }))) fail('CODE_WRONG')
    if (old && !(await codes.verify(old))) fail('OLD_CODE_WRONG')
  }

  async function noteChange(tx: Tx, { caller, language }: Acting, event: SecurityEvent): Promise<void> {
    await security.note(tx, { before: await security.takeDown(tx, caller.memberId), event, language })
  }

  async function bindNumber(acting: Acting, request: ParsedRequestOf<typeof bindMobile>) {
    const number = readMobile(request.mobileArea, request.mobile)
    const member = await memberOf(acting)
    if (isOwnNumber(member, number)) fail('MOBILE_ALREADY_YOURS')
    await proveBoth(acting, member, proofForMobile(member), request, {
      purpose: 'bindMobile',
      target: { channel: 'sms', ...number },
      code: request.smsCode,
    })
    return { number, holdUntil: await saveNumber(acting, member, number) }
  }

  async function saveNumber(acting: Acting, proven: Member, number: Mobile): Promise<Instant> {
    const until = holdUntil()
    await changes
      .run(acting, async (member, tx) => {
        // The proof was for the number bound a moment ago; another request may have replaced it since.
        if (member.mobile !== proven.mobile || member.mobileArea !== proven.mobileArea) fail('OLD_CODE_WRONG')
        await noteChange(tx, acting, 'mobileChanged')
        return {
          action: 'member.mobile',
          set: { mobile_area: number.area, mobile: number.mobile },
          before: { contact: maskPhone(member.mobile) },
          after: { contact: maskPhone(number.mobile), holdUntil: until },
        }
      })
      .catch((error) => (isTaken(error) ? fail('MOBILE_BOUND_ELSEWHERE') : Promise.reject(error)))
    return until
  }

  async function bindAddress(acting: Acting, request: ParsedRequestOf<typeof bindEmail>) {
    const { email } = request
    const member = await memberOf(acting)
    if (isSameEmail(member.email, email)) fail('EMAIL_ALREADY_YOURS')
    await proveBoth(acting, member, proofForEmail(member), request, {
      purpose: 'bindMail',
      target: { channel: 'mail', email },
      code: request.emailCode,
    })
    return { email, holdUntil: await saveEmail(acting, member, email) }
  }

  async function saveEmail(acting: Acting, proven: Member, email: string): Promise<Instant> {
    const until = holdUntil()
    await changes
      .run(acting, async (member, tx) => {
        if (member.email !== proven.email || member.mobile !== proven.mobile) fail('OLD_CODE_WRONG')
        await noteChange(tx, acting, 'emailChanged')
        return {
          action: 'member.email',
          set: { email },
          before: { contact: maskEmail(member.email) },
          after: { contact: maskEmail(email), holdUntil: until },
        }
      })
      .catch((error) => (isTaken(error) ? fail('EMAIL_BOUND_ELSEWHERE') : Promise.reject(error)))
    return until
  }

  return { checkMobile, bindNumber, bindAddress }
}

/** The code that was sent to the bound number before a change. */
export function oldCode({ mobileArea, mobile }: Member, code: string | undefined, field = 'oldSmsCode') {
  const target = { channel: 'sms', area: mobileArea, mobile } as const
  return { purpose: 'oldMobile', target, code: given(code, field) } as const
}

function isOwnNumber({ mobileArea, mobile }: Member, number: Mobile): boolean {
  return mobileArea === number.area && mobile === number.mobile
}

function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

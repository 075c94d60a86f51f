import { CODE_ACTIONS, type sendEmail, type sendSms } from '@keo/contract/codes'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import type { MessageKey } from '@keo/messages/keys'
import type { Caller } from '@keo/service-kit/http/api'
import type { Member, MemberStore } from '../members/index.ts'
import type { CodeOrder } from './code-service.ts'
import { readMobile, type CodeTarget } from './code-target.ts'

type Wanted = Omit<CodeOrder, 'language'>
type SmsRequest = ParsedRequestOf<typeof sendSms>
type MailRequest = ParsedRequestOf<typeof sendEmail>
/** What only a full session asks for. All but a new number go to the one that is bound. */
const FULL_PURPOSES = {
  [CODE_ACTIONS.bindMobile]: 'bindMobile',
  [CODE_ACTIONS.oldMobile]: 'oldMobile',
  [CODE_ACTIONS.withdrawPassword]: 'withdrawPassword',
  [CODE_ACTIONS.bindCard]: 'bindCard',
} as const
type Members = Pick<MemberStore, 'find' | 'findByUserName'>

/**
 * Who is to get a code, and whether anybody does. A stated name or number that fits nobody is treated like one that
 * fits: the same limits, the same answer, the same time.
 */
export function createCodeRequests(members: Members) {
  async function ofSms(request: SmsRequest, caller: Caller | null): Promise<Wanted> {
    const { actionType } = request
    if (actionType === CODE_ACTIONS.register || actionType === CODE_ACTIONS.login) {
      const purpose = actionType === CODE_ACTIONS.login ? 'login' : 'register'
      return { purpose, target: smsTarget(request), memberId: null, isReal: true, isQuiet: false }
    }
    if (actionType === CODE_ACTIONS.forget) {
      const target = smsTarget(request)
      return ofStranger(request, target, (member) => isOwn(target, member))
    }
    if (actionType === CODE_ACTIONS.deviceCheck) {
      const member = await signedIn(caller, 'checking')
      const target = request.mobile === '' ? ownMobile(member) : smsTarget(request)
      const isReal = isOwn(target, member)
      return { purpose: 'deviceCheck', target, memberId: member.id, isReal, isQuiet: true }
    }
    const member = await signedIn(caller, 'full')
    const isNew = actionType === CODE_ACTIONS.bindMobile
    const target = isNew ? smsTarget(request) : ownMobile(member)
    const purpose = FULL_PURPOSES[actionType]
    return { purpose, target, memberId: member.id, isReal: true, isQuiet: false }
  }

  async function ofMail(request: MailRequest, caller: Caller | null): Promise<Wanted> {
    const { actionType, email } = request
    if (actionType === CODE_ACTIONS.forget) {
      const target = mailTarget(email)
      return ofStranger(request, target, (member) => isOwn(target, member))
    }
    const isCheck = actionType === CODE_ACTIONS.deviceCheck
    const member = await signedIn(caller, isCheck ? 'checking' : 'full')
    const target = mailTarget(isCheck && email === '' ? member.email : email)
    const isReal = !isCheck || isOwn(target, member)
    const purpose = isCheck ? 'deviceCheck' : 'bindMail'
    return { purpose, target, memberId: member.id, isReal, isQuiet: isCheck }
  }

  async function ofStranger(
    { userName }: { userName?: string | undefined },
    target: CodeTarget,
    isTheirs: (member: Member) => boolean,
  ): Promise<Wanted> {
    if (!userName) return refuseField('userName', 'field.missing')
    const member = await members.findByUserName(userName)
    const found = member && isTheirs(member) ? member.id : null
    return { purpose: 'forget', target, memberId: found, isReal: found !== null, isQuiet: true }
  }

  async function signedIn(caller: Caller | null, need: 'checking' | 'full'): Promise<Member> {
    if (!caller) return fail('SESSION_EXPIRED')
    if (need === 'full' && !caller.isFull) return fail('NOT_ALLOWED')
    return (await members.find(caller.memberId)) ?? fail('SESSION_EXPIRED')
  }

  return { ofSms, ofMail }
}

function smsTarget({ mobileArea, mobile }: SmsRequest): CodeTarget {
  if (mobile === '') return refuseField('mobile', 'field.missing')
  return { channel: 'sms', ...readMobile(mobileArea, mobile) }
}

function ownMobile({ mobileArea, mobile }: Member): CodeTarget {
  return mobile === '' ? refuseField('mobile', 'field.missing') : { channel: 'sms', area: mobileArea, mobile }
}

function mailTarget(email: string): CodeTarget {
  return email === '' ? refuseField('email', 'field.missing') : { channel: 'mail', email }
}

function isOwn(target: CodeTarget, member: Member): boolean {
  return target.channel === 'sms'
    ? target.mobile === member.mobile && target.area === member.mobileArea
    : target.email.toLowerCase() === member.email.toLowerCase()
}

function refuseField(field: string, key: MessageKey): never {
  throw new AppError('INVALID_INPUT', {}, { [field]: key })
}

import { LANGUAGES, type Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import { serverTimeText } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import type { MemberStore } from '../members/index.ts'

/** What happens without a change; changes are told by `security-changes`. */
const EVENTS = ['notice.recoveryUsed', 'notice.factorGuessed'] as const
type FactorEvent = (typeof EVENTS)[number]

const KIND = 'second-factor.notice'
const Notice = z.object({
  event: z.enum(EVENTS),
  memberId: z.string(),
  language: z.enum(LANGUAGES),
  at: z.number(),
})

type Needs = {
  clock: Clock
  jobs: Jobs
  sms: SmsGateway
  mail: MailGateway
  members: Pick<MemberStore, 'find'>
}

export type FactorNotices = {
  /** In the transaction of what it tells about. Somebody without a contact hears nothing. */
  notify(tx: Tx, event: FactorEvent, to: { memberId: string; language: Language }): Promise<unknown>
}

export function createFactorNotices({ clock, jobs, sms, mail, members }: Needs): FactorNotices {
  jobs.handle(KIND, async (payload) => {
    const { event, memberId, language, at } = Notice.parse(payload)
    const member = await members.find(memberId)
    if (!member) return
    const { userName, mobileArea, mobile, email } = member
    const text = serverText(language, event, { userName, time: serverTimeText(at) })
    if (mobile !== '') await sms.send({ area: mobileArea, mobile, text })
    const subject = serverText(language, 'notice.secondFactorSubject')
    if (email !== '') await mail.send({ to: email, subject, text })
  })
  return {
    notify: (tx, event, { memberId, language }) =>
      jobs.enqueue(tx, KIND, { event, memberId, language, at: clock.now() }),
  }
}

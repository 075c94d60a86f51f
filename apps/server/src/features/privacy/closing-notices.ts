import { LANGUAGES, type Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Tx } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import { serverTimeText } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import type { MemberStore } from '../members/index.ts'
import type { HeldClosing } from './closing-store.ts'

type Needs = { jobs: Jobs; sms: SmsGateway; mail: MailGateway; members: Pick<MemberStore, 'find'> }

const KIND = 'privacy.closing-notice'
const Notice = z.object({ memberId: z.string(), language: z.enum(LANGUAGES), dueAt: z.number() })

/** Whoever holds the contacts learns of it in time to call it off. */
export function createClosingNotices({ jobs, sms, mail, members }: Needs) {
  jobs.handle(KIND, async (payload) => {
    const { memberId, language, dueAt } = Notice.parse(payload)
    const member = await members.find(memberId)
    if (!member) return
    const { userName, mobileArea, mobile, email } = member
    const text = serverText(language, 'notice.closing', { userName, time: serverTimeText(dueAt) })
    if (mobile !== '') await sms.send({ area: mobileArea, mobile, text })
    if (email !== '')
      await mail.send({ to: email, subject: serverText(language, 'notice.closingSubject'), text })
  })
  return {
    asked: (tx: Tx, { memberId, dueAt }: HeldClosing, language: Language) =>
      jobs.enqueue(tx, KIND, { memberId, language, dueAt }),
  }
}

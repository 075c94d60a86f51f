import { LANGUAGES, type Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import { serverTimeText } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'
import type { Member } from './member-store.ts'

type Needs = { clock: Clock; jobs: Jobs; sms: SmsGateway; mail: MailGateway }
type Change = 'notice.mobileChanged' | 'notice.emailChanged'

const KIND = 'members.contact-notice'
const Notice = z.object({
  change: z.enum(['notice.mobileChanged', 'notice.emailChanged']),
  userName: z.string(),
  mobileArea: z.string(),
  mobile: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  at: z.number(),
})

export type ContactNotices = {
  /** `member` as it was: the notice goes to the contacts from before the change, whoever made it. */
  mobileChanged(tx: Tx, member: Member, language: Language): Promise<unknown>
  emailChanged(tx: Tx, member: Member, language: Language): Promise<unknown>
}

export function createContactNotices({ clock, jobs, sms, mail }: Needs): ContactNotices {
  jobs.handle(KIND, async (payload) => {
    const { change, userName, mobileArea, mobile, email, language, at } = Notice.parse(payload)
    const text = serverText(language, change, { userName, time: serverTimeText(at) })
    if (mobile !== '') await sms.send({ area: mobileArea, mobile, text })
    if (email !== '')
      await mail.send({ to: email, subject: serverText(language, 'notice.contactChangedSubject'), text })
  })

  function enqueue(tx: Tx, change: Change, member: Member, language: Language) {
    const { userName, mobileArea, mobile, email } = member
    if (mobile === '' && email === '') return Promise.resolve()
    return jobs.enqueue(tx, KIND, {
      change,
      userName,
      mobileArea,
      mobile,
      email,
      language,
      at: clock.now(),
    })
  }

  return {
    mobileChanged: (tx, member, language) => enqueue(tx, 'notice.mobileChanged', member, language),
    emailChanged: (tx, member, language) => enqueue(tx, 'notice.emailChanged', member, language),
  }
}

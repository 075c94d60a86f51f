import { LANGUAGES } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { SECURITY_EVENTS, type SecurityEvent } from '@keo/contract/security-changes'
import type { Tx } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import { serverTimeText } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { SmsGateway } from '../../gateways/sms/sms-gateway.ts'

const KIND = 'security-changes.notice'
const Notice = z.object({
  event: z.enum(SECURITY_EVENTS),
  memberId: z.string(),
  /** What the code is made from; null where nothing can be undone. */
  changeId: z.nullable(z.string()),
  userName: z.string(),
  mobileArea: z.string(),
  mobile: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  at: z.number(),
  undoUntil: z.number(),
})
export type Notice = z.output<typeof Notice>

const TEXTS = {
  mobileChanged: 'notice.mobileChanged',
  emailChanged: 'notice.emailChanged',
  totpAdded: 'notice.totpAdded',
  totpRemoved: 'notice.totpRemoved',
  factorsReset: 'notice.factorsReset',
  passkeyAdded: 'notice.passkeyAdded',
  passkeyRemoved: 'notice.passkeyRemoved',
  recoveryRenewed: 'notice.recoveryRenewed',
  targetBound: 'notice.targetBound',
  targetDeleted: 'notice.targetDeleted',
  withdrawPasswordSet: 'notice.withdrawPasswordSet',
  changeUndone: 'notice.changeUndone',
} as const satisfies Record<SecurityEvent, string>

type Needs = {
  jobs: Jobs
  sms: SmsGateway
  mail: MailGateway
  /** Where the page stands that takes the code; without an origin where there is none. */
  undoPage: string
  codeOf(changeId: string): string
  /** On every device that is open. */
  announce(memberId: string, event: SecurityEvent): void
}

/** Tells the contacts from before a change, whoever made it, and every device that listens. */
export function createSecurityNotices({ jobs, sms, mail, undoPage, codeOf, announce }: Needs) {
  jobs.handle(KIND, async (payload) => {
    const notice = Notice.parse(payload)
    const { event, memberId, mobileArea, mobile, email, language } = notice
    announce(memberId, event)
    const text = textOf(notice)
    if (mobile !== '') await sms.send({ area: mobileArea, mobile, text })
    const subject = serverText(language, 'notice.securitySubject')
    if (email !== '') await mail.send({ to: email, subject, text })
  })

  function textOf({ event, changeId, userName, language, at, undoUntil }: Notice): string {
    const told = serverText(language, TEXTS[event], { userName, time: serverTimeText(at) })
    if (changeId === null) return told
    const code = codeOf(changeId)
    const link = `${undoPage}#${code}`
    return `${told} ${serverText(language, 'notice.undo', { code, link, time: serverTimeText(undoUntil) })}`
  }

  return { notify: (tx: Tx, notice: Notice) => jobs.enqueue(tx, KIND, notice) }
}

import { type ErrorReport, uploadErrorReport } from '@keo/contract/error-report'
import { serverTimeText } from '@keo/units/instants'
import type { Incident } from './error-reports.ts'
import type { SessionMember } from '../session/session.ts'
import { withoutSecrets } from './without-secrets.ts'

const TEXT_MAX = 4000

export const { method, path } = uploadErrorReport

/** The eight fields of the specification, `recieveTime` so spelled. */
export function errorReport(
  incident: Incident,
  who: { member: SessionMember | undefined; userAgent: string },
): ErrorReport {
  return {
    userId: who.member ? `${who.member.userName}-${who.member.id}`.slice(0, 80) : '',
    phoneInfo: who.userAgent.slice(0, 300),
    modelName: modelName(who.userAgent).slice(0, 120),
    interfaceAddress: incident.where.slice(0, 500),
    reqMsg: withoutSecrets(incident.request, TEXT_MAX),
    rpsMsg: withoutSecrets(incident.answer, TEXT_MAX),
    sendTime: serverTimeText(incident.sentAt),
    recieveTime: serverTimeText(incident.receivedAt),
  }
}

/** `SM-G991B` of an Android, `iPhone` of an iPhone: what stands in the first brackets. */
function modelName(userAgent: string): string {
  const inBrackets = /\(([^)]*)\)/.exec(userAgent)?.[1] ?? ''
  return /Android [^;]+; ([^;)]+)/.exec(inBrackets)?.[1]?.trim() ?? inBrackets.split(';')[0] ?? ''
}

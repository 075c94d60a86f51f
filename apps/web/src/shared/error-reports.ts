import type { ErrorReport } from '@keo/contract/site'
import { minutes, serverTimeText } from '@keo/units/instants'
import type { SessionMember } from './session.ts'
import type { Clock } from './time.ts'
import { withoutSecrets } from './without-secrets.ts'

/** What went wrong, before it is made fit to leave the device. */
export type Incident = {
  /** A call's path with its parameter names, or the route of a page error. Never a full address. */
  readonly where: string
  readonly request: unknown
  readonly answer: unknown
  readonly sentAt: number
  readonly receivedAt: number
}

const TEXT_MAX = 4000
const KEPT_MAX = 20
/** As many as the server takes from one session in a minute. */
const PER_MINUTE_MAX = 10

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

/**
 * Sends reports one after another. A report that cannot be sent is kept until the network is back and is never
 * itself reported; a flood is cut off.
 */
export function createErrorReports(
  clock: Pick<Clock, 'monotonicMs'>,
  send: (report: ErrorReport) => Promise<void>,
) {
  const waiting: ErrorReport[] = []
  let sentAt: number[] = []
  let isSending = false

  async function flush(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      for (let report = waiting[0]; report && hasRoom(); report = waiting[0]) {
        await send(report)
        waiting.shift()
        sentAt.push(clock.monotonicMs())
      }
    } catch {
      // Kept for the next flush.
    } finally {
      isSending = false
    }
  }

  function hasRoom(): boolean {
    sentAt = sentAt.filter((at) => clock.monotonicMs() - at < minutes(1))
    return sentAt.length < PER_MINUTE_MAX
  }

  return {
    flush,
    report(report: ErrorReport): Promise<void> {
      if (waiting.length < KEPT_MAX) waiting.push(report)
      return flush()
    },
  }
}

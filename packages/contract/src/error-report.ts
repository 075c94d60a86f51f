import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

/* Apart from the site's other calls: a browser needs it only when something went wrong. */
const ReportText = (max: number) => z.string().check(z.maxLength(max))

/** Field names as the specification spells them, `recieveTime` included. */
export const ErrorReport = z.object({
  userId: ReportText(80),
  phoneInfo: ReportText(300),
  modelName: ReportText(120),
  interfaceAddress: ReportText(500),
  reqMsg: ReportText(4000),
  rpsMsg: ReportText(4000),
  sendTime: ReportText(40),
  recieveTime: ReportText(40),
})
export type ErrorReport = z.output<typeof ErrorReport>

export const uploadErrorReport = defineCall({
  method: 'POST',
  path: '/healthycheck/upLoadLog/uploadLogOperate',
  access: 'public',
  background: true,
  limit: 'report',
  summary: 'Report a failed call or a page error; secrets are taken out again on arrival',
  request: ErrorReport,
  response: z.object({ id: z.string() }),
})

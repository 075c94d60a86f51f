import {
  exportHold,
  exportReport,
  getCohorts,
  getHold,
  getReport,
  getReportRow,
} from '@keo/contract/console-reports'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import type { Reports } from '../../reports/index.ts'
import { actingOf, staffRecord, type StaffActing, type StaffApi } from '../../staff/index.ts'

type Needs = { database: Database; audit: Audit; reports: Reports }

export function reportRoutes(api: StaffApi, { database, audit, reports }: Needs): void {
  /** Before it is given: whoever has a file is on record. */
  const note = (acting: StaffActing, object: string, after: object) =>
    database.tx((tx) => audit.write(tx, staffRecord(acting, { action: 'report.exported', object, after })))

  api.handle(getReport, ({ body }) => reports.get(body))
  api.handle(getReportRow, ({ body }) => reports.row(body))
  api.handle(getCohorts, () => reports.cohorts())
  api.handle(getHold, ({ body }) => reports.hold(body, body.after ?? ''))
  api.handle(exportReport, async ({ body, ...asked }) => {
    const file = await reports.file(body)
    await note(actingOf(asked), file.name, body)
    return file
  })
  api.handle(exportHold, async ({ body, ...asked }) => {
    const file = await reports.holdFile(body)
    await note(actingOf(asked), file.name, body)
    return file
  })
}

import { exportReport, getCohorts, getReport } from '@keo/contract/console-reports'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import type { Reports } from '../../reports/index.ts'
import { actingOf, staffRecord, type StaffApi } from '../../staff/index.ts'

type Needs = { database: Database; audit: Audit; reports: Reports }

export function reportRoutes(api: StaffApi, { database, audit, reports }: Needs): void {
  api.handle(getReport, ({ body }) => reports.get(body))
  api.handle(getCohorts, () => reports.cohorts())
  api.handle(exportReport, async ({ body, ...asked }) => {
    const file = await reports.file(body)
    // Before it is given: whoever has a file is on record.
    await database.tx((tx) =>
      audit.write(
        tx,
        staffRecord(actingOf(asked), { action: 'report.exported', object: file.name, after: body }),
      ),
    )
    return file
  })
}

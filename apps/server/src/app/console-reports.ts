import { reportRoutes } from '../features/console/reports/index.ts'
import { createReports } from '../features/reports/index.ts'
import type { StaffApi } from '../features/staff/index.ts'
import type { OwnParts } from './parts.ts'

/** Reports of the console, and the job that folds the books for them. */
export function openReports(api: StaffApi, own: OwnParts): void {
  const reports = createReports(own)
  reportRoutes(api, { database: own.database, audit: own.audit, reports })
  own.jobs.every('reports.fold', reports.fold)
}

import type { TradingGateway } from '../gateways/sportsbook/trading-gateway.ts'
import { reportRoutes } from '../features/console/reports/index.ts'
import { createReports } from '../features/reports/index.ts'
import type { StaffApi } from '../features/staff/index.ts'
import type { OwnParts } from './parts.ts'

/** Reports of the console, and the job that folds the books for them. */
export function openReports(api: StaffApi, own: OwnParts, trading: Pick<TradingGateway, 'margins'>): void {
  const statedMargins = async (from: number, until: number) => {
    const told = await trading.margins(from, until)
    return 'data' in told ? told.data.sports : null
  }
  const reports = createReports({ ...own, statedMargins })
  reportRoutes(api, { database: own.database, audit: own.audit, reports })
  own.jobs.every('reports.fold', reports.fold)
}

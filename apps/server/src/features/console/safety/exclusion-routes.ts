import { recordBreak, recordExclusion } from '@keo/contract/console-exclusions'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { ExclusionDesk } from './exclusion-desk.ts'

export function exclusionRoutes(api: StaffApi, desk: ExclusionDesk): void {
  api.handle(recordBreak, ({ body, ...asked }) => desk.recordBreak(actingOf(asked), body))
  api.handle(recordExclusion, ({ body, ...asked }) => desk.recordExclusion(actingOf(asked), body))
}

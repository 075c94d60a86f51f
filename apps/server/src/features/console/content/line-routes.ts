import { askAgentLine, listAgentLines } from '@keo/contract/console-lines'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { LineDesk } from './line-desk.ts'

export function lineRoutes(api: StaffApi, lines: LineDesk): void {
  api.handle(listAgentLines, ({ language }) => lines.list(language))
  api.handle(askAgentLine, async ({ body, ...asked }) => ({
    approvalId: await lines.ask(actingOf(asked), body),
  }))
}

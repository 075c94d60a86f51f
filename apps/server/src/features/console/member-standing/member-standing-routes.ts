import {
  askFactorReset,
  getMemberStanding,
  setMemberLevel,
  setMemberLine,
  setMemberLive,
} from '@keo/contract/console-member-standing'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { FactorReset } from './factor-reset.ts'
import type { MemberStanding } from './member-standing.ts'

type Needs = { standing: MemberStanding; factorReset: FactorReset }

export function memberStandingRoutes(api: StaffApi, { standing, factorReset }: Needs): void {
  api.handle(getMemberStanding, ({ caller, body }) => standing.read(caller, body.id))
  api.handle(askFactorReset, async ({ body, ...asked }) => ({
    approvalId: await factorReset.ask(actingOf(asked), body),
  }))
  api.handle(setMemberLevel, async ({ body, ...asked }) => ({
    isChanged: await standing.setLevel(actingOf(asked), body),
  }))
  api.handle(setMemberLive, async ({ body, ...asked }) => ({
    isChanged: await standing.setLive(actingOf(asked), body),
  }))
  api.handle(setMemberLine, async ({ body, ...asked }) => ({
    isChanged: await standing.setLine(actingOf(asked), body),
  }))
}

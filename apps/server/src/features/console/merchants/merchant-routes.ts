import {
  askDispute,
  askMerchantLimits,
  getDispute,
  getDisputeProof,
  listDisputes,
  listMerchants,
  switchMerchant,
} from '@keo/contract/console-merchants'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { DisputeDesk } from './dispute-desk.ts'
import type { MerchantDesk } from './merchant-desk.ts'

type Needs = { merchants: MerchantDesk; disputes: DisputeDesk }

export function merchantRoutes(api: StaffApi, { merchants, disputes }: Needs): void {
  api.handle(listMerchants, ({ body }) => merchants.list(body.after ?? ''))
  api.handle(switchMerchant, async ({ body, ...asked }) => ({
    isChanged: await merchants.switchTo(actingOf(asked), body),
  }))
  api.handle(askMerchantLimits, async ({ body, ...asked }) => ({
    approvalId: await merchants.askLimits(actingOf(asked), body),
  }))
  api.handle(listDisputes, ({ body }) => disputes.list(body.view, body.after ?? ''))
  api.handle(getDispute, ({ caller, body }) => disputes.get(body.orderNo, caller.staffId))
  api.handle(getDisputeProof, ({ body, ...asked }) => disputes.proof(actingOf(asked), body.orderNo))
  api.handle(askDispute, async ({ body, ...asked }) => {
    await disputes.ask(actingOf(asked), body.orderNo, body.question)
    return {}
  })
}

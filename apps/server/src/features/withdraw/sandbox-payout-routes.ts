import { askSandboxPayout, listSandboxPayouts, sendSandboxPayout } from '@keo/contract/payout-parties'
import type { Api } from '@keo/service-kit/http/api'
import type { SandboxPayoutParty } from '../../gateways/payouts/sandbox-payout-party.ts'

/** The door of the sandbox's pay-out party. Outside prod only. */
export function sandboxPayoutRoutes(api: Api, party: SandboxPayoutParty) {
  api.handle(sendSandboxPayout, ({ body }) => party.send(body))
  api.handle(askSandboxPayout, ({ body }) => party.ask(body))
  api.handle(listSandboxPayouts, ({ body }) => party.statement(body))
}

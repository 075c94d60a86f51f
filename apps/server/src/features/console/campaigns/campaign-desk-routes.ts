import {
  exportCampaignClaims,
  getConsoleCampaign,
  listCampaignClaims,
  listConsoleCampaigns,
  saveConsoleCampaign,
  setCampaignState,
  tryConsoleCampaign,
} from '@keo/contract/console-campaigns'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { CampaignDesk } from './campaign-desk.ts'
import type { ClaimDesk } from './claim-desk.ts'

export function campaignDeskRoutes(api: StaffApi, desk: CampaignDesk, claims: ClaimDesk): void {
  api.handle(listConsoleCampaigns, ({ body }) => desk.list(body.after ?? ''))
  api.handle(getConsoleCampaign, ({ body }) => desk.get(body.id))
  api.handle(listCampaignClaims, ({ body: { after = '', ...wanted } }) => claims.list(wanted, after))
  api.handle(exportCampaignClaims, ({ body, ...asked }) => claims.file(actingOf(asked), body))
  api.handle(tryConsoleCampaign, ({ body }) => desk.tryOut(body.definition, body.days))
  api.handle(saveConsoleCampaign, ({ body, ...asked }) => desk.save(actingOf(asked), body))
  api.handle(setCampaignState, ({ body, ...asked }) => desk.setState(actingOf(asked), body.id, body))
}

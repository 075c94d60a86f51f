import { getLegalTexts } from '@keo/contract/legal-texts'
import { uploadErrorReport } from '@keo/contract/error-report'
import {
  getAgentConfig,
  getHomeBar,
  type HomeNotice,
  listGameTypes,
  querySiteMaintenance,
} from '@keo/contract/site'
import { getDevice, getDomainType, getPublicIp, listCountries } from '@keo/contract/visitors'
import { LANGUAGE_CODES, type Language } from '@keo/messages/languages'
import { checkGuideClick } from '@keo/contract/guide'
import type { Clock } from '@keo/service-kit/clock'
import type { Api } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import type { GuideClicks } from './guide-clicks.ts'
import type { Site } from './site-service.ts'

type Needs = {
  site: Site
  guides: GuideClicks
  clock: Clock
  /** False for players who must not be invited to play: excluded, on a break, at a limit. */
  mayOffer(memberId: string): Promise<boolean>
  /** What everybody is told, below the banners. */
  runningLine(language: Language, isMember: boolean): Promise<HomeNotice[]>
}

export function siteRoutes(api: Api, { site, guides, clock, mayOffer, runningLine }: Needs) {
  api.handle(getAgentConfig, ({ host, language }) => site.agentConfig({ host, language }))
  api.handle(listGameTypes, ({ host, language }) => site.gameTypes({ host, language }))
  // Banners invite to play; notices only inform, and stay.
  api.handle(getHomeBar, async ({ host, language, caller }) => {
    const notices = await runningLine(language, caller !== null)
    const bar = { ...(await site.homeBar({ host, language })), notices }
    return caller && !(await mayOffer(caller.memberId)) ? { ...bar, banners: [] } : bar
  })
  api.handle(getLegalTexts, ({ language }) => ({ texts: { ...site.legalTexts(language) } }))
  api.handle(querySiteMaintenance, ({ body, language }) => site.maintenance(body.point, language))
  api.handle(listCountries, ({ language }) => site.countries(language))
  api.handle(getDomainType, ({ host }) => site.domainType(host))
  api.handle(getPublicIp, ({ address }) => address)
  api.handle(getDevice, ({ deviceNo, clientCode, userAgent, language, address }) => ({
    deviceNo,
    client: clientCode,
    clientModel: userAgent,
    language: LANGUAGE_CODES[language].backend,
    ip: address,
    serverTime: serverTimeText(clock.now()),
  }))
  api.handle(checkGuideClick, async ({ body: { guide, click }, caller, deviceNo }) => {
    const reader = { memberId: caller?.memberId ?? null, deviceNo }
    if (click) await guides.click(guide, reader)
    return { isClicked: await guides.isClicked(guide, reader) }
  })
  api.handle(uploadErrorReport, async ({ body, caller, address, deviceNo }) => ({
    id: await site.receiveReport(body, { memberId: caller?.memberId ?? null, address, deviceNo }),
  }))
}

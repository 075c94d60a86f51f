import type { ErrorReport } from '@keo/contract/error-report'
import {
  type AgentConfig,
  type GameType,
  type HomeBar,
  LIVE_POINT,
  type MaintenanceInfo,
} from '@keo/contract/site'
import type { Country, DomainType } from '@keo/contract/visitors'
import { DomainType as DomainTypeSchema } from '@keo/contract/visitors'
import type { Language } from '@keo/messages/languages'
import type { Bus } from '@keo/service-kit/bus'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { written, type LiveTexts, type ShippedText } from '../site-texts/index.ts'
import { lineOfHost } from './agent-lines.ts'
import { createContentCache } from './content-cache.ts'
import { stripReport } from './error-report-rules.ts'
import { sqlErrorReportStore, type ReceivedReport } from './error-report-store.ts'
import type { AgentLine, HeldContacts, HeldMaintenance, SiteContent } from './site-content.ts'
import { writtenLegal } from './legal-texts.ts'
import { everywhere } from './localised.ts'
import { bannerTexts, shownBanners } from './banner-texts.ts'
import { lineTexts, MAIN_LINE } from './shipped-texts.ts'
import { readSiteContent, saveContacts, saveLine, saveMaintenance } from './site-store.ts'
import {
  contactsView,
  countriesView,
  gameTypesView,
  helpContactsView,
  homeBarView,
  maintenanceView,
} from './site-views.ts'

/** Settings of this deployment that the page must know. */
export type SiteSettings = Pick<
  AgentConfig,
  'mode' | 'webviewHosts' | 'webviewSample' | 'ageMin' | 'moreOdds' | 'livePage' | 'traceShare' | 'sportsUrl'
> & {
  chatUrl: string | null
  captchaId: string | null
  captchaUrl: string | null
  errorServiceUrl: string | null
  pixelUrl: string | null
  /** The pixel is loaded on these hosts only. */
  pixelHosts: readonly string[]
}

type Needs = {
  database: Database
  /** World time, which players see. */
  clock: Clock
  /** Machine time, for how long a read stays fresh. */
  machineClock: Clock
  ids: Ids
  bus: Bus
  tenantId: string
  settings: SiteSettings
  /** What people wrote in place of its texts. */
  texts: Pick<LiveTexts, 'of' | 'inForce' | 'now'>
}

/** Who looks at the site: through which host and in which language. */
export type Visitor = { readonly host: string; readonly language: Language }

export type PlaySwitches = Pick<AgentLine, 'hasAutoPlay' | 'hasFastSpin'>

export type Site = {
  agentConfig(visitor: Visitor): Promise<AgentConfig>
  gameTypes(visitor: Visitor): Promise<GameType[]>
  maintenance(point: string, language: Language): Promise<MaintenanceInfo>
  countries(language: Language): Promise<Country[]>
  /** What runs below the banners is not the site's. */
  homeBar(visitor: Visitor): Promise<Omit<HomeBar, 'notices'>>
  domainType(host: string): Promise<DomainType>
  /** What a way in must know of the line of this host. */
  door(host: string): Promise<{ line: string; domainType: DomainType; handsOver: boolean }>
  /** What the line of this host allows in games beyond a tap for each round. */
  playSwitches(host: string): Promise<PlaySwitches>
  receiveReport(
    report: ErrorReport,
    from: Pick<ReceivedReport, 'memberId' | 'address' | 'deviceNo'>,
  ): Promise<string>
  legalTexts(language: Language): Readonly<Record<string, string>>
  /** Of banners and lines, as they came. */
  shippedTexts(): Promise<Readonly<Record<'banners' | 'lines', readonly ShippedText[]>>>
  /** As it stands in the database, without what is kept for readers. */
  held(db: Db): Promise<SiteContent>
  /** For a transaction of the caller's; `contentChanged` afterwards tells every node. */
  saveMaintenance(tx: Db, held: HeldMaintenance): Promise<void>
  saveLine(tx: Db, held: AgentLine): Promise<void>
  saveContacts(tx: Db, held: HeldContacts): Promise<void>
  contentChanged(): void
  /** Run by a job, so that strangers' reports cannot fill the disk. */
  dropOldReports(): Promise<void>
  close(): void
}

const CONTENT_CHANGED = 'site.content-changed'
const REPORTS_KEPT = 10_000

export function createSite(needs: Needs): Site {
  const { database, clock, machineClock, ids, bus, tenantId, settings, texts } = needs
  const cache = createContentCache(machineClock, () => readSiteContent(database.db, tenantId))
  const reports = sqlErrorReportStore(database.db, tenantId)
  const unsubscribe = bus.subscribe(CONTENT_CHANGED, () => cache.forget())

  async function viewFor({ host, language }: Visitor) {
    const content = await cache.read()
    return { content, view: { language, line: lineOfHost(host, content.lines), now: clock.now() } }
  }

  async function door(host: string) {
    const { line, domainType, handsOver } = lineOfHost(host, (await cache.read()).lines)
    return { line, domainType: DomainTypeSchema.parse(domainType), handsOver }
  }

  async function agentConfig(visitor: Visitor): Promise<AgentConfig> {
    const { content, view } = await viewFor(visitor)
    const { line } = view
    return {
      name: written(texts.of('lines', line.line || MAIN_LINE), 'name', everywhere(line.name))[
        visitor.language
      ],
      live: line.isLive,
      isLiveResting: maintenanceView(content, LIVE_POINT, view).status === '1',
      lobbySort: line.lobbySort && [...line.lobbySort],
      domainList: [...line.domains],
      mode: settings.mode,
      webviewHosts: settings.webviewHosts,
      webviewSample: settings.webviewSample,
      thirdParties: {
        chatUrl: settings.chatUrl,
        captchaId: settings.captchaId,
        captchaUrl: settings.captchaUrl,
        pixelUrl: settings.pixelHosts.includes(visitor.host) ? settings.pixelUrl : null,
        errorServiceUrl: settings.errorServiceUrl,
      },
      download: { isShown: line.isDownloadShown, url: line.downloadUrl },
      ageMin: settings.ageMin,
      moreOdds: settings.moreOdds,
      livePage: settings.livePage,
      traceShare: settings.traceShare,
      sportsUrl: settings.sportsUrl,
      helpContacts: helpContactsView(content, visitor.language),
      contacts: contactsView(content),
    }
  }

  async function receiveReport(
    report: ErrorReport,
    from: Pick<ReceivedReport, 'memberId' | 'address' | 'deviceNo'>,
  ): Promise<string> {
    const id = ids.newId('rep')
    await reports.insert({ id, receivedAt: clock.now(), ...from, report: stripReport(report) })
    return id
  }

  return {
    agentConfig,
    async gameTypes(visitor) {
      const { content, view } = await viewFor(visitor)
      return gameTypesView(content, view)
    },
    maintenance: async (point, language) =>
      maintenanceView(await cache.read(), point, { language, now: clock.now() }),
    countries: async (language) => countriesView(await cache.read(), language),
    async homeBar(visitor) {
      const { content, view } = await viewFor(visitor)
      return homeBarView({ ...content, banners: shownBanners(content.banners, texts.now('banners')) }, view)
    },
    domainType: async (host) => (await door(host)).domainType,
    door,
    async playSwitches(host) {
      const { hasAutoPlay, hasFastSpin } = lineOfHost(host, (await cache.read()).lines)
      return { hasAutoPlay, hasFastSpin }
    },
    receiveReport,
    legalTexts: (language) => writtenLegal(texts, language),
    async shippedTexts() {
      const content = await readSiteContent(database.db, tenantId)
      return { banners: bannerTexts(content), lines: lineTexts(content) }
    },
    held: (db) => readSiteContent(db, tenantId),
    saveMaintenance: (tx, held) => saveMaintenance(tx, tenantId, held),
    saveLine: (tx, held) => saveLine(tx, tenantId, held),
    saveContacts: (tx, held) => saveContacts(tx, tenantId, held),
    contentChanged: () => bus.publish(CONTENT_CHANGED, {}),
    dropOldReports: () => reports.keepNewest(REPORTS_KEPT),
    close: unsubscribe,
  }
}

import { leadsTo } from '@keo/contract/contact-links'
import {
  NO_MAINTENANCE,
  type Game,
  type GameType,
  type HelpContact,
  type HomeBar,
  type MaintenanceInfo,
} from '@keo/contract/site'
import { type Country } from '@keo/contract/visitors'
import type { Language } from '@keo/messages/languages'
import { serverTimeText, type Instant } from '@keo/units/instants'
import type {
  AgentLine,
  HeldGame,
  HeldGameType,
  HeldMaintenance,
  SiteContent,
  Window,
} from './site-content.ts'

/** What is asked: by whom (language, line) and when. */
export type View = { readonly language: Language; readonly line: AgentLine; readonly now: Instant }

/** Strictly between start and end; an equal instant is outside. */
export function isOpen(window: Window | null, now: Instant): boolean {
  return window !== null && window.startsAt < now && now < window.endsAt
}

/** The first of each type: every page asks for them, and the lobby pages through all. */
const LISTED_OF_TYPE = 12

export function gameTypesView(content: SiteContent, view: View): GameType[] {
  return content.gameTypes.map((type, index) => {
    const games = content.games.filter(({ gameTypeId }) => gameTypeId === type.id)
    return {
      ...gameBasics(type, view),
      gameType: index + 1,
      gameCount: games.length,
      gameList: games.slice(0, LISTED_OF_TYPE).map((game) => gameView(game, index + 1, view)),
    }
  })
}

function gameView(game: HeldGame, gameType: number, view: View): Game {
  return { ...gameBasics(game, view), gameType, provider: game.provider }
}

/** What types and games say alike. */
export function gameBasics(
  { id, name, art, window }: HeldGameType,
  { language, now }: Pick<View, 'language' | 'now'>,
) {
  return {
    id,
    name: name[language],
    art,
    isMaintain: isOpen(window, now),
    startTime: window ? serverTimeText(window.startsAt) : '',
    endTime: window ? serverTimeText(window.endsAt) : '',
  }
}

/** The running maintenance of the place asked for. One that has not begun or is over counts as none. */
export function maintenanceView(
  content: SiteContent,
  point: string,
  view: Pick<View, 'language' | 'now'>,
): MaintenanceInfo {
  const running = content.maintenances.find(
    (held) => held.isOn && isOpen(held.window, view.now) && held.point.split(',').includes(point),
  )
  return running ? maintenanceInfo(running, view.language) : NO_MAINTENANCE
}

function maintenanceInfo(held: HeldMaintenance, language: Language): MaintenanceInfo {
  return {
    id: held.id,
    point: held.point,
    status: '1',
    title: held.title[language],
    content: held.content[language],
    startTime: serverTimeText(held.window.startsAt),
    endTime: serverTimeText(held.window.endsAt),
  }
}

export function countriesView(content: SiteContent, language: Language): Country[] {
  const defaultCode = language === 'zh-CN' ? 'CN' : 'VN'
  return content.countries.map(({ code, name, phoneCode, phoneLength }) => ({
    code,
    name: name[language],
    phoneCode,
    phoneLength,
    isDefault: code === defaultCode,
  }))
}

/** Whatever stands in the database: nobody is led to a host that is not on its list. */
export const contactsView = ({ contacts: { contacts, hosts } }: Pick<SiteContent, 'contacts'>) =>
  contacts.filter(({ url }) => leadsTo(url, hosts)).map(({ name, url }) => ({ name, url }))

export function helpContactsView(content: SiteContent, language: Language): HelpContact[] {
  return content.helpContacts.map(({ id, name, note, url }) => ({
    id,
    name: name[language],
    note: note[language],
    url,
  }))
}

export function homeBarView(content: SiteContent, { language, line }: View): Omit<HomeBar, 'notices'> {
  const isHere = (held: { line: string }) => held.line === '' || held.line === line.line
  return {
    banners: content.banners.filter(isHere).map(({ id, tag, title, text, art, tone, path }) => ({
      id,
      tag: tag[language],
      title: title[language],
      text: text[language],
      art,
      tone,
      path,
    })),
    entries: content.entries
      .filter(isHere)
      .map(({ id, title, caption, tile, art, tone, path, gameTypeId }) => ({
        id,
        title: title[language],
        caption: caption[language],
        tile,
        art,
        tone,
        path,
        gameTypeId,
      })),
    isCSportOn: line.isCSportOn,
  }
}

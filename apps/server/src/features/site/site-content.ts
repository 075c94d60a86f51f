import type { Art, Tile, Tone } from '@keo/contract/site'
import type { Instant } from '@keo/units/instants'
import type { Localised } from './localised.ts'

/** Everything the site says about itself, as the database holds it. Small, so it is read whole. */
export type SiteContent = {
  readonly lines: readonly AgentLine[]
  readonly maintenances: readonly HeldMaintenance[]
  readonly gameTypes: readonly HeldGameType[]
  readonly games: readonly HeldGame[]
  readonly countries: readonly HeldCountry[]
  readonly banners: readonly HeldBanner[]
  readonly entries: readonly HeldEntry[]
  readonly helpContacts: readonly HeldHelpContact[]
  readonly contacts: HeldContacts
}

/** Links to the site elsewhere, and the hosts they may lead to; version 0 before anybody named one. */
export type HeldContacts = {
  readonly version: number
  readonly hosts: readonly string[]
  readonly contacts: readonly { readonly name: string; readonly url: string }[]
}

export type AgentLine = {
  /** '' is the default line. */
  readonly line: string
  readonly name: string
  readonly isLive: boolean
  readonly lobbySort: readonly number[] | null
  readonly domains: readonly string[]
  readonly isCSportOn: boolean
  readonly domainType: number
  /** Players who sign in here go on at /v-to-b. */
  readonly handsOver: boolean
  readonly isDownloadShown: boolean
  readonly downloadUrl: string | null
  /** Games that play by themselves under a loss limit, and spins without a pause: off unless switched on (RSP-13). */
  readonly hasAutoPlay: boolean
  readonly hasFastSpin: boolean
}

export type Window = { readonly startsAt: Instant; readonly endsAt: Instant }

export type HeldMaintenance = {
  readonly id: string
  readonly point: string
  readonly isOn: boolean
  readonly title: Localised
  readonly content: Localised
  readonly window: Window
}

export type HeldGameType = {
  readonly id: number
  readonly name: Localised
  readonly art: Art
  readonly window: Window | null
}

export type HeldGame = HeldGameType & { readonly gameTypeId: number; readonly provider: string }

export type HeldCountry = {
  readonly code: string
  readonly name: Localised
  readonly phoneCode: string
  readonly phoneLength: number
}

type OnLine = { readonly id: string; readonly line: string }

export type HeldBanner = OnLine & {
  readonly tag: Localised
  readonly title: Localised
  readonly text: Localised
  readonly art: Art
  readonly tone: Tone
  readonly path: string
}

export type HeldEntry = OnLine & {
  readonly title: Localised
  readonly caption: Localised
  readonly tile: Tile
  readonly art: Art
  readonly tone: Tone
  readonly path: string
  readonly gameTypeId: number | null
}

export type HeldHelpContact = {
  readonly id: string
  readonly name: Localised
  readonly note: Localised
  readonly url: string
}

import type { GroundLook } from '@keo/ui/drawings/broadcast-inks'
import { SPORT, type SportId } from '@keo/sportsbook-contract/sport-ids'

/** What a ground is drawn as; each kind has a painter of its own. */
export type FieldKind =
  | 'pitch'
  | 'hall'
  | 'court'
  | 'rink'
  | 'gridiron'
  | 'net'
  | 'table'
  | 'diamond'
  | 'baize'
  | 'ring'

/** How a sport is played, which is what moves on its ground. */
export type Play = 'invasion' | 'rally' | 'innings' | 'cue' | 'fight'

/** What the players hold or wear. */
export type Gear = 'racket' | 'stick' | 'bat' | 'gloves' | 'helmet' | null

export type Field = {
  readonly kind: FieldKind
  readonly play: Play
  /** What the ground of this kind looks like in this sport; its inks are found by it. */
  readonly look: GroundLook
  readonly perSide: number
  readonly gear: Gear
  /** From one pass or stroke to the next. */
  readonly stepMs: number
  /** How much wider the ground is than the picture: the camera goes along with the ball. */
  readonly zoom: number
  /** Height of a body that stands nearest, as a share of the picture. */
  readonly body: number
  /** Height of the ball's flight, in bodies. */
  readonly lift: number
  /** Scores are rare enough to be shown again. */
  readonly hasReplay: boolean
}

const SOCCER: Field = {
  kind: 'pitch', play: 'invasion', look: 'grass', perSide: 11, gear: null,
  stepMs: 1500, zoom: 1.75, body: 0.22, lift: 1.1, hasReplay: true,
} // prettier-ignore
const BASKETBALL: Field = {
  kind: 'court', play: 'invasion', look: 'wood', perSide: 5, gear: null,
  stepMs: 1200, zoom: 1.3, body: 0.28, lift: 1.5, hasReplay: false,
} // prettier-ignore
const VOLLEYBALL: Field = {
  kind: 'net', play: 'rally', look: 'volleyball', perSide: 6, gear: null,
  stepMs: 1150, zoom: 1.06, body: 0.24, lift: 1.7, hasReplay: false,
} // prettier-ignore

/** Every sport that the provider plays. */
const FIELDS: Readonly<Record<SportId, Field>> = {
  [SPORT.soccer]: SOCCER,
  [SPORT.electronicSoccer]: { ...SOCCER, look: 'neonGrass' },
  [SPORT.basketball]: BASKETBALL,
  [SPORT.electronicBasketball]: { ...BASKETBALL, look: 'neonWood' },
  [SPORT.iceHockey]: {
    ...SOCCER, kind: 'rink', look: 'ice', perSide: 6, gear: 'stick', stepMs: 900, zoom: 1.45, body: 0.23, lift: 0.12,
  },
  [SPORT.handball]: {
    ...SOCCER, kind: 'hall', look: 'hall', perSide: 7, stepMs: 1100, zoom: 1.35, body: 0.25, lift: 0.9, hasReplay: false,
  },
  [SPORT.rugby]: { ...SOCCER, kind: 'gridiron', look: 'rugby', perSide: 13, stepMs: 1700, zoom: 1.7, body: 0.22 },
  [SPORT.americanFootball]: {
    ...SOCCER, kind: 'gridiron', look: 'yards', perSide: 11, gear: 'helmet', stepMs: 2200, zoom: 1.8, body: 0.22,
  },
  [SPORT.tennis]: { ...VOLLEYBALL, look: 'tennis', perSide: 1, gear: 'racket', stepMs: 1300, body: 0.27, lift: 0.9 },
  [SPORT.badminton]: {
    ...VOLLEYBALL, look: 'badminton', perSide: 1, gear: 'racket', stepMs: 1000, body: 0.29, lift: 1.6,
  },
  [SPORT.volleyball]: VOLLEYBALL,
  [SPORT.beachVolleyball]: { ...VOLLEYBALL, look: 'sand', perSide: 2, stepMs: 1250, body: 0.28 },
  [SPORT.tableTennis]: {
    ...VOLLEYBALL, kind: 'table', look: 'table', perSide: 1, gear: 'racket', stepMs: 620, body: 0.4, lift: 0.3,
  },
  [SPORT.baseball]: {
    ...SOCCER, kind: 'diamond', play: 'innings', look: 'diamond', perSide: 9, gear: 'bat', stepMs: 9000, zoom: 1,
    body: 0.2, lift: 2,
  },
  [SPORT.snooker]: {
    ...SOCCER, kind: 'baize', play: 'cue', look: 'baize', perSide: 1, stepMs: 9000, zoom: 1, body: 0.36, lift: 0,
    hasReplay: false,
  },
  [SPORT.boxing]: {
    ...SOCCER, kind: 'ring', play: 'fight', look: 'ring', perSide: 1, gear: 'gloves', stepMs: 900, zoom: 1, body: 0.5,
    lift: 0, hasReplay: false,
  },
} // prettier-ignore

/** A sport that came after this version is drawn as soccer rather than not at all. */
export const fieldOf = (sportId: number): Field => FIELDS[sportId as SportId] ?? SOCCER

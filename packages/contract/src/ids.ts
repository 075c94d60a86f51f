import * as z from 'zod/mini'

/** Ids show their kind: `mbr_01J8…`. They are made by the server's id source and sort by age. */
function idOf<Prefix extends string>(prefix: Prefix) {
  return z.templateLiteral([`${prefix}_`, z.string().check(z.regex(/^[0-9A-Za-z]{10,40}$/))])
}

export const MemberId = idOf('mbr')
export type MemberId = z.output<typeof MemberId>

export const SessionId = idOf('ses')
export type SessionId = z.output<typeof SessionId>

export const AddressId = idOf('adr')
export type AddressId = z.output<typeof AddressId>

export const HostId = idOf('hst')
export type HostId = z.output<typeof HostId>

export const PasskeyId = idOf('psk')
export type PasskeyId = z.output<typeof PasskeyId>

/** A live room: of a match (`m` and its id), of a hosted table game (`t` and the game's id), or of talk. */
export const RoomId = z.string().check(z.regex(/^[mtk]\d{1,20}$/))
export type RoomId = z.output<typeof RoomId>

/** Game type and game ids are numbers given by the specification (section 9). */
export const SPORT_TYPE_ID = 1001101
export const SLOT_TYPE_ID = 1001104
export const MINI_TYPE_ID = 1001106
export const ESPORT_TYPE_ID = 1001108
export const SPORT_GAME_ID = 1001101101

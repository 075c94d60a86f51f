import type { RoomView } from '@keo/contract/rooms'
import type { PlainMessageKey } from '@keo/messages/keys'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'

const SPORT_WORDS: Readonly<Record<number, PlainMessageKey>> = {
  [SPORT.soccer]: 'hosts.sport.soccer',
  [SPORT.iceHockey]: 'hosts.sport.iceHockey',
  [SPORT.basketball]: 'hosts.sport.basketball',
  [SPORT.rugby]: 'hosts.sport.rugby',
  [SPORT.tennis]: 'hosts.sport.tennis',
  [SPORT.americanFootball]: 'hosts.sport.americanFootball',
  [SPORT.baseball]: 'hosts.sport.baseball',
  [SPORT.handball]: 'hosts.sport.handball',
  [SPORT.volleyball]: 'hosts.sport.volleyball',
  [SPORT.tableTennis]: 'hosts.sport.tableTennis',
  [SPORT.snooker]: 'hosts.sport.snooker',
  [SPORT.boxing]: 'hosts.sport.boxing',
  [SPORT.badminton]: 'hosts.sport.badminton',
  [SPORT.beachVolleyball]: 'hosts.sport.beachVolleyball',
  [SPORT.electronicSoccer]: 'hosts.sport.electronicSoccer',
  [SPORT.electronicBasketball]: 'hosts.sport.electronicBasketball',
}

/** What a host comments; without sports they sit in rooms beside them. */
export function sportsText(sports: readonly number[], say: (key: PlainMessageKey) => string): string {
  const words = sports.flatMap((sport) => SPORT_WORDS[sport] ?? [])
  return words.length === 0 ? say('hosts.entertainment') : words.map(say).join(', ')
}

export const STATE_WORDS: Readonly<Record<RoomView['state'], PlainMessageKey>> = {
  planned: 'hosts.room.planned',
  open: 'hosts.room.open',
  ended: 'hosts.room.ended',
  void: 'hosts.room.void',
}

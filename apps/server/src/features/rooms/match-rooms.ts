import { LANGUAGES, type Language } from '@keo/messages/languages'
import type { Fixture, SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { coverTagOf, roomIdOf } from './room-rules.ts'
import type { MatchNames, NewRoom } from './room-store.ts'

/** What matches are called in every language; one that has a language too few is left out. */
export async function namesOf(
  fixtures: readonly Fixture[],
  scheduleOf: SportsbookGateway['scheduleOf'],
): Promise<ReadonlyMap<string, MatchNames>> {
  const times = fixtures.map(({ beginsAt }) => beginsAt)
  const asked = {
    leagueIds: [...new Set(fixtures.map(({ leagueId }) => leagueId))],
    from: Math.min(...times),
    until: Math.max(...times) + 1,
  }
  const names = new Map<string, Partial<Record<Language, readonly [string, string, string]>>>()
  for (const language of LANGUAGES)
    for (const one of (await scheduleOf({ ...asked, language })) ?? [])
      names.set(one.matchId, {
        ...names.get(one.matchId),
        [language]: [one.leagueName, one.home.name, one.away.name],
      })
  const whole = [...names].filter(([, own]) => LANGUAGES.every((language) => own[language] !== undefined))
  return new Map(whole as [string, MatchNames][])
}

/** The room of a match: named by its sides, open from kick-off until its end. */
export function roomFor(
  { matchId, sportId, leagueId, beginsAt }: Fixture,
  hostId: string | null,
  names: MatchNames,
): Omit<NewRoom, 'streamUrl'> {
  const title = (language: Language) => `${names[language][1]} – ${names[language][2]}`
  return {
    id: roomIdOf(matchId),
    kind: 'match',
    tag: coverTagOf(sportId),
    titles: { vi: title('vi'), en: title('en'), 'zh-CN': title('zh-CN'), th: title('th') },
    match: { matchId, sportId, leagueId, names },
    hostId,
    startsAt: beginsAt,
    endsAt: null,
    pinned: null,
  }
}

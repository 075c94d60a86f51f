import type { PlainMessageKey } from '@keo/messages/keys'

export type Partner = { readonly name: string; readonly role: PlainMessageKey; readonly since: number }

/** Clubs and leagues of our own invention; the number draws their arms. */
export const PARTNERS: readonly (Partner & { readonly crest: number })[] = [
  { name: 'Sóng Biển FC', role: 'sponsor.role.shirt', since: 2024, crest: 9103 },
  { name: 'Cao Nguyên Liga', role: 'sponsor.role.league', since: 2026, crest: 9117 },
  { name: 'Hải Âu Basket', role: 'sponsor.role.arena', since: 2025, crest: 9131 },
  { name: 'Sao Mai Esports', role: 'sponsor.role.esports', since: 2025, crest: 9142 },
]

/** Who plays in the league of the season. */
export const SEASON_CLUBS: readonly { readonly name: string; readonly crest: number }[] = [
  { name: 'Sóng Biển', crest: 9103 },
  { name: 'Rồng Núi', crest: 9201 },
  { name: 'Thác Bạc', crest: 9202 },
  { name: 'Đồi Chè', crest: 9203 },
  { name: 'Gió Lào', crest: 9204 },
  { name: 'Hồ Sương', crest: 9205 },
  { name: 'Thông Xanh', crest: 9206 },
  { name: 'Suối Đá', crest: 9207 },
]

export const SEASON = { clubs: SEASON_CLUBS.length, rounds: (SEASON_CLUBS.length - 1) * 2 } as const

/** A ticket or a round that is looked at again. Others may sit in the same round, so that it names its player too. */
export type ReplayLink =
  | { readonly kind: 'bet'; readonly id: string }
  | { readonly kind: 'game'; readonly id: string; readonly memberId: string }

/** What the address says of it: the player's link is the one that support opens. */
export const replayLinkQuery = (link: ReplayLink): Readonly<Record<string, string>> =>
  link.kind === 'bet' ? { replay: link.id } : { tab: 'games', round: link.id, of: link.memberId }

/** The ticket or round of a link that somebody pasted; null for any other text. */
export function readReplayLink(text: string): ReplayLink | null {
  const at = text.indexOf('?')
  if (at < 0) return null
  const query = new URLSearchParams(
    text
      .slice(at + 1)
      .replace(/#.*$/s, '')
      .trim(),
  )
  const [bet, round, memberId] = ['replay', 'round', 'of'].map((name) => query.get(name) ?? '')
  if (bet) return { kind: 'bet', id: bet }
  return round && memberId ? { kind: 'game', id: round, memberId } : null
}

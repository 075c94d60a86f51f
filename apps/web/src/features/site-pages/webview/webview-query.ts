/** Ours: a title longer than this says more about its sender than about the page. */
const TITLE_LENGTH_MAX = 40
/** Specification section 9: the lobby whose games open by a direct address. */
const DIRECT_ENTRY_LOBBY = 'PP_SLOT'

/** Text only: control, direction-changing and zero-width characters could make a title pose as another host. */
export function readWebviewTitle(title: string | null): string {
  const clean = (title ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...clean]
  return letters.length > TITLE_LENGTH_MAX ? `${letters.slice(0, TITLE_LENGTH_MAX - 1).join('')}…` : clean
}

/** A lobby code is a name of ours; anything that does not look like one is dropped. */
export function readLobbyCode(lobbyCode: string | null): string | null {
  return lobbyCode && /^[A-Za-z0-9_]{1,32}$/.test(lobbyCode) ? lobbyCode : null
}

export function isDirectEntry(lobbyCode: string | null): boolean {
  return lobbyCode === DIRECT_ENTRY_LOBBY
}

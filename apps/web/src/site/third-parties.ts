import type { AgentConfig } from '@keo/contract/site'
import { type Language, LANGUAGE_CODES } from '@keo/messages/languages'

/**
 * The doors to other companies. None of their scripts ever runs in our document: chat is a frame, the pixel an
 * image, the error service a request. So nothing of theirs can sit on a wallet, password or hand-over page that
 * the player reaches later, and none of them holds the page up. Not configured means not there.
 */
type Configured = AgentConfig['thirdParties']

/** The chat's own page for a frame or a new tab; it learns the language and nothing else. */
export function chatPage({ chatUrl }: Pick<Configured, 'chatUrl'>, language: Language): string | null {
  return withQuery(chatUrl, { lang: language })
}

/** The captcha party's page for a frame; null where our own puzzles stand. */
export function captchaPage(
  { captchaUrl, captchaId }: Configured,
  { language, action }: { language: Language; action: string },
): string | null {
  const shown = { lang: LANGUAGE_CODES[language].captcha, action }
  return withQuery(captchaUrl, isPlainId(captchaId) ? { id: captchaId, ...shown } : shown)
}

/** The server names a pixel only to hosts on its list. `pattern` is the route's own, so no id or query leaks. */
export function pixelImage(
  { pixelUrl }: Configured,
  visit: { pattern: string; isSensitive: boolean },
): string | null {
  return visit.isSensitive ? null : withQuery(pixelUrl, { route: visit.pattern })
}

function withQuery(address: string | null, added: Record<string, string>): string | null {
  if (!address?.startsWith('https://')) return null
  const url = new URL(address)
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
  return url.href
}

/** What the error service learns: the kind of error and the route, never who, never the full address. */
export function errorServiceEvent(
  { errorServiceUrl }: Configured,
  error: { name: string; pattern: string; isSensitive: boolean },
): { url: string; body: string } | null {
  if (!errorServiceUrl?.startsWith('https://') || error.isSensitive) return null
  return {
    url: errorServiceUrl,
    body: JSON.stringify({ name: error.name.slice(0, 60), route: error.pattern }),
  }
}

function isPlainId(id: string | null): id is string {
  return id !== null && /^[\w-]{1,64}$/.test(id)
}

/** Fire and forget: what a third party answers, or that it does not, changes nothing. */
export function visitPixel(url: string): void {
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  image.src = url
}

export function sendToErrorService({ url, body }: { url: string; body: string }): void {
  fetch(url, {
    method: 'POST',
    body,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}

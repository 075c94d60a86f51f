import { paths } from '../paths.ts'

/**
 * `redirect` and `from` come from the address, so anybody may have written them: only a path of this app
 * passes, everything else leads home. Escapes are opened first, or `%2f%2fevil` would slip through.
 */
export function redirectTarget(wanted: string | null | undefined, origin: string): string {
  const home = paths.home()
  const opened = openEscapes(wanted ?? '')
  if (opened === null || !isOwnPath(opened, origin) || !isOwnPath(wanted ?? '', origin)) return home
  const { pathname, search, hash } = new URL(wanted ?? '', origin)
  return pathname + search + hash
}

function isOwnPath(path: string, origin: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || [...path].some(isForbidden)) return false
  try {
    const resolved = new URL(path, origin)
    // A dotted path such as /.//evil resolves to one that starts with two slashes.
    return resolved.origin === origin && !resolved.pathname.startsWith('//')
  } catch {
    return false
  }
}

/** Control characters and the backslash, which browsers read as a slash. */
function isForbidden(character: string): boolean {
  const code = character.charCodeAt(0)
  return code < 0x20 || code === 0x7f || character === '\\'
}

function openEscapes(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

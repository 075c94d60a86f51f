/**
 * Whether a page of this origin is the site as the caller reached it. With configured origins it must be one of them;
 * a sandbox without any takes its own host at whichever port, over https or where browsers trust plain http.
 */
export function isOwnOrigin(origin: string, host: string, siteOrigins: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname, protocol, origin: clean } = new URL(origin)
  if (clean !== origin || hostname !== host) return false
  if (siteOrigins.length > 0) return siteOrigins.includes(origin)
  return protocol === 'https:' || (protocol === 'http:' && /^(?:.+\.)?localhost$/.test(hostname))
}

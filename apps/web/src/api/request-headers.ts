/** What every request says about its sender (specification section 7). */
export type Sender = {
  readonly userName: string | undefined
  readonly token: string | undefined
  readonly language: string
  readonly client: string
  readonly deviceNo: string
  readonly userAgent: string
  readonly appVersion: string
}

type Outgoing = {
  readonly isAnonymous: boolean
  readonly isForm: boolean
  /** `data.token` of the body, used when no token is stored. */
  readonly bodyToken: string | undefined
}

const PLATFORM = 'vietnam'

export function requestHeaders(sender: Sender, outgoing: Outgoing): Record<string, string> {
  const token = outgoing.isAnonymous ? undefined : (sender.token ?? outgoing.bodyToken)
  return {
    ...(sender.userName && { Username: encodeURIComponent(sender.userName) }),
    ...(token && { Authorization: token }),
    Language: sender.language,
    'Accept-Language': sender.language,
    client: sender.client,
    deviceNo: sender.deviceNo,
    clientModel: asciiOnly(sender.userAgent),
    appVersion: sender.appVersion,
    platform: PLATFORM,
    // The browser writes the multipart type itself: only it knows the boundary.
    ...(!outgoing.isForm && { 'Content-Type': 'application/json' }),
  }
}

/** A header must not hold other signs: one odd user agent would fail every request. */
function asciiOnly(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?')
}

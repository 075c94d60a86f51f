/** Whether this browser can be pushed to: not on plain http, not everywhere, and not against the player's word. */
export type PushAbility = 'insecure' | 'unsupported' | 'denied' | 'able'

export function pushAbility(): PushAbility {
  if (!globalThis.isSecureContext) return 'insecure'
  if (!workers() || !('PushManager' in globalThis) || !('Notification' in globalThis)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

/** The browser's own question; it is asked by a tap alone, never by the page. */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

export const hasPermission = (): boolean => pushAbility() === 'able' && Notification.permission === 'granted'

export type Listening = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Where this browser listens now. */
export async function ownEndpoint(): Promise<string | null> {
  return (await held())?.endpoint ?? null
}

/**
 * Listens for the site that has this key. What the browser already has is kept only where the server knows it as this
 * session's: anything else may be another member's who used this device before.
 */
export async function listen(publicKey: string, knownEndpoint: string | null): Promise<Listening> {
  const before = await held()
  if (before && before.endpoint === knownEndpoint && isFor(before, publicKey)) return listeningOf(before)
  await before?.unsubscribe()
  const { pushManager } = await registration()
  const applicationServerKey = bytesOf(publicKey)
  return listeningOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

export async function stopListening(): Promise<void> {
  await (await held())?.unsubscribe()
}

async function held(): Promise<PushSubscription | null> {
  if (pushAbility() === 'insecure' || pushAbility() === 'unsupported') return null
  return (await (await workers()?.getRegistration())?.pushManager.getSubscription()) ?? null
}

/** The shell registers its worker a while after the page; who asks for pushes earlier does not wait for it. */
async function registration(): Promise<ServiceWorkerRegistration> {
  const container = workers()
  if (!container) throw new Error('There is no service worker.')
  await container.register('/service-worker.js', { updateViaCache: 'none' })
  return container.ready
}

/** A sandboxed frame does not merely lack them: asking throws. */
function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey } = options
  return applicationServerKey !== null && textOf(applicationServerKey) === publicKey
}

function listeningOf(subscription: PushSubscription): Listening {
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')]
  if (!p256dh || !auth) throw new Error('The browser gave no keys.')
  return { endpoint: subscription.endpoint, p256dh: textOf(p256dh), auth: textOf(auth) }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
}

function textOf(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCodePoint(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

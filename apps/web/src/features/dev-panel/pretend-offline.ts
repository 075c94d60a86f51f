/** What the browser offered before the pretence began; null while nothing is pretended. */
let before: { fetch: typeof fetch } | null = null

/** Makes this page believe that the network is gone, and every call fail as it then would. */
export function pretendOffline(isOffline: boolean): void {
  if (isOffline === isPretendingOffline()) return
  if (before) {
    globalThis.fetch = before.fetch
    // The getter of the prototype shows through again.
    Reflect.deleteProperty(navigator, 'onLine')
    before = null
  } else {
    before = { fetch: globalThis.fetch }
    globalThis.fetch = () => Promise.reject(new TypeError('The developer panel pretends to be offline.'))
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  }
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

export function isPretendingOffline(): boolean {
  return before !== null
}

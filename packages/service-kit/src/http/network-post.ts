import type { PostText } from './guarded-post.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const ANSWER_MAX_BYTES = 4 * 1024 * 1024

type Party = { readonly address: string; readonly timeoutMs: number; readonly answerMaxBytes?: number }

/** Whether what is said there cannot be read or answered by others on the way. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}

/**
 * Posts to one address from the settings and nowhere else: paths cannot lead to another host, redirects are not followed,
 * certificates are checked, and an answer that is late or too long is none.
 */
export function networkPost(party: Party): PostText {
  const ask = asking(party)
  return (path, text, headers) =>
    ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text })
}

/** The same for what is only read. */
export function networkGet(party: Party): (path: string) => Promise<string> {
  const ask = asking(party)
  return (path) => ask(path, { method: 'GET' })
}

function asking({ address, timeoutMs, answerMaxBytes = ANSWER_MAX_BYTES }: Party) {
  if (!isSafeAddress(address)) throw new Error('an outgoing address must be https')
  const { origin } = new URL(address)
  const base = address.replace(/\/+$/, '')
  return async (path: string, request: RequestInit): Promise<string> => {
    const url = new URL(`${base}/${path.replace(/^\/+/, '')}`)
    if (url.origin !== origin) throw new Error('a path must not lead elsewhere')
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, { ...request, redirect: 'error', signal })
    if (!answer.ok) throw new Error(`answered with status ${answer.status}`)
    return readText(answer, answerMaxBytes)
  }
}

async function readText({ body }: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > most) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

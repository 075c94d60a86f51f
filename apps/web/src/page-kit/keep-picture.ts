import { getPicture, uploadPicture } from '@keo/contract/pictures'
import { queryOptions } from '@tanstack/react-query'
import { api, IN_FORM } from '../api/api.ts'
import { environment } from '../platform/environment.ts'

/** Gives a picture of the player's to the server, which draws it anew; answers the id under which it is kept. */
export async function keepPicture(
  file: Blob,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const picture = await base64Of(file)
  const { fileId } = await api(
    uploadPicture,
    { picture },
    { ...IN_FORM, ...(signal && { signal }), fetch: (path, init) => send(path, init, onProgress) },
  )
  return fileId
}

/** An own picture, as the server drew it anew. */
export const pictureQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['picture', fileId],
    queryFn: ({ signal }) => api(getPicture, { fileId }, { silent: true, signal }),
    // What was drawn once never changes.
    staleTime: Number.POSITIVE_INFINITY,
  })

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In pieces: one call with millions of arguments would not fit the stack.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}

/** `fetch` does not tell how much has left the device; the older way does. */
function send(path: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', environment.apiOrigin + path)
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const headers = new Headers({ 'x-server-time': request.getResponseHeader('x-server-time') ?? '' })
      resolve(new Response(request.responseText, { status: request.status, headers }))
    })
    request.addEventListener('error', () => reject(new TypeError('The picture was not sent.')))
    request.addEventListener('abort', () =>
      reject(new DOMException('The picture was taken back.', 'AbortError')),
    )
    init.signal?.addEventListener('abort', () => request.abort())
    if (init.signal?.aborted) return request.abort()
    request.send(String(init.body))
  })
}

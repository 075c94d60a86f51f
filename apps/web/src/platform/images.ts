import { useState } from 'react'
import { environment } from './environment.ts'

const CACHE_MAX = 200
const RETRIES_MAX = 3

/** Paths get the site's origin in front; a full address stays as it is. */
export function imageUrl(
  link: string,
  origin = environment.siteOrigin || globalThis.location.origin,
): string {
  if (/^(?:https?:)?\/\/|^(?:data|blob):/i.test(link)) return link
  return `${origin}${link.startsWith('/') ? '' : '/'}${link}`
}

/** Remembers which images have been seen loaded; the one not used for longest goes first. */
export function createImageCache(sizeMax = CACHE_MAX) {
  const seen = new Set<string>()
  return {
    has(url: string): boolean {
      if (!seen.delete(url)) return false
      seen.add(url)
      return true
    },
    add(url: string): void {
      seen.delete(url)
      seen.add(url)
      const [oldest] = seen
      if (seen.size > sizeMax && oldest !== undefined) seen.delete(oldest)
    },
    size: () => seen.size,
  }
}

export type ImageState = { readonly status: 'loading' | 'ready' | 'failed'; readonly attempt: number }

export function afterImageError({ attempt }: ImageState): ImageState {
  return attempt < RETRIES_MAX ? { status: 'loading', attempt: attempt + 1 } : { status: 'failed', attempt }
}

/** A new address for each attempt: browsers remember that the old one failed. */
export function attemptUrl(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}retry=${attempt}`
}

const cache = createImageCache()

/** For an `<img loading="lazy">`: spread `image` onto it, show a placeholder until `status` is ready. */
export function useImage(link: string) {
  const url = imageUrl(link)
  const [kept, keep] = useState({ url, state: firstState(url) })
  // Another link starts afresh, with what is known about it.
  const state = kept.url === url ? kept.state : firstState(url)

  return {
    status: state.status,
    image: {
      src: attemptUrl(url, state.attempt),
      onLoad(): void {
        cache.add(url)
        keep({ url, state: { status: 'ready', attempt: state.attempt } })
      },
      onError: () => keep({ url, state: afterImageError(state) }),
    },
  }
}

function firstState(url: string): ImageState {
  return { status: cache.has(url) ? 'ready' : 'loading', attempt: 0 }
}

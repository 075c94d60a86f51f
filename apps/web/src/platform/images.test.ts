import { expect, test } from 'vitest'
import { afterImageError, attemptUrl, createImageCache, type ImageState, imageUrl } from './images.ts'

test('[NET-11b] image links get the site origin in front, full addresses stay', () => {
  expect(imageUrl('/img/a.png', 'https://img.test')).toBe('https://img.test/img/a.png')
  expect(imageUrl('img/a.png', 'https://img.test')).toBe('https://img.test/img/a.png')
  for (const full of ['https://cdn.test/a.png', '//cdn.test/a.png', 'data:image/png;base64,AA', 'blob:x']) {
    expect(imageUrl(full, 'https://img.test')).toBe(full)
  }
})

test('[NET-11c] the cache holds 200 entries; the one not used for longest goes first', () => {
  const cache = createImageCache()
  for (let index = 0; index < 200; index++) cache.add(`${index}`)
  expect(cache.has('0')).toBe(true)
  cache.add('200')
  expect([cache.size(), cache.has('0'), cache.has('1'), cache.has('200')]).toEqual([200, true, false, true])
  for (let index = 0; index < 10_000; index++) cache.add(`more ${index}`)
  expect(cache.size()).toBe(200)
})

test('[NET-11d] a lazy image is tried again three times, each time at a new address', () => {
  let state: ImageState = { status: 'loading', attempt: 0 }
  const tried: string[] = []
  while (state.status === 'loading') {
    tried.push(attemptUrl('/a.png', state.attempt))
    state = afterImageError(state)
  }
  expect(tried).toEqual(['/a.png', '/a.png?retry=1', '/a.png?retry=2', '/a.png?retry=3'])
  expect(state.status).toBe('failed')
  expect(attemptUrl('/a.png?v=1', 2)).toBe('/a.png?v=1&retry=2')
})

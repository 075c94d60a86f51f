import { LANGUAGES } from '@keo/messages/languages'
import { loadPack } from '@keo/messages/packs'
import { expect, test } from 'vitest'
import { FORCED } from './forced-things.ts'

// What is chosen from a list is known by its words.
test.each(LANGUAGES)('in %s no two things that can be forced go by the same words', async (language) => {
  const pack = { ...(await loadPack('match', language)), ...(await loadPack('panel', language)) }
  for (const things of Object.values(FORCED)) {
    const words = things.map(({ name }) => pack[name])
    expect(words).not.toContain(undefined)
    expect(new Set(words).size).toBe(things.length)
  }
})

import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

/** Hashes that end when the test says so, and how many of them run. */
function heldThreads() {
  const ends: (() => void)[] = []
  let most = 0
  const threads = {
    hash: async () => 'hashed',
    verify: () =>
      new Promise<boolean>((resolve) => {
        ends.push(() => resolve(true))
        most = Math.max(most, ends.length)
      }),
    close: async () => {},
  }
  return { threads, ends, most: () => most }
}

test(
  '[ACS-03] argon2id with the recommended cost, a salt of its own, and exactly the password',
  { timeout: 120_000 },
  async () => {
    const hasher = createPasswordHasher({ cores: 2 })
    await hasher.withPlace(async (place) => {
      const [one, other] = [await place.hash('conMeo7Vang'), await place.hash('conMeo7Vang')]
      expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(one).not.toBe(other)
      expect(await place.verify(one, 'conMeo7Vang')).toBe(true)
      for (const near of ['conmeo7vang', 'conMeo7Vang ']) expect(await place.verify(one, near)).toBe(false)
    })
    await hasher.close()
  },
)

test('[ACS-04] nobody has no password: the same work, and never right', async () => {
  const hasher = createPasswordHasher({ cores: 2 })
  expect(await hasher.withPlace((place) => place.verify(undefined, 'conMeo7Vang'))).toBe(false)
  await hasher.close()
})

test('[ACS-03] a stored text that is no hash is a defect, and the thread goes on', async () => {
  const hasher = createPasswordHasher({ cores: 2 })
  const verify = (hashed?: string) => hasher.withPlace((place) => place.verify(hashed, 'conMeo7Vang'))
  await expect(verify('no hash')).rejects.toThrow('Decoding failed')
  expect(await verify()).toBe(false)
  await hasher.close()
})

test('[RAT-03] one core stays free, and whoever finds every place taken is told at once', async () => {
  const { threads, ends, most } = heldThreads()
  const hasher = createPasswordHasher({ cores: 4, threads })
  const tries = Array.from({ length: 60 }, () =>
    hasher
      .withPlace((place) => place.verify('hash', 'pass'))
      .then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
  )
  const refused = await Promise.race([Promise.all(tries.slice(39)), wait(50, 'late')])
  expect(refused).toEqual(Array(21).fill('BUSY'))
  while (ends.length > 0) {
    ends.shift()?.()
    await wait(0)
  }
  expect(await Promise.all(tries.slice(0, 39))).toEqual(Array(39).fill('done'))
  expect(most()).toBe(3)
  await hasher.withPlace(async (place) => expect(await place.hash('again')).toBe('hashed'))
})

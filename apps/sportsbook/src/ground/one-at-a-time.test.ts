import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a call gets a whole round after it, in whatever moment of an earlier round it comes', async () => {
  for (let steps = 0; steps < 12; steps++) {
    let begun = 0
    const run = oneAtATime(async () => {
      begun += 1
      await Promise.resolve()
    })
    const first = run()
    for (let step = 0; step < steps; step++) await Promise.resolve()
    const before = begun
    await run()
    expect(begun, `${steps} steps after the first call`).toBeGreaterThan(before)
    await first
  }
})

test('work that throws is told to who waits, and the next call works again', async () => {
  let isBroken = true
  const run = oneAtATime(async () => {
    if (isBroken) throw new Error('broken')
  })
  await expect(run()).rejects.toThrow('broken')
  isBroken = false
  await run()
})

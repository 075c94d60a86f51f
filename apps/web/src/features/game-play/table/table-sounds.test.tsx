import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GameSound } from '../sound/game-sounds.ts'
import { useCountdownTicks, useReveal } from './table-sounds.ts'

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

test('each of the last three seconds ticks once, by the provider’s time', async () => {
  const heard: GameSound[] = []
  let now = 0
  const { rerender } = renderHook(
    ({ endsAt }: { endsAt: number | null }) =>
      useCountdownTicks(
        endsAt,
        () => now,
        (sound) => heard.push(sound),
      ),
    { initialProps: { endsAt: 6000 as number | null } },
  )
  const heardAt: number[] = []
  for (now = 0; now <= 7000; now += 500) {
    await frames(2)
    heardAt.push(heard.length)
  }
  expect(heardAt).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3])
  now = 3000
  rerender({ endsAt: null })
  await frames(2)
  expect(heard).toEqual(['tick', 'tick', 'tick'])
})

test('a result is revealed once in a round, and not where the page came too late for it', () => {
  const heard: GameSound[] = []
  const { rerender } = renderHook(
    ({ phase }: { phase: string | undefined }) => useReveal(phase, 'shown', (sound) => heard.push(sound)),
    { initialProps: { phase: undefined as string | undefined } },
  )
  for (const phase of ['shown', 'shown', 'betting']) rerender({ phase })
  expect(heard).toEqual([])
  for (const phase of ['closed', 'shown', 'shown', 'betting']) rerender({ phase })
  expect(heard).toEqual(['reveal'])
})

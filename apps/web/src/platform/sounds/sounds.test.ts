import { expect, test, vi } from 'vitest'
import { goalSound, playSound } from './sounds.ts'

test('[SPT-07b] the goal sound follows the settings: 1 cheers, 2 whistle, status 0 on', () => {
  expect(goalSound({ pushTong: 1, pushTongStatus: 0 }, true)).toBe('cheer')
  expect(goalSound({ pushTong: 2, pushTongStatus: 0 }, true)).toBe('whistle')
  expect(goalSound({ pushTong: 1, pushTongStatus: 1 }, true)).toBeNull()
})

test('a visitor hears nothing', () => {
  expect(goalSound({ pushTong: 1, pushTongStatus: 0 }, false)).toBeNull()
})

test('a browser that forbids audio stays silent and breaks nothing', async () => {
  const Forbidden = class {
    resume(): Promise<never> {
      return Promise.reject(new DOMException('tap first', 'NotAllowedError'))
    }
  }
  vi.stubGlobal('AudioContext', Forbidden)
  await expect(playSound('cheer')).resolves.toBeUndefined()
})

import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** Stands where the browser's audio is, and counts the players and the tones that begin. */
function answerAudio() {
  const count = { players: 0, tones: 0 }
  const part = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  const node = () => {
    const made = {
      frequency: { ...part, value: 0 },
      gain: part,
      type: '',
      connect: (next: unknown) => next,
      start: () => void (count.tones += 1),
      stop() {},
    }
    return made
  }
  class Audio {
    currentTime = 0
    destination = {}
    constructor() {
      count.players += 1
    }
    resume = () => Promise.resolve()
    createOscillator = node
    createGain = node
  }
  vi.stubGlobal('AudioContext', Audio)
  vi.resetModules()
  return count
}

test('games and goals are heard through one player of the page', async () => {
  const count = answerAudio()
  const [{ playGameSound }, { openAudio }] = await Promise.all([
    import('./game-sounds.ts'),
    import('../../../platform/sounds/sounds.ts'),
  ])
  expect(count.players).toBe(0)
  playGameSound('tap')
  playGameSound('win3')
  await openAudio()
  playGameSound('reveal')
  expect(count).toEqual({ players: 1, tones: 1 + 4 + 2 })
})

test('a browser without audio shows the game all the same', async () => {
  answerAudio()
  vi.stubGlobal('AudioContext', undefined)
  const { playGameSound } = await import('./game-sounds.ts')
  expect(() => playGameSound('win1')).not.toThrow()
})

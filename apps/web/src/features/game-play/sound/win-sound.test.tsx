import { expect, test } from 'vitest'
import { sampleRound } from '../../../testing/test-engine.tsx'
import type { GameSound } from './game-sounds.ts'
import { soundWin } from './win-sound.ts'

test.each([
  ['0.00', []],
  ['49999.99', []],
  ['50000.00', []],
  ['50000.01', ['win1']],
  ['100000.00', ['win2']],
  ['500000.00', ['win3']],
])('[RSP-13] a return of %s for a stake of 50000.00 is heard as %j', (returned, expected) => {
  const heard: GameSound[] = []
  soundWin((sound) => heard.push(sound), sampleRound('dice', { stake: '50000.00', returned }))
  expect(heard).toEqual(expected)
})

import { expect, test } from 'vitest'
import { addClip, emptyQueue, finishClip, WAITING_MAX } from './animation-queue.ts'

test('[NAV-16] the first clip plays at once and the next ones wait their turn', () => {
  const queue = addClip(addClip(addClip(emptyQueue, 'goal'), 'ticket'), 'goal')
  expect(queue).toMatchObject({ playing: 'goal', waiting: ['ticket', 'goal'] })
})

test('[NAV-16] clips play one after another in the order of the taps, then the stage rests', () => {
  let queue = addClip(addClip(addClip(emptyQueue, 'goal'), 'ticket'), 'ticket')
  const played = []
  while (queue.playing) {
    played.push(queue.playing)
    queue = finishClip(queue)
  }
  expect(played).toEqual(['goal', 'ticket', 'ticket'])
  expect(queue.waiting).toEqual([])
})

test('[NAV-16] the same clip twice is two turns', () => {
  const first = addClip(addClip(emptyQueue, 'goal'), 'goal')
  expect(finishClip(first)).toMatchObject({ playing: 'goal', turn: first.turn + 1 })
})

test('[NAV-16] a full queue ignores further taps', () => {
  let queue = addClip(emptyQueue, 'goal')
  for (let taps = 0; taps < WAITING_MAX + 3; taps++) queue = addClip(queue, 'ticket')
  expect(queue.waiting).toHaveLength(WAITING_MAX)
})

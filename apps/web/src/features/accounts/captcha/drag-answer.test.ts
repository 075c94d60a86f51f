import { CAPTCHA_LEFT_MAX, checkCaptcha } from '@keo/contract/captcha'
import { expect, test } from 'vitest'
import { dragAnswer } from './drag-answer.ts'

const moves = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ share: (n + 1) / count, y: Math.sin(n), t: n * 7.333 }))

test('a movement is told in the pixels of the picture, whatever the screen shows', () => {
  const answer = dragAnswer({ share: 0.5, kind: 'drag', moves: [{ share: 0.5, y: -2.04, t: 12.34 }] })
  expect(answer).toEqual({ left: CAPTCHA_LEFT_MAX / 2, kind: 'drag', track: [{ x: 143, y: -2, t: 12.3 }] })
})

test.each([1, 599, 600, 601, 1200, 5000])(
  'a movement of %i points is one the call takes, with its end where the piece was let go',
  (count) => {
    const answer = dragAnswer({ share: 1, kind: 'drag', moves: moves(count) })
    expect(checkCaptcha.request.safeParse({ challengeId: 'cap_1', ...answer }).success).toBe(true)
    expect(answer.track.at(-1)?.x).toBe(answer.left)
  },
)

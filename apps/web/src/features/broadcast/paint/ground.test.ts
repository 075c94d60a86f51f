import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { expect, test } from 'vitest'
import { fieldOf } from '../scene/fields.ts'
import { paintBody } from './body.ts'
import { groundSteps } from './ground.ts'
import { POSTURES } from './postures.ts'
import { columnAt, panOf, rowAt, scaleAt, viewOf } from './view.ts'

/** A context that keeps what is asked of it. */
function recorder() {
  const calls: { name: string; values: unknown[] }[] = []
  const gradient = { addColorStop: (...values: unknown[]) => calls.push({ name: 'addColorStop', values }) }
  const context = new Proxy({} as Record<string, unknown>, {
    get: (own, name: string) =>
      name in own
        ? own[name]
        : (...values: unknown[]) => {
            calls.push({ name, values })
            return gradient
          },
    set(own, name: string, value) {
      own[name] = value
      return true
    },
  }) as unknown as CanvasRenderingContext2D
  return { context, calls }
}

const SIZES = [[390, 286], [844, 390], [170, 98]] as const // prettier-ignore

test.each(Object.entries(SPORT))('%s has a ground, and no line of it goes nowhere', (_, sportId) => {
  for (const [width, height] of SIZES) {
    const { context, calls } = recorder()
    const field = fieldOf(sportId)
    for (const step of groundSteps(context, viewOf(field, width, height), field, 7)) step()
    expect(calls.filter(({ name }) => name === 'fill' || name === 'stroke').length).toBeGreaterThan(20)
    expect(calls.filter(({ values }) => values.some((value) => Number.isNaN(value)))).toEqual([])
  }
})

test.each(['racket', 'stick', 'bat', 'gloves', 'helmet', null] as const)(
  'a body with %s has every posture',
  (gear) => {
    const kit = { shirt: 's', trim: 't', shorts: 'o', skin: 'k', hair: 'h' }
    for (const posture of POSTURES) {
      const { context, calls } = recorder()
      paintBody(context, posture, { kit, gear, play: gear === 'gloves' ? 'fight' : 'invasion' })
      expect(calls.filter(({ values }) => values.some((value) => Number.isNaN(value)))).toEqual([])
      expect(calls.filter(({ name }) => name === 'save').length).toBe(
        calls.filter(({ name }) => name === 'restore').length,
      )
    }
  },
)

test('what is further away is smaller, higher and nearer to the middle', () => {
  const view = viewOf(fieldOf(SPORT.soccer), 390, 286)
  const [far, near] = [scaleAt(view, 0), scaleAt(view, 1)]
  expect(near).toBe(1)
  expect(far).toBeLessThan(near)
  expect(rowAt(view, far)).toBeLessThan(rowAt(view, near))
  expect(columnAt(view, 1, far)).toBeLessThan(columnAt(view, 1, near))
})

test('the camera never leaves the ground', () => {
  const view = viewOf(fieldOf(SPORT.soccer), 390, 286)
  expect(panOf(view, 0)).toBe(0)
  expect(panOf(view, 1)).toBe(view.ground - view.width)
  expect(panOf(viewOf(fieldOf(SPORT.boxing), 844, 390), 0.9)).toBe(0)
})

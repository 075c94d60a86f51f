import { expect, test } from 'vitest'
import type { EventKind } from '../play/sport-model.ts'
import { shownEvents } from './match-events.ts'

const START = 5_000
const frame = (atMs: number, ...kinds: EventKind[]) => ({
  atMs,
  events: kinds.map((kind) => ({ kind, side: 'home' as const })),
})
const kindsOf = (found: ReturnType<typeof shownEvents>) => found.events.map(({ kind }) => kind)

test('what decides a match is shown in order, attacks and corners are not', () => {
  const frames = [frame(0, 'periodStart'), frame(900.5, 'danger', 'goal'), frame(2_000, 'corner', 'redCard')]
  const found = shownEvents(START, frames, START + 10_000)
  expect(kindsOf(found)).toEqual(['periodStart', 'goal', 'redCard'])
  expect(found.events[1]).toEqual({ at: START + 901, kind: 'goal', side: 'home' })
  expect(found.leftOut).toBe(0)
})

test('nothing after the moment is shown', () => {
  const frames = [frame(100, 'goal'), frame(200, 'goal')]
  expect(kindsOf(shownEvents(START, frames, START + 150))).toEqual(['goal'])
})

test('where there is too much of a finer kind it is left out and counted, never the ends', () => {
  const many = Array.from({ length: 90 }, (_, at) => frame(at * 10, 'points'))
  const found = shownEvents(START, [...many, frame(1_000, 'periodEnd'), frame(2_000, 'over')], START + 10_000)
  expect(kindsOf(found)).toEqual(['periodEnd', 'over'])
  expect(found.leftOut).toBe(90)
})

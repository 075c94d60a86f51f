import { expect, test } from 'vitest'
import { routes } from '../routes/route-table.ts'
import {
  activePage,
  arrive,
  EMPTY_STACK,
  forgetKept,
  type PageEntry,
  type PageStack,
  settle,
} from './page-stack-state.ts'
import type { Transition } from './page-transition.ts'
import { createMatcher } from './route-matcher.ts'

const match = createMatcher(routes)

function entry(path: string, key: string = path): PageEntry {
  const { route, params } = match(path)!
  return { key, index: 0, path, search: '', fullPath: path, route, params }
}

const to = (stack: PageStack, path: string, transition: Transition = 'slide-left', leavingScrollY = 0) =>
  arrive(stack, { entry: entry(path), transition, scrollY: 0, leavingScrollY })

const states = (stack: PageStack) => stack.pages.map((page) => `${page.entry.path} ${page.state}`)

test('both pages are mounted during a move, one after it', () => {
  const moving = to(to(EMPTY_STACK, '/', 'none'), '/aboutus')
  expect(states(moving)).toEqual(['/ leaving', '/aboutus active'])
  expect(moving.transition).toBe('slide-left')
  expect(states(settle(moving))).toEqual(['/aboutus active'])
})

test('a move during a move cuts the first one short', () => {
  const moving = to(to(to(EMPTY_STACK, '/', 'none'), '/aboutus'), '/help')
  expect(states(moving)).toEqual(['/aboutus leaving', '/help active'])
})

test('without an animation only the new page stays', () => {
  expect(states(to(to(EMPTY_STACK, '/', 'none'), '/aboutus', 'none'))).toEqual(['/aboutus active'])
})

test('[NAV-04a] [NAV-04b] the deposit page stays mounted when left, and is the same page when it comes back', () => {
  const atDeposit = settle(to(to(EMPTY_STACK, '/', 'none'), '/deposit'))
  const id = activePage(atDeposit)!.id
  const away = settle(to(atDeposit, '/help'))
  expect(states(away)).toEqual(['/deposit kept', '/help active'])

  const farther = settle(to(away, '/aboutus'))
  expect(states(farther)).toEqual(['/deposit kept', '/aboutus active'])

  const back = settle(
    arrive(farther, {
      entry: entry('/deposit', 'another-entry'),
      transition: 'slide-left',
      scrollY: 0,
      leavingScrollY: 0,
    }),
  )
  expect(states(back)).toEqual(['/deposit active'])
  expect(activePage(back)!.id).toBe(id)
})

test('[NAV-04c] the deposit page comes back where it was scrolled to', () => {
  const away = settle(to(to(EMPTY_STACK, '/deposit', 'none'), '/help', 'slide-left', 480))
  expect(activePage(to(away, '/deposit'))).toMatchObject({ scrollY: 480 })
})

test('a new query of the same history entry leaves the page mounted and still', () => {
  const stack = to(EMPTY_STACK, '/sports', 'none')
  const filtered = { ...entry('/sports'), search: '?sport=3', fullPath: '/sports?sport=3' }
  const next = arrive(stack, { entry: filtered, transition: 'fade', scrollY: 0, leavingScrollY: 90 })
  expect(next.transition).toBe('none')
  expect(next.pages).toHaveLength(1)
  expect(activePage(next)).toMatchObject({ id: activePage(stack)!.id, entry: filtered })
})

test('after a logout nothing typed is kept', () => {
  const away = settle(to(to(EMPTY_STACK, '/deposit', 'none'), '/help'))
  expect(states(forgetKept(away))).toEqual(['/help active'])
})

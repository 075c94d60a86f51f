import { expect, test } from 'vitest'
import { panelChoice } from './panel-visibility.ts'

test.each([
  ['?panel=off', true],
  ['?lang=vi&panel=on', false],
  ['?panel=maybe', undefined],
  ['', undefined],
])('the address %s hides the panel: %s', (search, isHidden) => {
  expect(panelChoice(search)).toBe(isHidden)
})

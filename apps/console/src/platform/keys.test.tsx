import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Reason } from '../parts/reason.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { sendOn, useFrameKeys } from './keys.ts'

beforeEach(() => {
  location.hash = '#/reviews/one'
  sessionStorage.clear()
})
const press = (key: string, on: Element = document.body, more = {}) => fireEvent.keyDown(on, { key, ...more })

function Page({ open }: { open: string }) {
  useFrameKeys('reviews', open)
  return (
    <main className="main">
      <input type="search" aria-label="Find" />
    </main>
  )
}

test.each(['f', '/'])('%s goes to the search of the page, and Escape leaves it', (key) => {
  render(<Page open="one" />)
  press(key)
  expect(document.activeElement).toBe(screen.getByLabelText('Find'))
  press('Escape', screen.getByLabelText('Find'))
  expect(document.activeElement).toBe(document.body)
  expect(location.hash).toBe('#/reviews/one')
})

test('Escape leaves what is open, and where nothing is it stays', () => {
  const { rerender } = render(<Page open="one" />)
  press('Escape')
  expect(location.hash).toBe('#/reviews')
  location.hash = '#/other'
  rerender(<Page open="" />)
  press('Escape')
  expect(location.hash).toBe('#/other')
})

test('a number writes the reason that stands beside it; while one is typed it is a number', () => {
  const onText = vi.fn<(text: string) => void>()
  render(<Reason text="" onText={onText} offers={['reason.called', 'reason.good']} />)
  press('2')
  expect(onText).toHaveBeenLastCalledWith('Hồ sơ tốt, không có dấu hiệu lạ')
  press('1', screen.getByRole('textbox'))
  press('3')
  expect(onText).toHaveBeenCalledTimes(1)
})

test('numbers open the tabs of a page that has them, each with its count', () => {
  const onName = vi.fn<(name: string) => void>()
  const tabs = (hasKeys: boolean) => (
    <Tabs
      label="Views"
      names={['one', 'two']}
      current="one"
      textOf={(name) => name}
      onName={onName}
      hasKeys={hasKeys}
      countOf={(name) => (name === 'two' ? 7 : undefined)}
    />
  )
  const { rerender } = render(tabs(false))
  press('2')
  expect(onName).not.toHaveBeenCalled()
  rerender(tabs(true))
  press('2')
  expect(onName).toHaveBeenCalledWith('two')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['one ', 'two 7'])
})

test('Ctrl and Enter send what is written, Enter alone is a line', () => {
  const send = vi.fn<() => void>()
  render(<textarea onKeyDown={sendOn(send)} />)
  const field = screen.getByRole('textbox')
  press('Enter', field)
  expect(send).not.toHaveBeenCalled()
  press('Enter', field, { ctrlKey: true })
  expect(send).toHaveBeenCalledTimes(1)
})

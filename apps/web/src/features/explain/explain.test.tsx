import { OddsButton } from '@keo/ui/product/odds-button'
import { money } from '@keo/units/money'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { startLanguage } from '../../language/messages.ts'
import { Explained } from '../../page-kit/explain/explained.tsx'
import type { Figure } from '../../page-kit/explain/figures.ts'
import { oddsMark } from '../../page-kit/explain/odds-mark.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { storage } from '../../platform/storage.ts'
import { listenForHolds } from './holds.ts'
import { openExplanation } from './open-explanation.tsx'

const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')
const turnover = { required: dong(500_000), done: dong(200_000), missing: dong(300_000), since: null }

let opened: Figure[] = []
let due: (() => void) | null = null
let isMarked = false
let stop = () => {}

beforeEach(() => {
  opened = []
  due = null
  isMarked = false
  stop = listenForHolds(document, {
    clock: {
      after(_delayMs, run) {
        due = run
        return () => void (due = null)
      },
    },
    open: (figure) => void opened.push(figure),
    opensByTap: () => isMarked,
  })
})
afterEach(() => {
  stop()
  cleanup()
  storage.remove('explainMarks')
})

const press = (element: Element) =>
  fireEvent.pointerDown(element, { isPrimary: true, button: 0, clientX: 10, clientY: 10 })
const pass = () => due?.()

function plain() {
  render(
    <Explained kind="turnover" of={turnover}>
      200.000 / 500.000
    </Explained>,
  )
  return screen.getByRole('button', { name: '200.000 / 500.000' })
}

test('a press that stays asks, and the tap that ends it does nothing', () => {
  const tapped = vi.fn<() => void>()
  render(
    <OddsButton
      price="1.85"
      label="Nhà"
      onSelect={tapped}
      explains={oddsMark({ marketId: 7, optionType: 1 })}
    />,
  )
  const odds = screen.getByRole('button', { name: 'Nhà' })
  press(odds)
  pass()
  expect(opened).toEqual([{ kind: 'odds', of: { marketId: 7, optionType: 1 } }])
  fireEvent.pointerUp(odds)
  fireEvent.click(odds, { detail: 1 })
  expect(tapped).not.toHaveBeenCalled()
  press(odds)
  fireEvent.pointerUp(odds)
  fireEvent.click(odds, { detail: 1 })
  expect(tapped).toHaveBeenCalledTimes(1)
  expect(opened).toHaveLength(1)
})

test('moving, scrolling and letting go end the press', () => {
  const figure = plain()
  press(figure)
  fireEvent.pointerMove(figure, { clientX: 10, clientY: 16 })
  expect(due).not.toBeNull()
  fireEvent.pointerMove(figure, { clientX: 10, clientY: 40 })
  expect(due).toBeNull()
  press(figure)
  fireEvent.scroll(document)
  expect(due).toBeNull()
  press(figure)
  fireEvent.pointerUp(figure)
  expect(due).toBeNull()
  expect(opened).toEqual([])
})

test('?, Enter, the menu key and the second button ask; a plain tap only where figures are marked', () => {
  const figure = plain()
  fireEvent.keyDown(figure, { key: '?' })
  fireEvent.keyDown(figure, { key: 'Enter' })
  const allowed = fireEvent.contextMenu(figure, { button: 2 })
  expect(allowed).toBe(false)
  expect(opened).toHaveLength(3)
  fireEvent.pointerDown(figure, { isPrimary: true, button: 0 })
  fireEvent.pointerUp(figure)
  fireEvent.click(figure, { detail: 1 })
  expect(opened).toHaveLength(3)
  isMarked = true
  fireEvent.click(figure, { detail: 1 })
  expect(opened).toHaveLength(4)
})

test('a figure within a button is asked through it, and the button keeps its Enter', () => {
  const tapped = vi.fn<() => void>()
  render(
    <button type="button" onClick={tapped}>
      Mỗi ngày{' '}
      <Explained kind="turnover" of={turnover} isInside>
        500.000
      </Explained>
    </button>,
  )
  const row = screen.getByRole('button', { name: /Mỗi ngày/ })
  fireEvent.keyDown(row, { key: '?' })
  expect(opened).toEqual([{ kind: 'turnover', of: turnover }])
  fireEvent.keyDown(row, { key: 'Enter' })
  fireEvent.click(row, { detail: 0 })
  expect(opened).toHaveLength(1)
  expect(tapped).toHaveBeenCalledTimes(1)
})

test('what is typed is never taken for a question', () => {
  render(<input data-explain="turnover" aria-label="Số tiền" />)
  fireEvent.keyDown(screen.getByLabelText('Số tiền'), { key: '?' })
  expect(opened).toEqual([])
})

function Overlays() {
  const Content = overlays.store.getState().open.explain
  return Content ? <Content close={() => overlays.close('explain')} /> : null
}

test('the sheet says the figure, its rule, its parts, who set it and where to read on', async () => {
  await startLanguage('vi')
  await openExplanation({
    kind: 'withdrawMost',
    of: {
      available: dong(900_000),
      locked: dong(100_000),
      free: dong(800_000),
      dayLeft: dong(300_000_000),
      orderLeast: dong(200_000),
      orderMost: dong(300_000_000),
    },
  })
  render(
    <QueryClientProvider client={queryClient}>
      <Overlays />
    </QueryClientProvider>,
  )
  const sheet = screen.getByRole('dialog', { name: 'Vì sao có con số này' })
  expect(sheet.textContent).toContain('Số dư trừ đi phần còn phải cược của quà.')
  expect(sheet.textContent).toMatch(/Quà còn phải cược−100\.000\s₫/)
  const binding = sheet.querySelector('[data-binding]')
  expect(binding?.textContent).toMatch(/^Có thể rútĐang áp dụng800\.000\s₫$/)
  expect(screen.getByRole('link', { name: 'Hạn mức và phí rút tiền' }).getAttribute('href')).toBe(
    '/service-detail?id=withdraw-fees',
  )
  fireEvent.click(screen.getByRole('switch', { name: 'Gạch chấm dưới số có giải thích' }))
  expect(storage.read('explainMarks')).toBe(true)
})

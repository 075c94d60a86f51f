import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Table, type Column } from './table.tsx'

type Row = { readonly id: string; readonly sum: number }

const COLUMNS: readonly Column<Row>[] = [
  { id: 'id', head: 'Id', cell: ({ id }) => id },
  { id: 'sum', head: 'Sum', cell: ({ sum }) => sum, sortBy: ({ sum }) => sum, isFigure: true },
]
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `row ${at}`, sum: (at * 7_919) % count }))
const IN_SIGHT = 20
const ROW_HEIGHT = 34

// Nothing has a size here: the box is as high as twenty rows, and they are alike.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(IN_SIGHT * ROW_HEIGHT)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT)
})

const drawn = () => within(screen.getByRole('table')).queryAllByText(/^row \d+$/)
const listOf = (count: number, current = '') => (
  <Table label="Rows" columns={COLUMNS} rows={rowsOf(count)} idOf={({ id }) => id} current={current} />
)
const show = (count: number) => render(listOf(count))

test('of ten thousand rows only those in sight are drawn, wherever they are scrolled to', () => {
  const { container } = show(10_000)
  expect(drawn().length).toBeGreaterThanOrEqual(IN_SIGHT)
  expect(drawn().length).toBeLessThan(3 * IN_SIGHT)
  expect(screen.getByText('row 0')).toBeTruthy()
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001')

  const box = container.querySelector('.table-box')
  if (!box) throw new Error('The table has no box.')
  act(() => {
    box.scrollTop = 5_000 * ROW_HEIGHT
    fireEvent.scroll(box)
  })
  expect(screen.getByText('row 5000')).toBeTruthy()
  expect(screen.queryByText('row 0')).toBeNull()
  expect(drawn().length).toBeLessThan(4 * IN_SIGHT)
})

test('the row that a key opens comes into sight, however far down it is', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(10_001 * ROW_HEIGHT)
  const scrollTo = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined)
  const { rerender } = show(10_000)
  rerender(listOf(10_000, 'row 7000'))
  const [to] = scrollTo.mock.calls.at(-1) ?? []
  const top = (to as ScrollToOptions | undefined)?.top ?? 0
  expect(top).toBeGreaterThan((7_000 - IN_SIGHT) * ROW_HEIGHT - 1)
  expect(top).toBeLessThan(7_001 * ROW_HEIGHT)
})

test('few rows are drawn whole, and a head sorts them', () => {
  show(30)
  expect(drawn()).toHaveLength(30)
  fireEvent.click(screen.getByRole('button', { name: 'Sum' }))
  const sums = drawn().map(({ textContent }) => rowsOf(30).find(({ id }) => id === textContent)?.sum)
  expect(sums).toEqual(sums.toSorted((one, other) => Number(other) - Number(one)))
})

test('a text that gives way has the whole of it in its title once somebody points at it', () => {
  const long = 'Bảo trì ngân hàng Mây Trắng từ 23 giờ đêm thứ Bảy đến 4 giờ sáng Chủ nhật'
  const columns: Column<Row>[] = [{ id: 'id', head: 'Id', cell: ({ id }) => id, givesWay: true }]
  render(<Table label="Rows" columns={columns} rows={[{ id: long, sum: 0 }]} idOf={({ id }) => id} />)
  const cell = screen.getByText(long)
  expect(cell.title).toBe('')
  fireEvent.pointerEnter(cell)
  expect(cell.title).toBe(long)
})

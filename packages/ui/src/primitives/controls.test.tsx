import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { countText } from './count-badge.tsx'
import { StakeKeypad } from '../fields/keypad.tsx'
import { OddsButton } from '../product/odds-button.tsx'
import { UnderlineTabs } from '../bars/underline-tabs.tsx'

test('a busy button takes no taps and still has its name', async () => {
  const taps: string[] = []
  render(
    <Button busy onClick={() => taps.push('tap')}>
      Đặt cược
    </Button>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Đặt cược' })
  await userEvent.click(button)
  expect(taps).toEqual([])
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a button counts down and is closed until it reaches zero', () => {
  const { rerender } = render(<Button countdown={48}>Gửi lại</Button>)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /48s\s*Gửi lại/ }).disabled).toBe(true)
  rerender(<Button countdown={0}>Gửi lại</Button>)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gửi lại' }).disabled).toBe(false)
})

test('a badge stops counting at 99+', () => {
  expect([0, -1, 1, 99, 100, 4000].map(countText)).toEqual(['', '', '1', '99', '99+', '99+'])
})

test('a price says whether it is picked; a locked one cannot be reached', () => {
  const { rerender } = render(<OddsButton label="Arsenal 1.90" price="1.90" selected />)
  expect(screen.getByRole('button', { name: 'Arsenal 1.90', pressed: true })).toBeTruthy()
  rerender(<OddsButton label="Arsenal" price="1.90" state="locked" moved="up" />)
  const locked = screen.getByRole<HTMLButtonElement>('button', { name: 'Arsenal' })
  expect(locked.disabled).toBe(true)
  expect(locked.dataset.moved).toBeUndefined()
  expect(locked.textContent).toBe('')
})

test('a stale price stays to be read and cannot be taken', () => {
  render(<OddsButton label="Arsenal" price="1.90" line="-0.5" state="stale" moved="up" />)
  const stale = screen.getByRole<HTMLButtonElement>('button', { name: 'Arsenal' })
  expect(stale.disabled).toBe(true)
  expect(stale.textContent).toBe('-0.51.90')
  expect(stale.dataset.moved).toBeUndefined()
})

test('a price flashes anew with every change, beside its corner, and a picked one only shows the corner', () => {
  const { container, rerender } = render(<OddsButton label="Arsenal" price="1.90" moved="up" />)
  const flash = () => container.querySelector('.ui-odds-flash')
  const first = flash()
  expect(first).toBeTruthy()
  rerender(<OddsButton label="Arsenal" price="1.95" moved="up" />)
  expect([flash() === null, flash() === first]).toEqual([false, false])
  rerender(<OddsButton label="Arsenal" price="1.95" moved="up" selected />)
  expect([flash(), screen.getByRole('button').dataset.moved]).toEqual([null, 'up'])
})

test('a price that is held, or asked for its menu, tells what is behind it and is not picked', () => {
  vi.useFakeTimers()
  const calls: string[] = []
  render(
    <OddsButton
      label="Arsenal"
      price="1.90"
      onSelect={() => calls.push('pick')}
      onHold={() => calls.push('hold')}
    />,
  )
  const price = screen.getByRole('button', { name: 'Arsenal' })
  fireEvent.pointerDown(price)
  vi.advanceTimersByTime(600)
  fireEvent.pointerUp(price)
  fireEvent.click(price)
  expect(calls).toEqual(['hold'])
  fireEvent.contextMenu(price)
  fireEvent.pointerDown(price)
  fireEvent.pointerUp(price)
  fireEvent.click(price)
  expect(calls).toEqual(['hold', 'hold', 'pick'])
  vi.useRealTimers()
})

test('a tap or a hold that began on another selection picks and tells nothing; the next one does', () => {
  vi.useFakeTimers()
  const calls: string[] = []
  const price = (selection: string) => (
    <OddsButton
      label={selection}
      price="1.90"
      selection={selection}
      onSelect={() => calls.push(`pick ${selection}`)}
      onHold={() => calls.push(`hold ${selection}`)}
    />
  )
  const { rerender } = render(price('over 210'))
  const button = screen.getByRole('button')
  const begin = () => fireEvent.pointerDown(button)
  const end = () => {
    fireEvent.pointerUp(button)
    // A finger that is lifted leaves as well, before its click.
    fireEvent.pointerLeave(button)
    fireEvent.click(button, { detail: 1 })
  }
  begin()
  rerender(price('over 212'))
  end()
  begin()
  rerender(price('over 214'))
  vi.advanceTimersByTime(600)
  end()
  expect(calls).toEqual([])
  begin()
  end()
  fireEvent.click(button)
  begin()
  vi.advanceTimersByTime(600)
  end()
  expect(calls).toEqual(['pick over 214', 'pick over 214', 'hold over 214'])
  vi.useRealTimers()
})

test('arrow keys walk the tabs and only the chosen one is in the tab order', async () => {
  const chosen: string[] = []
  const tabs = [
    { key: 'notice', label: 'Thông báo' },
    { key: 'event', label: 'Sự kiện' },
  ] as const
  render(<UnderlineTabs label="Hộp thư" tabs={tabs} value="notice" onChange={(key) => chosen.push(key)} />)
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1])
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen).toEqual(['event'])
  expect(document.activeElement?.textContent).toBe('Sự kiện')
})

test('the stake keypad reports each key', async () => {
  const keys: unknown[] = []
  const quick = { label: '+50K', amount: 50_000 }
  render(
    <StakeKeypad
      label="Tiền cược"
      eraseLabel="Xóa"
      onKey={(key) => keys.push(key)}
      quick={[quick, { label: '+100K', amount: 100_000 }, { label: '+500K', amount: 500_000 }]}
      max={{ label: 'Tối đa', onPress: () => keys.push('max') }}
    />,
  )
  for (const name of ['7', '000', '+50K', 'Xóa', 'Tối đa']) {
    await userEvent.click(screen.getByRole('button', { name }))
  }
  expect(keys).toEqual([
    { kind: 'digits', digits: '7' },
    { kind: 'digits', digits: '000' },
    { kind: 'add', amount: 50_000 },
    { kind: 'erase' },
    'max',
  ])
})

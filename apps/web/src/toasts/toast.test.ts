import { describe, expect, test } from 'vitest'
import { createCustomToast, showDiyToast } from './custom-toast.ts'
import { manualClock } from '../testing/manual-clock.ts'
import { createToasts } from './toast.ts'

describe('toasts', () => {
  function setup() {
    const clock = manualClock()
    const toasts = createToasts(clock)
    return { clock, toasts, current: () => toasts.store.getState().current }
  }

  test('[NET-03b] an error toast lasts four seconds', () => {
    const { clock, toasts, current } = setup()
    toasts.error('Không được')
    expect(current()).toMatchObject({ kind: 'error', text: 'Không được' })
    clock.advance(3999)
    expect(current()).not.toBeNull()
    clock.advance(1)
    expect(current()).toBeNull()
  })

  test('[I18N-07c] a toast of the UI kit lasts two seconds unless told otherwise', () => {
    const { clock, toasts, current } = setup()
    toasts.show('Đã lưu')
    clock.advance(1999)
    expect(current()).toMatchObject({ kind: 'plain', text: 'Đã lưu' })
    clock.advance(1)
    expect(current()).toBeNull()
    toasts.show('Đã lưu', { durationMs: 500, kind: 'success' })
    clock.advance(500)
    expect(current()).toBeNull()
  })

  test('a loading toast stays until it is closed', () => {
    const { clock, toasts, current } = setup()
    const close = toasts.loading('Đang lưu')
    clock.advance(60_000)
    expect(current()).toMatchObject({ kind: 'loading' })
    close()
    expect(current()).toBeNull()
  })

  test('a new toast takes the place of the last, whose end no longer counts', () => {
    const { clock, toasts, current } = setup()
    const closeFirst = toasts.show('một')
    clock.advance(1500)
    toasts.show('hai')
    closeFirst()
    clock.advance(1500)
    expect(current()?.text).toBe('hai')
    clock.advance(500)
    expect(current()).toBeNull()
    expect(clock.timers()).toBe(0)
  })
})

describe('the custom toast', () => {
  function setup() {
    const clock = manualClock()
    const custom = createCustomToast(clock)
    const target = new EventTarget()
    const stop = custom.listen(target)
    return { clock, custom, target, stop, current: () => custom.store.getState().current }
  }

  test('[I18N-07a] it lasts 60000 ms and is of type info unless told otherwise', () => {
    const { clock, target, current } = setup()
    showDiyToast({ message: 'Chào bạn' }, target)
    expect(current()).toEqual({ message: 'Chào bạn', type: 'info', icon: 'warning' })
    clock.advance(59_999)
    expect(current()).not.toBeNull()
    clock.advance(1)
    expect(current()).toBeNull()
    showDiyToast({ message: 'Ngắn', duration: 3000 }, target)
    clock.advance(3000)
    expect(current()).toBeNull()
  })

  test.each([
    ['error', 'error'],
    ['success', 'success'],
    ['info', 'warning'],
    ['warning', 'warning'],
    ['toString', 'warning'],
  ])('[I18N-07b] type %s has the %s icon', (type, icon) => {
    const { target, current } = setup()
    showDiyToast({ message: 'x', type }, target)
    expect(current()?.icon).toBe(icon)
  })

  test('[NAV-17f] the event of the specification opens it, one of another shape does not', () => {
    const { target, current, stop } = setup()
    for (const detail of [undefined, null, 'x', {}, { message: 7 }, { message: '' }]) {
      target.dispatchEvent(new CustomEvent('showDiyToast', { detail }))
    }
    expect(current()).toBeNull()
    target.dispatchEvent(
      new CustomEvent('showDiyToast', { detail: { message: 'a', duration: 'long', type: 7 } }),
    )
    expect(current()).toEqual({ message: 'a', type: 'info', icon: 'warning' })
    stop()
    showDiyToast({ message: 'b' }, target)
    expect(current()?.message).toBe('a')
  })

  test('closing it ends its timer', () => {
    const { clock, custom, target, current } = setup()
    showDiyToast({ message: 'a' }, target)
    custom.close()
    expect(current()).toBeNull()
    expect(clock.timers()).toBe(0)
  })
})

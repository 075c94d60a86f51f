import { expect, test, vi } from 'vitest'
import { followTextSize } from './text-size.ts'

test('text of twice its size is said in the document once its styles are there, and usual text again', async () => {
  let width = 12
  let measure: () => void = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        measure = run
      }
      observe(): void {}
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    measureText: () => ({ width: 12 }),
  } as unknown as RenderingContext)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => width)
  const root = document.documentElement
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve())
  followTextSize(root, load)
  measure()
  expect(root.dataset.text).toBe('usual')
  expect(load).not.toHaveBeenCalled()
  width = 24
  measure()
  expect(root.dataset.text).toBe('usual')
  await vi.waitFor(() => expect(root.dataset.text).toBe('large'))
  expect(load).toHaveBeenCalledOnce()
  width = 15
  measure()
  expect(root.dataset.text).toBe('usual')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyText, writeClipboard } from './clipboard.ts'
import { startLanguage } from '../language/messages.ts'
import { toast } from '../toasts/toast.ts'

const shown = () => toast.store.getState().current?.text
let selected: string[]

/** What the old command does in a browser: it copies what is selected. */
function allowCommand(isAllowed: boolean) {
  selected = []
  document.execCommand = (command: string) => {
    const field = document.querySelector('textarea')
    if (command === 'copy' && field && isAllowed) selected.push(field.value)
    return isAllowed
  }
}

beforeEach(() => startLanguage('vi'))
afterEach(() => vi.unstubAllGlobals())

test('[I18N-08] copying says common.copySuccess', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  expect(await copyText('H5-AND-1')).toBe(true)
  expect(written).toEqual(['H5-AND-1'])
  expect(shown()).toBe('Đã sao chép')
})

test('[I18N-08] when it cannot be done it says common.copyFail', async () => {
  vi.stubGlobal('navigator', {})
  allowCommand(false)
  expect(await copyText('H5-AND-1')).toBe(false)
  expect(shown()).toBe('Chưa sao chép được')
})

test('on plain http, without the clipboard API, the old command copies and leaves nothing behind', async () => {
  vi.stubGlobal('navigator', {})
  allowCommand(true)
  expect(await writeClipboard('Kèo')).toBe(true)
  expect(selected).toEqual(['Kèo'])
  expect(document.querySelector('textarea')).toBeNull()
})

test('a refused permission falls back to the old command', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
  allowCommand(true)
  expect(await writeClipboard('Kèo')).toBe(true)
  expect(selected).toEqual(['Kèo'])
})

import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MemoryStorage } from '../testing/memory-storage.ts'
import { createStorage } from './storage.ts'
import { createTheme, setTheme, startTheme, useTheme } from './theme.ts'

test('dark is the default; a choice is stored and read by the next page', () => {
  const local = new MemoryStorage()
  const open = () => createTheme(createStorage({ local: () => local, session: () => new MemoryStorage() }))
  const theme = open()
  expect(theme.store.getState().theme).toBe('dark')
  theme.set('light')
  expect(open().store.getState().theme).toBe('light')
  local.texts.set('keo.theme', '"neon"')
  expect(open().store.getState().theme).toBe('dark')
})

test('[STO-01c] the document is painted at once and after a change', () => {
  startTheme()
  expect(document.documentElement.dataset.theme).toBe('dark')
  const { result } = renderHook(() => useTheme())
  act(() => setTheme('light'))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(result.current).toBe('light')
})

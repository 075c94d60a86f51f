import { beforeEach, expect, test } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { isDownloadPromptShown } from './download-rules.ts'
import { countVisit } from './install-prompt.ts'

const world = {
  isShowDownload: true,
  isLaterVisit: true,
  isHiddenForSession: false,
  isNative: false,
  isStandalone: false,
}

beforeEach(() => {
  storage.remove('hasVisited')
  storage.remove('isLaterVisit')
})

test('[NAV-21a] the prompt shows while isShowDownload is on', () => {
  expect(isDownloadPromptShown(world)).toBe(true)
  expect(isDownloadPromptShown({ ...world, isShowDownload: false })).toBe(false)
})

test('[NAV-21b] once closed it stays away for the session', () => {
  expect(isDownloadPromptShown({ ...world, isHiddenForSession: true })).toBe(false)
})

test('[NAV-21c] inside the native wrapper it never shows, nor in an installed app', () => {
  expect(isDownloadPromptShown({ ...world, isNative: true })).toBe(false)
  expect(isDownloadPromptShown({ ...world, isStandalone: true })).toBe(false)
})

test('it waits for a second visit: a reload is still the first, the next session the second', () => {
  countVisit()
  countVisit()
  expect(storage.read('isLaterVisit')).toBe(false)
  expect(isDownloadPromptShown({ ...world, isLaterVisit: false })).toBe(false)
  storage.remove('isLaterVisit') // the session ends
  countVisit()
  expect(storage.read('isLaterVisit')).toBe(true)
})

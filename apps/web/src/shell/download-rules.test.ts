import { expect, test } from 'vitest'
import { isDownloadPromptShown } from './download-rules.ts'

const world = { isShowDownload: true, isHiddenForSession: false, isNative: false, isStandalone: false }

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

import { expect, test } from 'vitest'
import { isDirectEntry, readLobbyCode, readWebviewTitle } from './webview-query.ts'

test('[RED-05] [NAV-14b] the title is text: markup stays characters, control and direction marks vanish', () => {
  expect(readWebviewTitle('<b>Nổ hũ</b>')).toBe('<b>Nổ hũ</b>')
  expect(readWebviewTitle('  Nổ\u0000\n hũ\u202E moc.knab \u200B')).toBe('Nổ hũ moc.knab')
  expect(readWebviewTitle(null)).toBe('')
})

test('[RED-05] a long title is cut at 40 characters, never through one', () => {
  const cut = readWebviewTitle('🏆'.repeat(60))
  expect([...cut]).toHaveLength(40)
  expect(cut.endsWith('🏆…')).toBe(true)
  expect(readWebviewTitle('ữ'.repeat(40))).toBe('ữ'.repeat(40))
})

test('[NAV-14c] only a plain lobby code is read, and PP_SLOT enters directly', () => {
  expect(readLobbyCode('PP_SLOT')).toBe('PP_SLOT')
  expect(readLobbyCode('"><script>')).toBeNull()
  expect(readLobbyCode('x'.repeat(33))).toBeNull()
  expect(readLobbyCode(null)).toBeNull()
  expect(isDirectEntry('PP_SLOT')).toBe(true)
  expect(isDirectEntry('AG_LIVE')).toBe(false)
})

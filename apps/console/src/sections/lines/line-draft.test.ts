import { expect, test } from 'vitest'
import { draftOf, isWholeDraft, lineOfDraft } from './line-draft.ts'

const LINE = {
  line: 'bac',
  name: 'keo-bac',
  domains: ['keo-bac.example', 'bac.example'],
  isLive: true,
  isCSportOn: false,
  doorCheck: 2,
  isDownloadShown: true,
  downloadUrl: 'https://bac.example/app',
  hasAutoPlay: false,
  hasFastSpin: true,
  lobbySort: [3, 1],
} as const

test('a line is the same after its form held it, and addresses are written one way', () => {
  const line = { ...LINE, domains: [...LINE.domains], lobbySort: [...LINE.lobbySort] }
  expect(lineOfDraft(draftOf(line))).toEqual(line)
  expect(lineOfDraft({ ...draftOf(line), domains: ' Bac.example,\n\nKEO.vn ' }).domains).toEqual([
    'bac.example',
    'keo.vn',
  ])
  expect(lineOfDraft({ ...draftOf(line), lobbySort: '', downloadUrl: '' })).toMatchObject({
    lobbySort: null,
    downloadUrl: null,
  })
})

test('a line without a word, a name or an address is not whole; the default one has none of its own', () => {
  const draft = { ...draftOf(null), line: 'nam', name: 'keo-nam', domains: 'nam.example' }
  expect(isWholeDraft(draft, false)).toBe(true)
  for (const wrong of [
    { line: 'Nam' },
    { name: ' ' },
    { domains: '' },
    { lobbySort: '1 x' },
    { downloadUrl: 'http://x' },
  ])
    expect(isWholeDraft({ ...draft, ...wrong }, false)).toBe(false)
  expect(isWholeDraft({ ...draft, line: '', domains: '' }, true)).toBe(true)
})

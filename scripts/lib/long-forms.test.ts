import { expect, test } from 'vitest'
import { LONG_FORMS } from './long-forms.mjs'
import { trackedTextFiles } from './tracked-files.ts'

const OWN = 'scripts/lib/long-forms.mjs'

test('every long form of the night is read by a test or a journey', () => {
  const texts = trackedTextFiles()
    .filter(({ file }) => file !== OWN && /\.test\.ts$|^e2e\//.test(file))
    .map(({ text }) => text)
  const unread = Object.keys(LONG_FORMS).filter(
    (name) => !texts.some((text) => new RegExp(`process\\.env(\\.${name}|\\['${name}'\\])`).test(text)),
  )
  expect(unread).toEqual([])
})

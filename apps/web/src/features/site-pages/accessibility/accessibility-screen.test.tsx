import { accessStatement as words } from '@keo/messages/access-statement/vi'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../testing/test-app.tsx'
import { accessProof, pagesInLooks, provenPages } from './access-proof.ts'
import { KNOWN_EXCEPTIONS } from './known-exceptions.ts'

test('the statement tells which looks ran on how many pages, every exception, and where to report a barrier', async () => {
  await openApp('/accessibility')
  expect(await screen.findByRole('heading', { level: 1, name: 'Khả năng tiếp cận' })).toBeTruthy()
  const all = Object.keys(accessProof.routes).length
  expect(screen.getByText(`${provenPages(accessProof)} trên ${all}`)).toBeTruthy()
  const ran = screen.getByRole('heading', { name: words['access.ran'] }).closest('section')!
  const shown = within(ran)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect(shown).toEqual(
    pagesInLooks(accessProof).map(({ pages }) => (pages === 0 ? words['access.notRun'] : `${pages} trang`)),
  )
  for (const { reason } of KNOWN_EXCEPTIONS)
    expect(screen.getByText(words[reason as keyof typeof words])).toBeTruthy()
  const report = screen.getByRole('link', { name: words['access.reportAction'] })
  expect(report.getAttribute('href')).toBe('/settingfeedback')
})

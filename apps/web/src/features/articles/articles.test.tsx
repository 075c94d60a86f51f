import { ERRORS } from '@keo/contract/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { GUIDE, PREVIEW, PREVIEW_DETAIL } from '../../testing/sample-article.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'

const LIST = 'GET /api/live/article/list'
const ONE = 'GET /api/live/article/detail'

test('[LIV-01d] articles are listed, filtered in the address, searched, and open', async () => {
  const asked = answerCalls({
    [LIST]: () => ({ items: [PREVIEW, GUIDE], hasMore: false }),
    [ONE]: () => PREVIEW_DETAIL,
  })
  await openApp('/live/Information', 'visitor')
  const row = await screen.findByRole('link', { name: /Soi kèo Hà Nội FC/ })
  expect(row.textContent).toContain('V.League 1')
  expect(screen.getByRole('link', { name: 'Tin kèo' }).getAttribute('aria-current')).toBe('page')
  await userEvent.click(screen.getByRole('button', { name: 'Bóng rổ' }))
  await waitFor(() => expect(here()).toBe('/live/Information?sport=3'))
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ sport: '3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tìm đội, giải đấu' }))
  await userEvent.type(screen.getByRole('searchbox'), 'ha noi')
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ search: 'ha noi' }))
  await userEvent.click(await screen.findByRole('link', { name: /Soi kèo Hà Nội FC/ }))
  await waitFor(() => expect(here()).toBe('/live/Information?article=art_01J0000000000001'))
})

test('an article shows its figures, its text as text, and leads to the match and to its report', async () => {
  answerCalls({ [ONE]: () => PREVIEW_DETAIL })
  await openApp('/live/Information?article=art_01J0000000000001', 'visitor')
  const article = await screen.findByRole('article')
  expect(within(article).getByRole('heading', { name: PREVIEW.title })).toBeTruthy()
  expect(within(article).getByRole('img', { name: 'Hà Nội FC: 3 thắng, 0 hòa, 1 thua' })).toBeTruthy()
  expect(within(article).getByText('Chưa có trận')).toBeTruthy()
  expect(within(article).getByText('Thể Công – Hà Nội FC').parentElement?.textContent).toContain('2–1')
  expect(within(article).getByText('Hà Nội FC −0.5').parentElement?.textContent).toContain('1.84')
  expect(within(article).getByText('Thể Công +0.5').parentElement?.textContent).toContain('2.01')
  expect(within(article).getByText('<b>Hà Nội FC</b> đang thắng liền 3 trận.')).toBeTruthy()
  expect(within(article).getByRole('link', { name: 'Bài sau trận' }).getAttribute('href')).toBe(
    '/live/Information?article=art_01J0000000000002',
  )
  expect(screen.getByRole('button', { name: 'Vào phòng' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Xem kèo trận này' }))
  await waitFor(() => expect(here()).toBe('/match-detail/7'))
})

test('an empty list, a search without a hit, a failure and an article that is gone say so', async () => {
  answerCalls({ [LIST]: () => ({ items: [], hasMore: false }) })
  await openApp('/live/Information', 'visitor')
  expect(await screen.findByText('Chưa có bài nào')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tìm đội, giải đấu' }))
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText('Không tìm thấy bài nào')).toBeTruthy()
  cleanup()
  answerCalls({ [LIST]: () => new Refusal(ERRORS.UNEXPECTED.wire, 'x') })
  await openApp('/live/Information', 'visitor')
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy()
  cleanup()
  answerCalls({ [ONE]: () => new Refusal(ERRORS.NOT_FOUND.wire, 'x') })
  await openApp('/live/Information?article=art_gone', 'visitor')
  expect(await screen.findByText('Bài viết không còn')).toBeTruthy()
})

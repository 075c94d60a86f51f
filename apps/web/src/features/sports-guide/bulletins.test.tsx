import { encodeContent } from '@keo/contract/rich-content'
import { sportsGuide as vi } from '@keo/messages/sports-guide/vi'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls, openApp } from '../../testing/test-app.tsx'

const OWN = 'GET /api/operation/announce/config/queryAnnByMember'
const bulletin = (at: number) => ({
  id: `ann_${at}`,
  annType: 2,
  title: `Bản tin ${at}`,
  content: encodeContent(`<p>Trận ${at} đổi giờ</p><script>alert(1)</script>`),
  sortNum: at,
  isRead: false,
  createTime: '2026-11-18 12:00:00',
})

test("the operator's bulletins stand before the provider's, cleaned, page by page", async () => {
  const asked = answerCalls({
    [OWN]: (request: { annType?: string; before?: string }) =>
      request.before === undefined
        ? { list: [bulletin(2)], next: '2:ann_2' }
        : { list: [bulletin(1)], next: null },
  })
  await openApp('/bulletins')
  expect(await screen.findByRole('heading', { name: vi['bulletins.own'] })).toBeTruthy()
  const [first] = screen.getAllByRole('article')
  if (!first) throw new Error('There is no bulletin.')
  expect(within(first).getByText('Trận 2 đổi giờ')).toBeTruthy()
  expect(first.innerHTML).not.toContain('script')
  await userEvent.click(screen.getByRole('button', { name: vi['bulletins.more'] }))
  expect(await screen.findByText('Trận 1 đổi giờ')).toBeTruthy()
  expect(screen.queryByRole('button', { name: vi['bulletins.more'] })).toBeNull()
  expect(asked.filter(({ call }) => call === OWN).map(({ body }) => body)).toEqual([
    { annType: '2' },
    { annType: '2', before: '2:ann_2' },
  ])
})

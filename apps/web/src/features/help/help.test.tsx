import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls, here, openApp } from '../../testing/test-app.tsx'

const HELP = '/api/operation/tutorial/config'
const GROUPS = [
  { id: 'deposit', name: 'Nạp tiền', count: 1 },
  { id: 'withdraw', name: 'Rút tiền', count: 1 },
]

async function openHelp(path: string) {
  const asked = answerCalls({
    [`POST ${HELP}/list`]: () => ({ groups: GROUPS, often: [] }),
    [`POST ${HELP}/listItem`]: ({ groupId }) => ({
      items: [{ id: 'one-article', groupId, title: `Bài của ${String(groupId)}`, answer: '' }],
      total: 1,
      hasMore: false,
    }),
  })
  await openApp(path)
  return asked
}

test.each([
  ['/helpsub?group=withdraw', 'Rút tiền', 'Bài của withdraw'],
  ['/helpsub', 'Nạp tiền', 'Bài của deposit'],
  ['/service-question/0', 'Nạp tiền', 'Bài của deposit'],
  ['/service-question/1', 'Rút tiền', 'Bài của withdraw'],
])('%s shows the articles of %s', async (path, name, article) => {
  await openHelp(path)
  expect(await screen.findByText(article)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
})

test.each(['/helpsub?group=khong-co', '/service-question/2', '/service-question/abc'])(
  '%s says that there is no such topic, and leads to those that there are',
  async (path) => {
    const asked = await openHelp(path)
    await userEvent.click(await screen.findByRole('button', { name: 'Xem các chủ đề' }))
    await waitFor(() => expect(here()).toBe('/help'))
    expect(asked.some(({ call }) => call.endsWith('/listItem'))).toBe(false)
  },
)

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCalls, openApp } from '../../shell/test-app.tsx'

vi.mock('../../shared/at-rest.ts', () => ({
  whenAtRest: (run: () => void) => {
    run()
    return () => {}
  },
}))

const CHECK = 'POST /api/operation/tutorial/config/checkClick'
const guide = () => screen.queryByRole('alertdialog', { name: 'Chạm vào tỷ lệ để chọn' })

test('[SPT-14] the guide covers the sports page until it is put away, which the server is told', async () => {
  const asked = answerCalls({ [CHECK]: ({ click }) => ({ isClicked: click === true }) })
  await openApp('/sports', 'visitor')
  await waitFor(() => expect(guide()).toBeTruthy())
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp' }))
  expect(screen.getByText('Bước 2 trên 3')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp' }))
  await userEvent.click(screen.getByRole('button', { name: 'Bắt đầu' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const told = asked
    .filter(({ call }) => call === CHECK)
    .map(({ body: { guide: name, click } }) => [name, click])
  expect(told).toEqual([
    ['sports', undefined],
    ['sports', true],
  ])
})

test('[SPT-14] nothing covers the page of who has seen it, nor when nobody answers', async () => {
  let answer: unknown = { isClicked: true }
  const asked = answerCalls({ [CHECK]: () => answer })
  await openApp('/sports', 'visitor')
  await waitFor(() => expect(asked.some(({ call }) => call === CHECK)).toBe(true))
  expect(guide()).toBeNull()
  answer = null
  await openApp('/sports', 'visitor')
  expect(guide()).toBeNull()
})

test('[SPT-14] whoever has begun to tap is not interrupted by the guide', async () => {
  const asked = answerCalls({
    async [CHECK]() {
      await userEvent.click(document.body)
      return { isClicked: false }
    },
  })
  await openApp('/sports', 'visitor')
  await waitFor(() => expect(asked.some(({ call }) => call === CHECK)).toBe(true))
  await expect(screen.findByRole('alertdialog', {}, { timeout: 1000 })).rejects.toThrow('Unable to find')
})

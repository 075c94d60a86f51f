import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { loadArea } from '../../language/messages.ts'
import { isSavingData } from '../../platform/data-saver.ts'
import { storage } from '../../platform/storage.ts'
import { MAI } from '../../testing/sample-member.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'

test('the switch of the settings is kept on the device and says what it saves', async () => {
  answerCalls({ 'GET /api/member/get': () => MAI })
  await openApp('/settings')
  const toggle = await screen.findByRole('switch', { name: 'Tiết kiệm dữ liệu' })
  expect(toggle.getAttribute('aria-checked')).toBe('false')
  expect(screen.getByText(/dưới 20 KB mỗi phút/)).toBeTruthy()
  await userEvent.click(toggle)
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'))
  expect(storage.read('dataSaver')).toBe(true)
  expect(isSavingData()).toBe(true)
  // The page asks for it behind what is seen; the test does not leave while it is on its way.
  await loadArea('explain')
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'

test('a member who switches the goal sound off has it off on the server too', async () => {
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    'PUT /api/member/quick/setting/modify': (body) => body,
  })
  await openApp('/settings')
  await userEvent.click(await screen.findByRole('switch', { name: 'Âm báo bàn thắng' }))
  expect(storage.read('settings')).toMatchObject({ pushTongStatus: 1 })
  await waitFor(() =>
    expect(asked).toContainEqual({
      call: 'PUT /api/member/quick/setting/modify',
      body: { mouthSetting: 1, pushTong: 1, pushTongStatus: 1 },
    }),
  )
})

import { priceOf } from '@keo/units/price'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DEFAULT_AGENT_LINE, loadAgentLine } from '../../site/agent-line.ts'
import { storage } from '../../platform/storage.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'
import { oddsText } from '../sportsbook/index.ts'

const LINE = 'GET /api/operation/agent/config'
const SAVE = 'PUT /api/member/quick/setting/modify'

afterEach(() => storage.remove('settings'))

async function open(moreOdds: boolean) {
  const asked = answerCalls({
    [LINE]: () => ({ ...DEFAULT_AGENT_LINE, mode: 'test', moreOdds }),
    [SAVE]: (body) => body,
  })
  await openApp('/settings')
  await act(loadAgentLine)
  const formats = within(await screen.findByRole('radiogroup', { name: 'Kiểu tỷ lệ' }))
  return { asked, formats }
}

test('[SPT-07b] the odds format is chosen on the page of settings, and a member’s goes to the server', async () => {
  const { asked, formats } = await open(false)
  expect(formats.getAllByRole('radio')).toHaveLength(2)
  await userEvent.click(formats.getByRole('radio', { name: /Hồng Kông/ }))
  expect(storage.read('settings')).toMatchObject({ oddsFormat: 2 })
  await waitFor(() =>
    expect(asked.find(({ call }) => call === SAVE)?.body).toMatchObject({ mouthSetting: 2 }),
  )
  await userEvent.click(await screen.findByRole('radio', { name: 'Tự nhận mọi tỷ lệ mới' }))
  expect(storage.read('settings')).toMatchObject({ oddsFormat: 2, oddsChange: 2 })
})

test('[SPT-07a] a kept format that is not offered shows the odds unchanged, and nothing as chosen', async () => {
  storage.write('settings', { oddsFormat: 3, oddsChange: 1, pushTong: 1, pushTongStatus: 0 })
  const { formats } = await open(false)
  expect(formats.queryByRole('radio', { checked: true })).toBeNull()
  expect([3, 4, 5].map((format) => oddsText(priceOf(1.945), format))).toEqual(Array(3).fill('1.945'))
})

test('where the operator offers them, Malay, Indonesian and American stand beside the two and stay on the device', async () => {
  const { asked, formats } = await open(true)
  expect(formats.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Thập phân1.94',
    'Hồng Kông0.94',
    'Malaysia0.94',
    'Indonesia-1.07',
    'Mỹ-107',
  ])
  await userEvent.click(formats.getByRole('radio', { name: /Malaysia/ }))
  expect(storage.read('settings')).toMatchObject({ oddsFormat: 3 })
  await waitFor(() =>
    expect(asked.find(({ call }) => call === SAVE)?.body).toMatchObject({ mouthSetting: 0 }),
  )
  expect([0, 1, 2, 3, 6].map((format) => oddsText(priceOf(2.945), format))).toEqual([
    '2.945',
    '2.94',
    '1.94',
    '-0.52',
    '2.945',
  ])
})

test('what the book keeps is shown only once it is asked for', async () => {
  await open(false)
  const choice = await screen.findByRole('checkbox', { name: 'Hiện phí ẩn trong tỷ lệ' })
  expect(choice).toHaveProperty('checked', false)
  await userEvent.click(choice)
  expect(storage.read('betHabits')).toMatchObject({ showsCost: true })
  storage.remove('betHabits')
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { isSavingData, saveData } from '../../platform/data-saver.ts'
import { storage } from '../../platform/storage.ts'
import { openSports, rowOf, serveAnew } from '../../testing/test-sports-screen.tsx'

const OFFER = /Mạng đang chậm/
const AS_OF = /^Giá cập nhật lúc \d\d:\d\d:\d\d$/

function tellLine(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

beforeEach(() => {
  serveAnew()
  tellLine({})
  saveData(false)
  storage.remove('dataSaver')
})

test('where data is saved the list says from when its prices are, and ends it at a tap', async () => {
  saveData(true)
  await openSports()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  expect(await screen.findByText(AS_OF)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tắt tiết kiệm' }))
  await waitFor(() => expect(screen.queryByText(AS_OF)).toBeNull())
  expect(isSavingData()).toBe(false)
})

test('on a fast line nothing is offered, and prices that come at once have no time beside them', async () => {
  await openSports()
  await rowOf('Chủ nhà 7 vs. Đội khách 7')
  expect([screen.queryByText(OFFER), screen.queryByText(AS_OF)]).toEqual([null, null])
})

test.each([
  ['Bật', true],
  ['Thôi', false],
])(
  'on a slow line it is offered and never forced; %s is remembered and not asked again',
  async (answer, isOn) => {
    tellLine({ effectiveType: '3g' })
    await openSports()
    expect(await screen.findByRole('region', { name: OFFER })).toBeTruthy()
    expect(isSavingData()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByText(OFFER)).toBeNull())
    expect(storage.read('dataSaver')).toBe(isOn)
    await openSports()
    await rowOf('Chủ nhà 7 vs. Đội khách 7')
    expect(screen.queryByText(OFFER)).toBeNull()
  },
)

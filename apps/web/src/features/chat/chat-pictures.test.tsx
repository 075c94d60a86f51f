import { ERRORS } from '@keo/contract/errors'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { navigation } from '../../navigation/navigation.ts'
import { storage } from '../../platform/storage.ts'
import { MAI } from '../../testing/sample-member.ts'
import { openApp } from '../../testing/test-app.tsx'
import { chatOf, leaveChat, log, openChatPage } from './test-chat.tsx'

afterEach(leaveChat)

/** An upload that goes as far as the test lets it. */
class TestRequest extends EventTarget {
  static last: TestRequest | undefined
  readonly upload = new EventTarget()
  status = 200
  responseText = ''
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null
  send() {
    TestRequest.last = this
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  reach(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })))
  }
  finish(envelope: object) {
    this.responseText = JSON.stringify(envelope)
    act(() => void this.dispatchEvent(new Event('load')))
  }
}
const FILE_ID = 'fil_00000000000000000000000001'
async function choosePicture() {
  TestRequest.last = undefined
  vi.stubGlobal('XMLHttpRequest', TestRequest)
  const picture = new File([new Uint8Array([1, 2, 3])], 'a.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Gửi ảnh', { selector: 'input' }), picture)
  await waitFor(() => expect(TestRequest.last).toBeTruthy())
  return TestRequest.last!
}

test('a picture shows how far it has come, and is sent when it is there', async () => {
  const chat = await openChatPage(chatOf())
  const request = await choosePicture()
  request.reach(64, 100)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64')
  request.finish({ code: 200, msg: '', data: { fileId: FILE_ID } })
  await waitFor(() => expect(chat.sends()).toMatchObject([{ content: { type: 'picture', fileId: FILE_ID } }]))
  await userEvent.click(await log().findByRole('button', { name: 'Xem ảnh lớn' }))
  expect(within(await screen.findByRole('dialog')).getByRole('img', { name: 'Ảnh bạn gửi' })).toBeTruthy()
})

test('a tap takes a picture back, and nothing of it is sent', async () => {
  const chat = await openChatPage(chatOf())
  const request = await choosePicture()
  const aborted = vi.fn<() => void>()
  request.addEventListener('abort', aborted)
  await userEvent.click(screen.getByRole('button', { name: 'Hủy gửi ảnh' }))
  expect(aborted).toHaveBeenCalledOnce()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(chat.sends()).toEqual([])
})

test('a picture that a reload cut off is named as not sent until it is put away; one that arrived is not', async () => {
  const chat = chatOf()
  await openApp('/sponsor')
  const note = (memberId: string, name: string) => ({ key: name, memberId, name })
  storage.write('unsentPictures', [note(MAI.id, 'bien-lai.jpg'), note('mbr_other', 'b.jpg')])
  await act(() => navigation.to('/service-chat'))
  await screen.findByRole('log')
  const told = await log().findByRole('alert')
  expect(log().getByText('bien-lai.jpg')).toBeTruthy()
  expect(log().queryByText('b.jpg')).toBeNull()
  expect(told.textContent).toContain('Trang đã tải lại nên ảnh chưa gửi.')
  await userEvent.click(within(told).getByRole('button', { name: 'Bỏ' }))
  expect(log().queryByText('bien-lai.jpg')).toBeNull()

  const request = await choosePicture()
  expect(storage.read('unsentPictures')).toMatchObject([{ memberId: 'mbr_other' }, { name: 'a.png' }])
  expect(log().queryByRole('alert')).toBeNull()
  request.finish({ code: 200, msg: '', data: { fileId: FILE_ID } })
  await waitFor(() => expect(chat.sends()).toHaveLength(1))
  expect(storage.read('unsentPictures')).toMatchObject([{ memberId: 'mbr_other' }])
})

test("a picture that is none is refused in the server's words", async () => {
  await openChatPage(chatOf())
  const request = await choosePicture()
  request.finish({ code: ERRORS.PICTURE_REFUSED.wire, msg: 'Tệp này không phải ảnh.' })
  const refused = await log().findByRole('alert')
  expect(refused.textContent).toContain('Tệp này không phải ảnh.')
  await userEvent.click(within(refused).getByRole('button', { name: 'Bỏ' }))
  expect(log().queryByRole('alert')).toBeNull()
})

import { PICTURE_MAX_BYTES } from '@keo/contract/pictures'
import { createStore } from 'zustand/vanilla'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { keepPicture } from '../../page-kit/keep-picture.ts'
import { newTapKey } from '../../page-kit/tap-key.ts'
import { session } from '../../session/session.ts'
import { forgetPicture, notePicture } from './lost-pictures.ts'
import { say } from './outbox.ts'

/** A picture on its way to the server. The message that shows it is sent when it is there. */
export type Upload = {
  readonly key: string
  readonly memberId: string
  /** The browser's own address of the file. */
  readonly address: string
  readonly share: number
  readonly problem: 'none' | 'tooLarge' | 'noAnswer' | { readonly refused: string }
  readonly file: File
}
export const uploads = createStore<{ readonly items: readonly Upload[] }>(() => ({ items: [] }))
/** What this page has seen need not be fetched to be shown. */
export const previews = new Map<string, string>()
const running = new Map<string, AbortController>()

function change(key: string, changed: Partial<Upload>): void {
  uploads.setState(({ items }) => ({
    items: items.map((item) => (item.key === key ? { ...item, ...changed } : item)),
  }))
}

function remove(key: string): void {
  running.delete(key)
  forgetPicture(key)
  uploads.setState(({ items }) => ({ items: items.filter((item) => item.key !== key) }))
}

type To = Parameters<typeof say>[0]

export function sendPicture(to: To, file: File): void {
  const key = newTapKey()
  const isTooLarge = file.size > PICTURE_MAX_BYTES
  const item: Upload = {
    key,
    memberId: to.memberId,
    address: URL.createObjectURL(file),
    share: 0,
    problem: isTooLarge ? 'tooLarge' : 'none',
    file,
  }
  uploads.setState(({ items }) => ({ items: [...items, item] }))
  if (isTooLarge) return
  notePicture({ key, memberId: to.memberId, name: file.name })
  void upload(to, item)
}

export function uploadAgain(to: To, item: Upload): void {
  change(item.key, { problem: 'none', share: 0 })
  void upload(to, item)
}

async function upload(to: To, { key, file, address }: Upload): Promise<void> {
  const control = new AbortController()
  running.set(key, control)
  try {
    const fileId = await keepPicture(file, (share) => change(key, { share }), control.signal)
    if (control.signal.aborted) return
    previews.set(fileId, address)
    remove(key)
    say(to, { type: 'picture', fileId })
  } catch (error) {
    change(key, { problem: error instanceof ApiRefusal ? { refused: error.message } : 'noAnswer' })
  }
}

/** Taken back before it was there, or given up after it failed. */
export function cancelUpload({ key, address }: Upload): void {
  running.get(key)?.abort()
  remove(key)
  URL.revokeObjectURL(address)
}

session.onChange((isIn) => {
  if (isIn) return
  uploads.getState().items.forEach(cancelUpload)
  for (const address of previews.values()) URL.revokeObjectURL(address)
  previews.clear()
})

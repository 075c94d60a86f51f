import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { storage } from '../../platform/storage.ts'

const Note = z.object({ key: z.string(), memberId: z.string(), name: z.string() })
/** A picture that was chosen and is not with the server. */
export type PictureNote = z.output<typeof Note>

const kept = (): readonly PictureNote[] =>
  (storage.read('unsentPictures') ?? []).flatMap((item) => Note.safeParse(item).data ?? [])

/** In this tab alone: another one does not know whether a picture is still on its way. */
export const pictureNotes = createStore<{ readonly items: readonly PictureNote[] }>(() => ({ items: kept() }))
storage.subscribe('unsentPictures', () => pictureNotes.setState({ items: kept() }))

export function notePicture(note: PictureNote): void {
  storage.write('unsentPictures', [...kept(), note])
}

export function forgetPicture(key: string): void {
  storage.write(
    'unsentPictures',
    kept().filter((note) => note.key !== key),
  )
}

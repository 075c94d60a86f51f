import type { Storage } from '../../../platform/storage.ts'
import type { Stored } from '../../../platform/storage-schema.ts'

type Note = Stored<'unseenRounds'>[number]
/** By the tap that began it, until the provider has named it. */
export type UnseenRound = Omit<Note, 'gameId'>

/** Rounds that were played on this device and whose end was not drawn yet: a reload has to tell it. */
export type UnseenRounds = {
  note(round: UnseenRound): void
  forget(round: UnseenRound): void
  all(): readonly UnseenRound[]
}

/** A demo ends with its page. */
export const NOTHING_UNSEEN: UnseenRounds = { note() {}, forget() {}, all: () => [] }

/** More than a page has under way at once. */
const KEPT = 20

export function unseenRoundsOf(
  gameId: string,
  storage: Pick<Storage, 'read' | 'write' | 'remove'>,
): UnseenRounds {
  const read = () => storage.read('unseenRounds') ?? []
  const without = ({ key, round }: UnseenRound) =>
    read().filter((note) => note.gameId !== gameId || note.key !== key || note.round !== round)

  return {
    note: (round) => storage.write('unseenRounds', [...without(round), { gameId, ...round }].slice(-KEPT)),
    forget(round) {
      const left = without(round)
      if (left.length > 0) storage.write('unseenRounds', left)
      else storage.remove('unseenRounds')
    },
    all: () => read().filter((note) => note.gameId === gameId),
  }
}

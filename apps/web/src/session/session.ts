import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type Storage, storage } from '../platform/storage.ts'
import { STORAGE_SCHEMA, type StorageKey } from '../platform/storage-schema.ts'
import type { Cancel } from '../platform/time.ts'

/** Logged in means that a token is stored. What the server knows about the member is in the query cache. */
export type Session = { readonly token: string | undefined; readonly member: SessionMember | undefined }
/** The little that requests and error reports name. */
export type SessionMember = {
  readonly id: string
  readonly userName: string
  /** The operator has taken the live section away from this member. */
  readonly isLiveOff?: boolean
}

const ENDS_AT_LOGOUT = (Object.keys(STORAGE_SCHEMA) as StorageKey[]).filter(
  (key) => STORAGE_SCHEMA[key].endsAtLogout,
)

export function createSession(kept: Storage) {
  const store = createStore<Session>(() => ({ token: kept.read('token'), member: undefined }))
  // Another tab may log in or out.
  kept.subscribe('token', () => {
    const token = kept.read('token')
    if (token !== store.getState().token) store.setState({ token, member: undefined })
  })

  return {
    store,
    signIn(token: string): void {
      kept.write('token', token)
    },
    knowMember(member: SessionMember): void {
      store.setState({ member })
    },
    /** Clears what belongs to the member here; ending the session on the server is a call of its own. */
    logout(): void {
      for (const key of ENDS_AT_LOGOUT) kept.remove(key)
    },
    /** Runs with true after a login and with false after a logout, wherever it happened. */
    onChange(run: (isLoggedIn: boolean) => void): Cancel {
      return store.subscribe((now, before) => {
        if (now.token !== before.token) run(now.token !== undefined)
      })
    },
  }
}

export const session = createSession(storage)
export const { signIn, logout, knowMember } = session

export function currentSession(): Session {
  return session.store.getState()
}

export function useSession(): Session & { isLoggedIn: boolean } {
  const { token, member } = useStore(session.store)
  return { token, member, isLoggedIn: token !== undefined }
}

/** Logged in and owing no check: until then the server answers nothing that belongs to the member. */
export function useIsIn(): boolean {
  const { isLoggedIn } = useSession()
  const owesCheck = useSyncExternalStore(followOwed, owes)
  return isLoggedIn && !owesCheck
}

/** The same, for code outside components. */
export function isIn(): boolean {
  return currentSession().token !== undefined && !owes()
}

const OWED = ['owedCheck', 'owedFactors'] as const
export function followOwed(run: () => void): Cancel {
  const stops = OWED.map((key) => storage.subscribe(key, run))
  return () => stops.forEach((stop) => stop())
}
const owes = (): boolean => OWED.some((key) => storage.read(key) !== undefined)

import { STORAGE_SCHEMA, type StorageKey, type Stored } from './storage-schema.ts'
import type { Cancel } from './time.ts'

const PREFIX = 'keo.'
const VERSION_KEY = `${PREFIX}version`

/** Takes the texts of one version to the next; entry n leads from version n + 1 to version n + 2. */
export type Migration = (texts: Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>) => void
const MIGRATIONS: readonly Migration[] = []

/** Read through functions: merely naming `localStorage` throws where the browser blocks it. */
type Places = { local(): globalThis.Storage; session(): globalThis.Storage }

export type Storage = {
  read<K extends StorageKey>(key: K): Stored<K> | undefined
  write<K extends StorageKey>(key: K, value: Stored<K>): void
  remove(key: StorageKey): void
  /** Runs when the value changes, here or in another tab. */
  subscribe(key: StorageKey, run: () => void): Cancel
}

/** Never throws: a blocked or full store is replaced by memory, a corrupted value is dropped. */
export function createStorage(
  places: Places,
  migrations: readonly Migration[] = MIGRATIONS,
): Storage & {
  /** Another tab changed a text; null means all of them. */
  changedElsewhere(rawKey: string | null): void
} {
  const stores = { local: withMemory(places.local), session: withMemory(places.session) }
  const listeners = new Map<StorageKey, Set<() => void>>()
  migrate(stores.local, migrations)

  const storeOf = (key: StorageKey): TextStore => stores[STORAGE_SCHEMA[key].place]
  const notify = (key: StorageKey): void => listeners.get(key)?.forEach((run) => run())

  return {
    read(key) {
      const text = storeOf(key).getItem(PREFIX + key)
      if (text === null) return undefined
      const value = parse(key, text)
      if (value === undefined) storeOf(key).removeItem(PREFIX + key)
      return value
    },
    write(key, value) {
      storeOf(key).setItem(PREFIX + key, JSON.stringify(value))
      notify(key)
    },
    remove(key) {
      storeOf(key).removeItem(PREFIX + key)
      notify(key)
    },
    subscribe(key, run) {
      const runs = listeners.get(key) ?? new Set()
      listeners.set(key, runs.add(run))
      return () => void runs.delete(run)
    },
    changedElsewhere(rawKey) {
      for (const key of listeners.keys()) if (rawKey === null || rawKey === PREFIX + key) notify(key)
    },
  }
}

function parse<K extends StorageKey>(key: K, text: string): Stored<K> | undefined {
  try {
    const parsed = STORAGE_SCHEMA[key].schema.safeParse(JSON.parse(text))
    return parsed.success ? (parsed.data as Stored<K>) : undefined
  } catch {
    return undefined
  }
}

type TextStore = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the browser refuses to keep lives in memory until the page goes. */
function withMemory(open: () => globalThis.Storage): TextStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem(key, text) {
      const isStored = attempt(() => (open().setItem(key, text), true))
      if (isStored) kept.delete(key)
      else kept.set(key, text)
    },
    removeItem(key) {
      kept.delete(key)
      attempt(() => open().removeItem(key))
    },
  }
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

/** Texts of a newer version are left alone: an older page may still be open beside a new one. */
function migrate(texts: TextStore, migrations: readonly Migration[]): void {
  const current = migrations.length + 1
  const stored = Number(texts.getItem(VERSION_KEY) ?? current)
  if (stored > current) return
  for (const step of migrations.slice(Math.max(stored, 1) - 1)) attempt(() => step(texts))
  texts.setItem(VERSION_KEY, String(current))
}

const browserStorage = createStorage({
  local: () => globalThis.localStorage,
  session: () => globalThis.sessionStorage,
})
globalThis.addEventListener?.('storage', (event) => browserStorage.changedElsewhere(event.key))

export const storage: Storage = browserStorage

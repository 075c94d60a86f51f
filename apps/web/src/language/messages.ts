import { type Language, LANGUAGE_CODES } from '@keo/messages/languages'
import { type ClientArea, loadPack } from '@keo/messages/packs'
import { createSay, type Pack, type Say } from '@keo/messages/say'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { storage } from '../platform/storage.ts'

type Load = (area: ClientArea, language: Language) => Promise<Pack>
type Spoken = { readonly language: Language; readonly say: Say }

/** Holds what is loaded. A language takes effect once all its packs are there, so no screen mixes two. */
export function createMessages(load: Load) {
  const packs = new Map<ClientArea, Pack>()
  const store = createStore<Spoken>(() => ({ language: 'vi', say: createSay({}, 'vi') }))
  let wanted: Language = 'vi'

  const publish = (language: Language): void =>
    store.setState({ language, say: createSay(Object.assign({}, ...packs.values()), language) })

  async function loadArea(area: ClientArea): Promise<void> {
    if (packs.has(area)) return
    const language = wanted
    const pack = await load(area, language)
    if (language !== wanted) return loadArea(area)
    packs.set(area, pack)
    publish(store.getState().language)
  }

  async function speak(language: Language): Promise<void> {
    wanted = language
    const areas: ClientArea[] = ['core', ...[...packs.keys()].filter((area) => area !== 'core')]
    const loaded = await Promise.all(areas.map(async (area) => [area, await load(area, language)] as const))
    if (language !== wanted) return
    for (const [area, pack] of loaded) packs.set(area, pack)
    publish(language)
  }

  return { store, loadArea, speak, wanted: () => wanted }
}

const messages = createMessages(loadPack)

export const loadArea = messages.loadArea

/** The first language of the page: chosen by region.ts, not by the player, so it is not stored. */
export async function startLanguage(language: Language): Promise<void> {
  await messages.speak(language)
  markDocument(language)
}

/** The player's own choice: kept for the next visit. */
export async function setLanguage(language: Language): Promise<void> {
  await startLanguage(language)
  storage.write('language', language)
}

function markDocument(language: Language): void {
  document.documentElement.lang = language
}

/** For code outside components. The language may change, so ask each time. */
export function currentSay(): Say {
  return messages.store.getState().say
}

/** Requests ask in the language that is on its way: their answers will be shown beside its texts. */
export function backendLanguage(): string {
  return LANGUAGE_CODES[messages.wanted()].backend
}

/** Runs after every change of language. */
export function onLanguageChange(run: (language: Language) => void): () => void {
  return messages.store.subscribe((now, before) => {
    if (now.language !== before.language) run(now.language)
  })
}

export function useMessages(): Say {
  return useStore(messages.store, (state) => state.say)
}

export function useLanguage(): Language {
  return useStore(messages.store, (state) => state.language)
}

import type { Area } from './keys.ts'
import type { Language } from './languages.ts'
import type { Pack } from './say.ts'

/** `server`, `letters` and `provider` never reach a browser, and `verifyPage` belongs to a page that carries it inside. */
export type ClientArea = Exclude<
  Area,
  'server' | 'letters' | 'provider' | 'verifyPage' | 'articleWords' | 'hostLines'
>

/** What every page and the first one need. */
export type FirstArea = 'core' | 'site'

type Loader = () => Promise<Pack>
export type Loaders<A extends ClientArea> = { readonly [K in A]: Record<Language, Loader> }

const FIRST_LOADERS: Loaders<FirstArea> = {
  core: {
    vi: async () => (await import('./core/vi.ts')).core,
    en: async () => (await import('./core/en.ts')).core,
    'zh-CN': async () => (await import('./core/zh-CN.ts')).core,
    th: async () => (await import('./core/th.ts')).core,
  },
  site: {
    vi: async () => (await import('./site/vi.ts')).site,
    en: async () => (await import('./site/en.ts')).site,
    'zh-CN': async () => (await import('./site/zh-CN.ts')).site,
    th: async () => (await import('./site/th.ts')).site,
  },
}

async function loadersOf(area: ClientArea): Promise<Record<Language, Loader>> {
  if (isFirst(area)) return FIRST_LOADERS[area]
  return (await import('./later-packs.ts')).LATER_LOADERS[area]
}

const isFirst = (area: ClientArea): area is FirstArea => area in FIRST_LOADERS

/** Loads one area in one language; when that pack cannot be had, the Vietnamese one stands in. */
export async function loadPack(area: ClientArea, language: Language, find = loadersOf): Promise<Pack> {
  const loaders = await find(area)
  try {
    return await loaders[language]()
  } catch (error) {
    if (language === 'vi') throw error
    return loaders.vi()
  }
}

import type { Area } from './keys.ts'
import type { Language } from './languages.ts'
import type { Pack } from './say.ts'

/** The `server` area never reaches a browser. */
export type ClientArea = Exclude<Area, 'server'>

type Loader = () => Promise<Pack>
type Loaders = { readonly [A in ClientArea]: Record<Language, Loader> }

const LOADERS: Loaders = {
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

/** Loads one area in one language; when that pack cannot be had, the Vietnamese one stands in. */
export async function loadPack(
  area: ClientArea,
  language: Language,
  loaders: Loaders = LOADERS,
): Promise<Pack> {
  try {
    return await loaders[area][language]()
  } catch (error) {
    if (language === 'vi') throw error
    return loaders[area].vi()
  }
}

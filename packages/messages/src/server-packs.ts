import { core as coreEn } from './core/en.ts'
import { core as coreTh } from './core/th.ts'
import { core as coreVi } from './core/vi.ts'
import { core as coreZh } from './core/zh-CN.ts'
import type { Language } from './languages.ts'
import { createFill } from './say.ts'
import { provider as providerEn } from './provider/en.ts'
import { provider as providerTh } from './provider/th.ts'
import { provider as providerVi } from './provider/vi.ts'
import { provider as providerZh } from './provider/zh-CN.ts'
import { server as serverEn } from './server/en.ts'
import { server as serverTh } from './server/th.ts'
import { server as serverVi } from './server/vi.ts'
import { server as serverZh } from './server/zh-CN.ts'

/** The server answers every language at any moment, so its areas are simply there. */
const FILLS = {
  vi: createFill({ ...coreVi, ...serverVi, ...providerVi }, 'vi'),
  en: createFill({ ...coreEn, ...serverEn, ...providerEn }, 'en'),
  'zh-CN': createFill({ ...coreZh, ...serverZh, ...providerZh }, 'zh-CN'),
  th: createFill({ ...coreTh, ...serverTh, ...providerTh }, 'th'),
} satisfies Record<Language, unknown>

/** The text of an error catalogue message in the caller's language. */
export function serverText(
  language: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return FILLS[language](key, params)
}

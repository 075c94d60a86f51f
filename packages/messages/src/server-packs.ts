import { core as coreEn } from './core/en.ts'
import { core as coreTh } from './core/th.ts'
import { core as coreVi } from './core/vi.ts'
import { core as coreZh } from './core/zh-CN.ts'
import type { Language } from './languages.ts'
import { createFill } from './say.ts'
import { server as serverEn } from './server/en.ts'
import { server as serverTh } from './server/th.ts'
import { server as serverVi } from './server/vi.ts'
import { server as serverZh } from './server/zh-CN.ts'

/** The server answers every language at any moment, so its areas are simply there. */
const FILLS = {
  vi: createFill({ ...coreVi, ...serverVi }, 'vi'),
  en: createFill({ ...coreEn, ...serverEn }, 'en'),
  'zh-CN': createFill({ ...coreZh, ...serverZh }, 'zh-CN'),
  th: createFill({ ...coreTh, ...serverTh }, 'th'),
} satisfies Record<Language, unknown>

/** The text of an error catalogue message in the caller's language. */
export function serverText(
  language: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return FILLS[language](key, params)
}

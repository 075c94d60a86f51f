import { hostLines as hostLinesEn } from './host-lines/en.ts'
import { hostLines as hostLinesTh } from './host-lines/th.ts'
import { hostLines as hostLinesVi } from './host-lines/vi.ts'
import { hostLines as hostLinesZh } from './host-lines/zh-CN.ts'
import { articleWords as articleWordsEn } from './article-words/en.ts'
import { articleWords as articleWordsTh } from './article-words/th.ts'
import { articleWords as articleWordsVi } from './article-words/vi.ts'
import { articleWords as articleWordsZh } from './article-words/zh-CN.ts'
import { core as coreEn } from './core/en.ts'
import { core as coreTh } from './core/th.ts'
import { core as coreVi } from './core/vi.ts'
import { core as coreZh } from './core/zh-CN.ts'
import { deposit as depositEn } from './deposit/en.ts'
import { deposit as depositTh } from './deposit/th.ts'
import { deposit as depositVi } from './deposit/vi.ts'
import { deposit as depositZh } from './deposit/zh-CN.ts'
import type { Language } from './languages.ts'
import { letters as lettersEn } from './letters/en.ts'
import { letters as lettersTh } from './letters/th.ts'
import { letters as lettersVi } from './letters/vi.ts'
import { letters as lettersZh } from './letters/zh-CN.ts'
import { createFill } from './say.ts'
import { provider as providerEn } from './provider/en.ts'
import { provider as providerTh } from './provider/th.ts'
import { provider as providerVi } from './provider/vi.ts'
import { provider as providerZh } from './provider/zh-CN.ts'
import { server as serverEn } from './server/en.ts'
import { server as serverTh } from './server/th.ts'
import { server as serverVi } from './server/vi.ts'
import { server as serverZh } from './server/zh-CN.ts'
import { supportChat as supportChatEn } from './support-chat/en.ts'
import { supportChat as supportChatTh } from './support-chat/th.ts'
import { supportChat as supportChatVi } from './support-chat/vi.ts'
import { supportChat as supportChatZh } from './support-chat/zh-CN.ts'
import { withdraw as withdrawEn } from './withdraw/en.ts'
import { withdraw as withdrawTh } from './withdraw/th.ts'
import { withdraw as withdrawVi } from './withdraw/vi.ts'
import { withdraw as withdrawZh } from './withdraw/zh-CN.ts'

/** The server answers every language at any moment, so its areas are simply there. */
const FILLS = {
  vi: createFill(
    {
      ...coreVi,
      ...serverVi,
      ...providerVi,
      ...lettersVi,
      ...depositVi,
      ...withdrawVi,
      ...supportChatVi,
      ...articleWordsVi,
      ...hostLinesVi,
    },
    'vi',
  ),
  en: createFill(
    {
      ...coreEn,
      ...serverEn,
      ...providerEn,
      ...lettersEn,
      ...depositEn,
      ...withdrawEn,
      ...supportChatEn,
      ...articleWordsEn,
      ...hostLinesEn,
    },
    'en',
  ),
  'zh-CN': createFill(
    {
      ...coreZh,
      ...serverZh,
      ...providerZh,
      ...lettersZh,
      ...depositZh,
      ...withdrawZh,
      ...supportChatZh,
      ...articleWordsZh,
      ...hostLinesZh,
    },
    'zh-CN',
  ),
  th: createFill(
    {
      ...coreTh,
      ...serverTh,
      ...providerTh,
      ...lettersTh,
      ...depositTh,
      ...withdrawTh,
      ...supportChatTh,
      ...articleWordsTh,
      ...hostLinesTh,
    },
    'th',
  ),
} satisfies Record<Language, unknown>

/** A text of the server's in the caller's language: a refusal, a notice or a letter. */
export function serverText(
  language: Language,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return FILLS[language](key, params)
}

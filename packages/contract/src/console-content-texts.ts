import * as z from 'zod/mini'
import { plainText } from './plain-text.ts'

/** Texts in four languages, as the staff writes them. */

export const CONTENT_LANGUAGES = ['vi', 'en', 'zh-CN', 'th'] as const
export const TITLE_MAX = 80
export const STAFF_CONTENT_MAX = 6_000

const title = (min: number) => plainText({ min, max: TITLE_MAX })
const rich = (min: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(STAFF_CONTENT_MAX))
/** Vietnamese is always there; what else is missing is marked, and its readers read English or Vietnamese. */
export const Titles = z.object({ vi: title(1), en: title(0), 'zh-CN': title(0), th: title(0) })
export const Contents = z.object({ vi: rich(1), en: rich(0), 'zh-CN': rich(0), th: rich(0) })

export const Shown = z.object({ vi: z.string(), en: z.string(), 'zh-CN': z.string(), th: z.string() })

/** The one that was read: who saves over a newer one is told. */
export const Version = z.int().check(z.gte(0))

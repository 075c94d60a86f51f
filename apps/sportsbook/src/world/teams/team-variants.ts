import type { Names } from '../match.ts'
import { mapNames } from './names.ts'

/** Sides that go by the name of a club or country. */
export const VARIANTS = ['first', 'women', 'u17', 'u20', 'u21', 'u23', 'reserves'] as const
export type Variant = (typeof VARIANTS)[number]

type Form = (name: string) => string
const aged = (age: number): Record<keyof Names, Form> => ({
  vi: (name) => `U${age} ${name}`,
  en: (name) => `${name} U${age}`,
  'zh-CN': (name) => `${name}U${age}`,
  th: (name) => `${name} ยู-${age}`,
})

const FORMS: Record<Variant, Record<keyof Names, Form>> = {
  first: { vi: (name) => name, en: (name) => name, 'zh-CN': (name) => name, th: (name) => name },
  women: {
    vi: (name) => `${name} (Nữ)`,
    en: (name) => `${name} (W)`,
    'zh-CN': (name) => `${name}(女)`,
    th: (name) => `${name} (หญิง)`,
  },
  u17: aged(17),
  u20: aged(20),
  u21: aged(21),
  u23: aged(23),
  reserves: {
    vi: (name) => `${name} (Dự bị)`,
    en: (name) => `${name} (R)`,
    'zh-CN': (name) => `${name}(预备队)`,
    th: (name) => `${name} (สำรอง)`,
  },
}

export function variantNames(names: Names, variant: Variant): Names {
  return mapNames(names, (name, language) => FORMS[variant][language](name))
}

export function asVariant(word: string | undefined): Variant {
  return VARIANTS.find((variant) => variant === word) ?? 'first'
}

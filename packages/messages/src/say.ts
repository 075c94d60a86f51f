import type { Areas, Message, MessageKey } from './keys.ts'
import type { Language } from './languages.ts'

/** The names between braces of a text: `'Tối đa {max} lựa chọn'` gives `max`. */
type PlaceholderOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never
type SourceOf<K extends MessageKey> = {
  [A in keyof Areas]: K extends keyof Areas[A] ? Areas[A][K] : never
}[keyof Areas]
/** Numbers are grouped by language; pass text where they must stand as they are. */
type ParamsOf<K extends MessageKey> = Record<PlaceholderOf<SourceOf<K>>, string | number>
type Arguments<K extends MessageKey> = [PlaceholderOf<SourceOf<K>>] extends [never]
  ? []
  : [params: ParamsOf<K>]

export type Say = <K extends MessageKey>(key: K, ...params: Arguments<K>) => string
export type Pack = Readonly<Record<string, Message | undefined>>
type Params = Readonly<Record<string, string | number>>

const PLACEHOLDER = /\{(\w+)\}/g

/** `say('common.selectMatchLimit', { max: 10 })`. A key the pack lacks is shown as it is: nothing breaks. */
export function createSay(pack: Pack, language: Language): Say {
  const fill = createFill(pack, language)
  return (key, ...[params]) => fill(key, params ?? {})
}

/** For keys that are only known at run time, such as those of the error catalogue. */
export function createFill(pack: Pack, language: Language): (key: string, params: Params) => string {
  // Made when first needed: the browser reads its language data for them, which delays the first paint.
  let plural: Intl.PluralRules | undefined
  let number: Intl.NumberFormat | undefined
  const formFor = (count: number) => (plural ??= new Intl.PluralRules(language)).select(count)
  const inFigures = (value: number) =>
    isShort(value) ? String(value) : (number ??= new Intl.NumberFormat(language)).format(value)

  return (key, params) =>
    formOf(pack[key] ?? key, formFor, params).replaceAll(PLACEHOLDER, (whole, name: string) => {
      const value = params[name]
      return typeof value === 'number' ? inFigures(value) : (value ?? whole)
    })
}

/** Written alike in all four languages: no thousands to part. */
const isShort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000

/** The first placeholder of a counted message decides its form. */
function formOf(message: Message, select: (count: number) => Intl.LDMLPluralRule, params: Params): string {
  if (typeof message === 'string') return message
  const counted = placeholdersOf(message.other)[0]
  return select(Number(counted && params[counted])) === 'one' ? message.one : message.other
}

export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

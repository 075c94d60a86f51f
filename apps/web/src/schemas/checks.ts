import { type Check, refuse } from './schema.ts'

type Sized = { readonly length: number }

const demand = (isRight: (value: never) => boolean, code: string): Check => ({
  run(value, issues) {
    if (!isRight(value as never)) refuse(issues, code)
    return value
  },
})

const change = (to: (text: string) => string): Check => ({ run: (value) => to(value as string) })

/** A text is as long as it has characters, whatever memory they take. */
const lengthOf = (value: Sized | string): number =>
  typeof value === 'string' ? Array.from(value).length : value.length

export const regex = (pattern: RegExp): Check => ({
  pattern,
  ...demand((text: string) => text.search(pattern) >= 0, 'invalid_format'),
})
export const minLength = (least: number): Check =>
  demand((value: Sized | string) => lengthOf(value) >= least, 'too_small')
export const maxLength = (most: number): Check =>
  demand((value: Sized | string) => lengthOf(value) <= most, 'too_big')
export const length = (exact: number): Check => ({
  run: (value, issues) => maxLength(exact).run(minLength(exact).run(value, issues), issues),
})
export const gte = (least: number): Check => demand((value: number) => value >= least, 'too_small')
export const lte = (most: number): Check => demand((value: number) => value <= most, 'too_big')
export { gte as minimum, lte as maximum }
export const positive = (): Check => demand((value: number) => value > 0, 'too_small')
export const refine = (isRight: (value: never) => boolean): Check => demand(isRight, 'custom')
export const trim = (): Check => change((text) => text.trim())
export const toUpperCase = (): Check => change((text) => text.toUpperCase())
export const normalize = (form: 'NFC'): Check => change((text) => text.normalize(form))

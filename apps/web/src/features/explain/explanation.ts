import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import type { Money } from '@keo/units/money'

/** One thing that a figure is made of, with its value of now. */
export type Part = {
  readonly name: string
  readonly value: string
  readonly note?: string
  /** Of several bounds the one that holds now. */
  readonly isBinding?: boolean
}

export type Explanation = {
  /** What the figure is. */
  readonly name: string
  /** The figure itself, as it applies now. */
  readonly value: string
  /** The rule it comes from. */
  readonly rule: string
  readonly parts: readonly Part[]
  /** Who set it, and since when. */
  readonly by: string
  /** Where it can be changed or read. */
  readonly link: { readonly path: string; readonly text: string }
}

export type Words = {
  readonly say: Say
  readonly language: Language
  /** Without decimals where there are none. */
  readonly money: (amount: Money) => string
}

/** How a kind of figure is explained: by what the page told, and by what is asked for when somebody wants to know. */
export type Teller<Of, Answer = undefined> = {
  readonly ask?: (of: Of) => Promise<Answer>
  /** Without an answer, yet or at all, it says what the page knows. */
  readonly tell: (of: Of, words: Words, answer?: Answer) => Explanation
}

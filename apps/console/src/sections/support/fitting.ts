import type { CannedAnswer } from '@keo/contract/console-support'

const SHOWN = 6
/** Without marks: nobody types them after a slash. */
const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()

/** Canned answers that have these letters, the most used first. */
export function fitting(answers: readonly CannedAnswer[], text: string): CannedAnswer[] {
  const wanted = fold(text.trim())
  return answers
    .filter((one) => fold(`${one.title} ${one.text}`).includes(wanted))
    .toSorted((one, other) => other.uses - one.uses)
    .slice(0, SHOWN)
}

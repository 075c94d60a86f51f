type Searched = { readonly foldedTitle: string; readonly folded: string }

/** A word of the title says more than one of the text. */
const TITLE = 3
/** Least part of what a question says that an article has to speak of. */
const SHARE_MIN = 0.5
/** A word that so large a part of the articles has says nothing about which one is meant. */
const COMMON = 0.5

/** Articles by how much of a question they speak of. A rare word counts more than one that stands everywhere. */
export function closestTo<A extends Searched>(articles: readonly A[], words: readonly string[]): A[] {
  const weighed = words
    .map((word) => ({ word, weight: weightOf(articles, word) }))
    .filter(({ weight }) => weight > 0)
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const share = (article: A) => {
    const found = weighed.filter(({ word }) => hasWord(article.folded, word))
    return whole === 0 ? 0 : found.reduce((sum, { weight }) => sum + weight, 0) / whole
  }
  const score = (article: A) =>
    weighed.reduce((sum, { word, weight }) => {
      if (hasWord(article.foldedTitle, word)) return sum + weight * TITLE
      return hasWord(article.folded, word) ? sum + weight : sum
    }, 0)
  const isNamed = (article: A) => weighed.some(({ word }) => hasWord(article.foldedTitle, word))
  return articles
    .filter((article) => isNamed(article) && share(article) >= SHARE_MIN)
    .toSorted((a, b) => score(b) - score(a))
}

function weightOf(articles: readonly Searched[], word: string): number {
  const count = articles.filter(({ folded }) => hasWord(folded, word)).length
  // Cut without spaces, a text has pieces that are no words: what no article has is taken for one.
  if (count === 0 && !isSpaced(word)) return 0
  return count > articles.length * COMMON ? 0 : Math.log((articles.length + 1) / (count + 1))
}

/** Whether it is of a script whose words are written apart. */
const isSpaced = (word: string): boolean => /^[a-z0-9]+$/.test(word)

function hasWord(text: string, word: string): boolean {
  return isSpaced(word) ? ` ${text} `.includes(` ${word} `) : text.includes(word)
}

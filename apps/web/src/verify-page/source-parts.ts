export type SourcePart = { readonly file: string; readonly lines: number; readonly text: string }

/** The build writes the file of each part above it, from the repository's root. */
const MARK = /^\s*\/\/ ((?:apps|packages|node_modules)\/\S+\.[jt]s)$/
/** What is checked comes before what shows it, and that before the hash function of others. */
const ORDER = [/\/proofs\//, /^packages\/(?!messages)/, /^apps\//, /^packages\/messages\//]

/** The script of the page by the files that it was built from. */
export function sourceParts(script: string): SourcePart[] {
  const parts: { file: string; text: string[] }[] = []
  for (const line of script.split('\n')) {
    const file = MARK.exec(line)?.[1]
    if (file) parts.push({ file, text: [] })
    else parts.at(-1)?.text.push(line)
  }
  return parts
    .map(({ file, text }) => ({ file, lines: text.length, text: text.join('\n') }))
    .toSorted((a, b) => placeOf(a.file) - placeOf(b.file))
}

function placeOf(file: string): number {
  const place = ORDER.findIndex((kind) => kind.test(file))
  return place < 0 ? ORDER.length : place
}

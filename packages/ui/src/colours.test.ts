import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

/** Colours live here and nowhere else: the tokens, and drawings that look the same in both themes. */
const EXCEPTIONS = ['packages/ui/src/tokens.css', 'packages/ui/src/drawings/']

const COLOUR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*[\d.]/gi

const sources = ['apps/web/src/', 'packages/ui/src/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => folder + path),
)

function rawColours(text: string): string[] {
  const withoutComments = text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
  return withoutComments.match(COLOUR) ?? []
}

test('no colour stands outside tokens.css and the drawings', () => {
  const found = sources
    .filter((path) => !EXCEPTIONS.some((exception) => path.startsWith(exception)))
    .flatMap((path) =>
      rawColours(readFileSync(new URL(path, root), 'utf8')).map((colour) => `${path}: ${colour}`),
    )
  expect(found).toEqual([])
})

test('the search finds colours in every spelling and leaves ids and anchors alone', () => {
  expect(
    rawColours('color: #fff; fill="#12180A" rgb(0 0 0 / .4) rgba(1,2,3,.5) hsl(20 30% 40%)'),
  ).toHaveLength(5)
  expect(rawColours("url(#r1) href='#top' '#light' rgb(from var(--brand) r g b) /* #fff */")).toEqual([])
})

test('there are sources to search', () => {
  expect(sources.length).toBeGreaterThan(50)
})

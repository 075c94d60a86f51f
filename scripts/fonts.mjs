// Builds the font files in packages/ui/fonts from the open fonts on npm. Run it again only when a language or a
// sign is added: the files are committed, so that a build needs no font tools.
//
//   node scripts/fonts.mjs
//
// Words: one file per weight with the glyphs of Vietnamese and English (Chinese and Thai use the system's fonts).
// Figures: Archivo with digits, signs and currency marks, and in a file of their own the letters beside them; every other glyph falls back to the words' font.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = path.join(import.meta.dirname, '../packages/ui/fonts')

const WEIGHTS = {
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
  800: '800ExtraBold',
}

const BASIC_LATIN = range(0x20, 0x7e)
const VIETNAMESE = [...'ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯư'].join('') + range(0x1ea0, 0x1ef9)
// Letters that names of clubs, players and leagues need.
const NAMES = 'ÄÅÆÇËÏÑÖØÜßäåæçëïñöøüÿ'
const PUNCTUATION = '\u00a0·×–—‘’“”•…−≤≥©®°±«»₫€£¥→←↑↓'
const FIGURES = `${range(0x2a, 0x3a)} \u00a0#$%&'()@|~×·•–−€£¥`
const FIGURE_LETTERS = `${range(0x41, 0x5a)}stx`

const words = BASIC_LATIN + VIETNAMESE + NAMES + PUNCTUATION

for (const [weight, name] of Object.entries(WEIGHTS)) {
  const source = require.resolve(`@expo-google-fonts/be-vietnam-pro/${name}/BeVietnamPro_${name}.ttf`)
  await build(`be-vietnam-pro-${weight}.woff2`, source, words, {
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
  })
}
// The widths and weights that the figures are set in: no more of the variation space is shipped.
const figureOptions = {
  keepFeatures: ['kern', 'tnum', 'lnum'],
  variationAxes: { wght: { min: 500, max: 850 }, wdth: { min: 88, max: 116 } },
}
await build('archivo-figures.woff2', archivo('latin'), FIGURES, figureOptions)
await build('archivo-letters.woff2', archivo('latin'), FIGURE_LETTERS, figureOptions)
await build('archivo-dong.woff2', archivo('vietnamese'), '₫ỷ', figureOptions)

await copyFile(
  require.resolve('@expo-google-fonts/be-vietnam-pro/LICENSE_FONT'),
  path.join(target, 'LICENSE-be-vietnam-pro.txt'),
)
await copyFile(
  require.resolve('@fontsource-variable/archivo/LICENSE'),
  path.join(target, 'LICENSE-archivo.txt'),
)

function archivo(subset) {
  return require.resolve(`@fontsource-variable/archivo/files/archivo-${subset}-standard-normal.woff2`)
}

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

async function build(name, source, glyphs, options) {
  const font = await subsetFont(await readFile(source), glyphs, {
    targetFormat: 'woff2',
    noHinting: true,
    ...options,
  })
  await writeFile(path.join(target, name), font)
  console.log(`${name}  ${(font.length / 1024).toFixed(1)} KB`)
}

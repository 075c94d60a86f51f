import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Rgba = { r: number; g: number; b: number; a: number }
type Theme = 'dark' | 'light'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const oddsCss = readFileSync(new URL('./product/odds-button.css', import.meta.url), 'utf8')
const TOKENS: Record<Theme, Map<string, string>> = { dark: tokensOf('dark'), light: tokensOf('light') }

/** Text over grounds, bottom first: design.md section 2.4. */
const TEXT_PAIRS: readonly [text: string, ...ground: string[]][] = [
  ...['--bg', '--surface-1', '--surface-2'].map((ground): [string, string] => ['--text', ground]),
  ...['--bg', '--surface-1', '--surface-2', '--surface-3'].map((ground): [string, string] => [
    '--text-2',
    ground,
  ]),
  ...['--bg', '--surface-1', '--surface-2'].map((ground): [string, string] => ['--text-3', ground]),
  ...['--bg', '--surface-1', '--surface-2'].map((ground): [string, string] => ['--brand-text', ground]),
  ['--brand-text', '--surface-1', '--brand-soft'],
  ['--on-action', '--action'],
  ['--on-action-2', '--action'],
  ['--up', '--surface-1'],
  ['--up', '--surface-2'],
  ['--up', '--surface-2', '--up-soft'],
  ['--down', '--surface-1'],
  ['--down', '--surface-2'],
  ['--down', '--surface-2', '--down-soft'],
  ['--on-live', '--live'],
  ['--live-text', '--surface-1'],
  ['--live-text', '--surface-1', '--live-soft'],
  ['--pending', '--surface-1'],
  ['--pending', '--surface-1', '--pending-soft'],
  ['--win', '--surface-1', '--win-soft'],
  ['--lose', '--surface-1', '--lose-soft'],
  ['--info', '--surface-1', '--info-soft'],
  ['--promo', '--surface-1', '--promo-soft'],
  ['--error', '--surface-1'],
  ['--error', '--surface-2'],
  ['--error', '--surface-1', '--error-soft'],
  ['--on-bonus', '--bonus'],
  ['--toast-text', '--toast'],
]

/** What stands in a price cell while it is tinted. */
const FLASH_TEXTS: readonly [text: string, tint: string][] = [
  ['--up', '--up-soft'],
  ['--down', '--down-soft'],
  ['--text-2', '--up-soft'],
  ['--text-2', '--down-soft'],
  ['--text', '--up-soft'],
  ['--text', '--down-soft'],
]
const STEPS = 20

for (const theme of ['dark', 'light'] as const) {
  test.each(TEXT_PAIRS)(`%s reads on %s %s in the ${theme} theme`, (text, ...ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(FLASH_TEXTS)(`%s reads at every step of the flash on %s in the ${theme} theme`, (text, tint) => {
    for (let step = 0; step <= STEPS; step++)
      expect(contrast(theme, text, ['--surface-2', tint], step / STEPS)).toBeGreaterThanOrEqual(4.5)
  })

  test(`a selected price stands out from an idle one in the ${theme} theme`, () => {
    expect(contrast(theme, '--action', ['--surface-2'])).toBeGreaterThan(10)
  })

  test(`the focus ring is seen on the canvas in the ${theme} theme`, () => {
    expect(contrast(theme, '--brand', ['--bg'])).toBeGreaterThanOrEqual(3)
  })
}

test('a price that moved is never painted over: its flash fills with the soft tint and with nothing else', () => {
  const rules = [...oddsCss.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) =>
    /ui-odds-flash|^\s*from|^\s*to/.test(selector),
  )
  const fills = rules.flatMap(([, , body = '']) => body.match(/background(-color)?:[^;]+/g) ?? [])
  const [corner, ...tints] = fills
    .map((fill) => fill.replace(/\s+/g, ' '))
    .toSorted((a, b) => b.length - a.length)
  expect(corner).toContain('10px 10px no-repeat')
  expect(tints.toSorted()).toEqual(['background-color: transparent', 'background-color: var(--move-soft)'])
})

test.each(['--roulette-red', '--table-black', '--roulette-green'])(
  'small numbers of roulette read on %s, on the cloth and in the history',
  (ground) => {
    expect(ratio(inkOf('stage.css', '--text'), inkOf('table-inks.css', ground))).toBeGreaterThanOrEqual(4.5)
  },
)

test('the check itself can fail: disabled text is below the line', () => {
  expect(contrast('dark', '--text-disabled', ['--surface-2'])).toBeLessThan(4.5)
})

/** The uppermost ground may be there in part only, as while it fades. */
function contrast(theme: Theme, text: string, grounds: readonly string[], share = 1): number {
  const layers = grounds.map((name) => colour(theme, name))
  const ground = layers.reduce((below, above) =>
    over(above === layers.at(-1) ? { ...above, a: above.a * share } : above, below),
  )
  return ratio(over(colour(theme, text), ground), ground)
}

function ratio(one: Rgba, other: Rgba): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** An ink of the games, the same in both themes. */
function inkOf(file: string, name: string): Rgba {
  const text = readFileSync(new URL(`./drawings/games/${file}`, import.meta.url), 'utf8')
  return read(name, new RegExp(`${name}: ([^;]+);`).exec(text)?.[1])
}

function tokensOf(theme: Theme): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const [, selector = '', body = ''] of css
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!/^\s*:root(\[data-theme="light"\])?\s*$/.test(selector)) continue
    if (selector.includes('light') && theme === 'dark') continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      tokens.set(name, value.trim())
  }
  return tokens
}

function colour(theme: Theme, name: string): Rgba {
  return read(name, TOKENS[theme].get(name))
}

function read(name: string, value: string | undefined): Rgba {
  if (value === undefined) throw new Error(`there is no ${name}`)
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value)
  if (hex)
    return {
      r: parseInt(hex[1] ?? '', 16),
      g: parseInt(hex[2] ?? '', 16),
      b: parseInt(hex[3] ?? '', 16),
      a: 1,
    }
  const [r, g, b, a = 1] = (value.match(/[\d.]+/g) ?? []).map(Number)
  if (r === undefined || g === undefined || b === undefined) throw new Error(`${name} is no colour: ${value}`)
  return { r, g, b, a }
}

function over(above: Rgba, below: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * above.a + bottom * (1 - above.a)
  return { r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b), a: 1 }
}

function luminance({ r, g, b }: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

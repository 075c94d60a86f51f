// Writes packages/ui/src/icons/<name>.tsx from Phosphor Icons, one file per icon with only the weights in use.
// The package's own components carry all six weights of an icon, which would cost the first load five times as much.
//
//   node scripts/icons.mjs
import { execFileSync } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const target = path.join(root, 'packages/ui/src/icons')
const definitions = new URL('defs/', import.meta.resolve('@phosphor-icons/react'))

const REGULAR = ['regular']
const BOLD = ['bold']
const FILL = ['fill']
const REGULAR_FILL = ['regular', 'fill']
const REGULAR_BOLD = ['regular', 'bold']
const ALL = ['regular', 'bold', 'fill']

/** Regular at 20 to 24 px, fill for active, bold for carets and anything under 18 px. */
const ICONS = {
  'arrow-clockwise': REGULAR_BOLD,
  'arrow-down-left': ALL,
  'arrow-fat-lines-up': REGULAR_FILL,
  'arrow-left': REGULAR_BOLD,
  'arrow-right': REGULAR_BOLD,
  'arrow-down': BOLD,
  'arrow-u-up-left': BOLD,
  'arrow-up': BOLD,
  'arrow-up-right': ALL,
  'arrows-clockwise': REGULAR_BOLD,
  'arrows-left-right': REGULAR_BOLD,
  backspace: REGULAR_FILL,
  bank: REGULAR_FILL,
  bell: REGULAR_FILL,
  bug: REGULAR,
  cake: REGULAR_FILL,
  'calendar-blank': REGULAR,
  'calendar-check': REGULAR_FILL,
  camera: REGULAR,
  cards: REGULAR_FILL,
  'caret-double-right': BOLD,
  'caret-down': BOLD,
  'caret-left': BOLD,
  'caret-right': BOLD,
  'caret-up': BOLD,
  'chart-bar': REGULAR_FILL,
  'chart-line-up': REGULAR,
  'chat-circle-dots': REGULAR_FILL,
  'chat-text': REGULAR_FILL,
  check: BOLD,
  'check-circle': REGULAR_FILL,
  checks: REGULAR_BOLD,
  cherries: REGULAR_FILL,
  'circle-half': FILL,
  clock: REGULAR_BOLD,
  'clock-counter-clockwise': REGULAR,
  coins: REGULAR_FILL,
  copy: REGULAR,
  'corners-out': REGULAR,
  'credit-card': REGULAR_FILL,
  crown: REGULAR_FILL,
  'device-mobile': REGULAR,
  'dots-three': BOLD,
  'download-simple': REGULAR_BOLD,
  'envelope-open': REGULAR_FILL,
  'envelope-simple': REGULAR_FILL,
  eye: REGULAR_FILL,
  'eye-slash': REGULAR,
  'fast-forward': REGULAR_FILL,
  fire: REGULAR_FILL,
  fish: REGULAR_FILL,
  'flag-pennant': REGULAR_FILL,
  funnel: REGULAR_FILL,
  'game-controller': REGULAR_FILL,
  'gear-six': REGULAR_FILL,
  gift: REGULAR_FILL,
  globe: REGULAR,
  'graduation-cap': REGULAR,
  'hand-palm': FILL,
  handshake: REGULAR,
  headset: REGULAR_FILL,
  heart: REGULAR_FILL,
  house: REGULAR_FILL,
  'identification-card': REGULAR,
  image: REGULAR,
  info: REGULAR_FILL,
  key: REGULAR,
  link: REGULAR_BOLD,
  'list-bullets': REGULAR,
  lock: REGULAR_FILL,
  'lock-key': REGULAR_FILL,
  'magnifying-glass': REGULAR_BOLD,
  megaphone: REGULAR_FILL,
  minus: BOLD,
  'monitor-play': REGULAR_FILL,
  moon: REGULAR_FILL,
  'paper-plane-right': REGULAR_FILL,
  password: REGULAR,
  pause: FILL,
  'pencil-simple': REGULAR_BOLD,
  percent: ALL,
  phone: REGULAR_FILL,
  play: FILL,
  plus: BOLD,
  'poker-chip': REGULAR_FILL,
  'push-pin': REGULAR_FILL,
  'qr-code': REGULAR,
  question: REGULAR_FILL,
  receipt: REGULAR_FILL,
  'rocket-launch': REGULAR_FILL,
  'share-fat': FILL,
  'share-network': REGULAR,
  'shield-check': REGULAR_FILL,
  'shield-warning': REGULAR_FILL,
  'sign-out': REGULAR,
  'sliders-horizontal': REGULAR,
  smiley: REGULAR,
  'soccer-ball': REGULAR_FILL,
  spade: REGULAR_FILL,
  'speaker-high': REGULAR_FILL,
  'speaker-slash': REGULAR,
  'squares-four': REGULAR_FILL,
  star: REGULAR_FILL,
  sun: REGULAR_FILL,
  swap: REGULAR,
  'thumbs-down': REGULAR_FILL,
  'thumbs-up': REGULAR_FILL,
  ticket: REGULAR_FILL,
  timer: BOLD,
  translate: REGULAR,
  trash: REGULAR_FILL,
  'trend-down': BOLD,
  'trend-up': BOLD,
  trophy: REGULAR_FILL,
  'upload-simple': REGULAR,
  user: REGULAR_FILL,
  'user-circle': REGULAR_FILL,
  users: REGULAR_FILL,
  'users-three': REGULAR_FILL,
  wallet: REGULAR_FILL,
  warning: REGULAR_FILL,
  'warning-circle': REGULAR_FILL,
  'wifi-slash': REGULAR_BOLD,
  wrench: REGULAR_FILL,
  x: BOLD,
  'x-circle': REGULAR_FILL,
}

const HAND_WRITTEN = new Set(['phosphor-icon.tsx'])
const NOTE = '// Written by scripts/icons.mjs from Phosphor Icons (MIT, see LICENSE-phosphor.txt).'

for (const file of await readdir(target)) {
  if (file.endsWith('.tsx') && !HAND_WRITTEN.has(file)) await rm(path.join(target, file))
}
for (const [name, weights] of Object.entries(ICONS)) {
  await writeFile(path.join(target, `${name}.tsx`), await iconModule(name, weights))
}
await writeFile(path.join(target, 'catalogue.tsx'), catalogueModule())
execFileSync('npx', ['oxfmt', target], { cwd: root, stdio: 'inherit' })
console.log(`${Object.keys(ICONS).length} icons`)

async function iconModule(name, weights) {
  const { default: byWeight } = await import(new URL(`${pascal(name)}.es.js`, definitions))
  const paths = weights.map((weight) => `${weight}: '${shortened(pathsOf(byWeight.get(weight)).join(''))}'`)
  return `${NOTE}\nimport { phosphorIcon } from './phosphor-icon.tsx'\n
export const ${pascal(name)}Icon = phosphorIcon({ ${paths.join(', ')} })\n`
}

function catalogueModule() {
  const names = Object.keys(ICONS)
  const imports = names.map((name) => `import { ${pascal(name)}Icon } from './${name}.tsx'`)
  const entries = names.flatMap((name) =>
    ICONS[name].map((weight, index) => entry(`${pascal(name)}Icon`, index > 0 && weight)),
  )
  return `${NOTE}\n// Every icon at once, for the list of icons: load it lazily.\nimport type { CataloguedIcon } from './phosphor-icon.tsx'
${imports.join('\n')}\n\nexport const ICON_CATALOGUE: readonly CataloguedIcon[] = [${entries.join(', ')}]\n`
}

function entry(name, weight) {
  const tag = weight ? `<${name} weight="${weight}" />` : `<${name} />`
  return `{ tag: '${tag}', drawing: ${tag} }`
}

function pathsOf(node) {
  if (node === null || typeof node !== 'object') return []
  const children = [node.props.children].flat().flatMap(pathsOf)
  if (node.type !== 'path') return children
  if (node.props.opacity) throw new Error('a two-tone path has no single colour')
  return [node.props.d, ...children]
}

/** A tenth of a unit of 256 cannot be seen at 24 px, and the first load has a dozen outlines. */
function shortened(outline) {
  let before = ''
  return outline.replace(/([a-z])|(-?(?:\d+\.?\d*|\.\d+))|[\s,]+/gi, (_, command, number) => {
    if (number === undefined) {
      if (command) before = ''
      return command ?? ''
    }
    const digits = String(Number(Number(number).toFixed(1))).replace(/^(-?)0\./, '$1.')
    const isApart =
      before === '' || digits.startsWith('-') || (digits.startsWith('.') && before.includes('.'))
    before = digits
    return isApart ? digits : `,${digits}`
  })
}

function pascal(name) {
  return name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())
}

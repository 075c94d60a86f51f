import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runTool } from './run-steps.mjs'

const NOTES = path.join(ROOT, 'build/access')
const FILE = path.join(ROOT, 'apps/web/src/features/site-pages/accessibility/access-proof.json')
const LANGUAGES = ['vi', 'en', 'zh-CN', 'th']
const THEMES = ['dark', 'light']

const USAGE = `npm run access                every route in four languages and both themes: hours on two cores; npm run build comes first
npm run access -- vi th       every route in these languages
npm run access -- /help       this route, named as in the route table, in four languages and both themes
npm run access -- --turns     every route once, language and theme by turns
npm run access -- --gather    only writes the statement's file from the notes of the runs before
`

/** Proves the accessibility of every route and writes what held into the file of the statement page. */
export async function accessKeo(words) {
  const languages = words.filter((word) => LANGUAGES.includes(word))
  const paths = words.filter((word) => word.startsWith('/'))
  const flags = words.filter((word) => !LANGUAGES.includes(word) && !paths.includes(word))
  if (flags.some((flag) => !['--turns', '--gather'].includes(flag))) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  if (!flags.includes('--gather')) {
    const only = languages.length > 0 ? ['-g', `in (${languages.join('|')}),`] : []
    const env = {
      ACCESS_ROUTES: flags.includes('--turns') ? 'turns' : 'all',
      ...(paths.length > 0 ? { ACCESS_ONLY: paths.join() } : {}),
    }
    const args = ['test', 'e2e/accessibility.journey.ts', '--workers=1', '--retries=0', ...only]
    const { ok, output } = await runTool('playwright', args, { env })
    process.stdout.write(output)
    if (!ok) process.exitCode = 1
  }
  await gather()
}

/** A look that nobody ran has no note, and so no route claims it. */
async function gather() {
  const notes = readdirSync(NOTES).map((name) => JSON.parse(readFileSync(path.join(NOTES, name), 'utf8')))
  const looks = LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ language, theme })))
  const placeOf = ({ language, theme }) =>
    looks.findIndex((look) => look.language === language && look.theme === theme)
  const routes = Object.fromEntries(notes.flatMap(({ table }) => table).map((route) => [route, []]))
  for (const note of notes.toSorted((one, other) => placeOf(one) - placeOf(other)))
    for (const route of Object.keys(note.routes)) routes[route]?.push(placeOf(note))
  const proof = {
    // The oldest of them: nothing is newer than it says.
    provenOn: notes.map(({ day }) => day).toSorted()[0],
    stops: notes.flatMap((note) => Object.values(note.routes)).reduce((sum, stops) => sum + stops, 0),
    looks,
    routes: Object.fromEntries(Object.entries(routes).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
  writeFileSync(FILE, `${JSON.stringify(proof, null, 2)}\n`)
  await runTool('oxfmt', [FILE])
  const count = Object.values(routes).flat().length
  process.stdout.write(`${Object.keys(routes).length} routes, ${count} looks: ${path.relative(ROOT, FILE)}\n`)
}

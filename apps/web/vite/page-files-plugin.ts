import type { Plugin, Rollup } from 'vite'

type Page = { readonly entry: RegExp; readonly texts: RegExp; readonly fonts?: RegExp }

/** Where every page but the first is found. */
const TABLE = /\/routes\/(?:route-table|later-screens)\.ts$/
const textsOf = (areas: string): RegExp => new RegExp(`/messages/src/(?:${areas})/([\\w-]+)\\.ts$`)
const HOME: Page = {
  entry: /\/features\/home\/home-screen\.tsx$/,
  texts: textsOf('core|site'),
  // Weights that the home page shows at once; arriving late they would lay the page out a second time.
  fonts: /\/be-vietnam-pro-[78]00-[\w-]+\.woff2$/,
}
const SPORTS: Page = {
  entry: /\/features\/sports\/sports-screen\.tsx$/,
  texts: textsOf('core|site|sports|match'),
}

/**
 * Writes into the page which files the home page, the list of matches (`/sports`) and any other page (`*`) need beside
 * the app, those with words behind the language, for public/early.js to ask for at once: otherwise each is known only
 * when the one that imports it runs, which on a slow line costs a round trip a step.
 */
export function pageFiles(): Plugin {
  return {
    name: 'keo-page-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) throw new Error('The page is written before its files are known.')
        const files = JSON.stringify(filesOf(bundle, html))
        // Before every script, so that the first of them finds it.
        return html.replace(
          '<script',
          `<script type="application/json" id="page-files">${files}</script>\n    <script`,
        )
      },
    },
  }
}

function filesOf(bundle: Rollup.OutputBundle, html: string): Record<string, string[]> {
  const table = chunksWith(bundle, TABLE).map(({ fileName }) => asPath(fileName))
  const isNamed = (file: string): boolean => html.includes(file)
  return {
    '*': table,
    ...filesOfPage({ bundle, path: '/', page: HOME, also: [], isNamed }),
    ...filesOfPage({ bundle, path: '/sports', page: SPORTS, also: table, isNamed }),
  }
}

type Asked = {
  readonly bundle: Rollup.OutputBundle
  readonly path: string
  readonly page: Page
  readonly also: readonly string[]
  /** Whether the page asks for a file by itself. */
  readonly isNamed: (file: string) => boolean
}

function filesOfPage({ bundle, path, page, also, isNamed }: Asked): Record<string, string[]> {
  const chunks = withImports(bundle, chunksWith(bundle, page.entry)).filter(
    ({ fileName }) => !isNamed(fileName),
  )
  const styles = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const fonts = Object.keys(bundle).filter((name) => page.fonts?.test(asPath(name)))
  const files = [...chunks.map(({ fileName }) => fileName), ...styles, ...fonts].map(asPath)
  const named: Record<string, string[]> = { [path]: [...also, ...files] }
  for (const chunk of chunksWith(bundle, page.texts)) {
    const language = chunk.moduleIds.map((id) => page.texts.exec(id)?.[1]).find(Boolean)
    ;(named[`${path} ${language}`] ??= []).push(asPath(chunk.fileName))
  }
  return named
}

const chunksOf = (bundle: Rollup.OutputBundle): Rollup.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')

const chunksWith = (bundle: Rollup.OutputBundle, modules: RegExp): Rollup.OutputChunk[] =>
  chunksOf(bundle).filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id)))

/** With everything that they import at once. */
function withImports(bundle: Rollup.OutputBundle, starts: readonly Rollup.OutputChunk[]) {
  const found = new Set<Rollup.OutputChunk>()
  const waiting = [...starts]
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    const { imports } = chunk
    waiting.push(...chunksOf(bundle).filter(({ fileName }) => imports.includes(fileName)))
  }
  return [...found]
}

const asPath = (name: string): string => `/${name}`

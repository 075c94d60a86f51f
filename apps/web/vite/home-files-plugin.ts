import type { Plugin, Rollup } from 'vite'

const HOME = /\/features\/home\/home-screen\.tsx$/
/** Where every other page is found. */
const OTHERS = /\/routes\/(?:route-table|later-screens)\.ts$/
const TEXTS = /\/messages\/src\/(?:core|site)\/([\w-]+)\.ts$/
/** Weights that the home page shows at once; arriving late they would lay the page out a second time. */
const FONTS = /\/be-vietnam-pro-[78]00-[\w-]+\.woff2$/

/**
 * Writes into the page which files the home page needs beside the app, and which the others do, for public/early.js to ask for at once:
 * otherwise they are known only when the app runs.
 */
export function homeFiles(): Plugin {
  return {
    name: 'keo-home-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) throw new Error('The page is written before its files are known.')
        const files = JSON.stringify(filesOf(bundle))
        // Before every script, so that the first of them finds it.
        return html.replace(
          '<script',
          `<script type="application/json" id="home-files">${files}</script>\n    <script`,
        )
      },
    },
  }
}

function filesOf(bundle: Rollup.OutputBundle): Record<string, string[]> {
  const files: Record<string, string[]> = { all: [] }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') {
      if (FONTS.test(`/${chunk.fileName}`)) files['all']?.push(`/${chunk.fileName}`)
      continue
    }
    if (chunk.moduleIds.some((id) => HOME.test(id))) {
      files['all']?.push(`/${chunk.fileName}`, ...[...(chunk.viteMetadata?.importedCss ?? [])].map(asPath))
    }
    if (chunk.moduleIds.some((id) => OTHERS.test(id))) (files['others'] ??= []).push(`/${chunk.fileName}`)
    const language = chunk.moduleIds.map((id) => TEXTS.exec(id)?.[1]).find(Boolean)
    if (language) (files[language] ??= []).push(`/${chunk.fileName}`)
  }
  return files
}

const asPath = (name: string): string => `/${name}`

import { createHash } from 'node:crypto'
import type { Plugin, Rollup } from 'vite'

/** The start, and the screens and texts that must open without a network. */
const OFFLINE =
  /\/(main|floats|confirm-dialog)\.tsx$|\/features\/(game-verifier|home|settings|site-pages)\/[\w-]+-screen\.tsx$|\/messages\/src\/(core|site|pages|legal|game-rounds|proof)\/|\/(?:later-(packs|screens)|route-table)\.ts$/
/** Of the public folder. */
const NAMED_FILES = ['early.js', 'manifest.webmanifest', 'icons/app-icon.svg']
const OFFLINE_FONTS = /(be-vietnam-pro-[5678]00|archivo-(figures|letters))-[^/]+\.woff2$/

/** Tells the service worker which files make up the shell, and gives this build a version of its own. */
export function serviceWorker(): Plugin {
  return {
    name: 'keo-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['service-worker.js']
        if (worker?.type !== 'chunk') throw new Error('The build has no service worker.')
        const files = shellFiles(bundle)
        const version = createHash('sha256')
          .update(files.join())
          .update(pageOf(bundle))
          .digest('hex')
          .slice(0, 12)
        worker.code = worker.code
          .replace('__SHELL_VERSION__', version)
          .replace('"__SHELL_FILES__"', JSON.stringify(files))
          .replace('`__SHELL_FILES__`', JSON.stringify(files))
      },
    },
  }
}

function pageOf(bundle: Rollup.OutputBundle): string {
  const page = bundle['index.html']
  return page?.type === 'asset' ? String(page.source) : ''
}

function shellFiles(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const roots = chunks.filter(({ moduleIds }) => moduleIds.some((id) => OFFLINE.test(id)))
  const files = new Set<string>()
  for (const root of roots) addWithImports(root, bundle, files)
  for (const name of Object.keys(bundle)) if (OFFLINE_FONTS.test(name)) files.add(name)
  return [...NAMED_FILES, ...[...files].toSorted()].map((name) => `/${name}`)
}

function addWithImports(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle, files: Set<string>): void {
  if (files.has(chunk.fileName)) return
  files.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') addWithImports(imported, bundle, files)
  }
}

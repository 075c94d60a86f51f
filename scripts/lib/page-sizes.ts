import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const IMPORT = /(?:from|import)"\.\/([\w.-]+\.js)"/g
/** A chunk is called by its module and eight signs of its content. */
const HASH = /-[\w-]{8}\.js$/
/** What a chunk loads with those that it imports later, and which of it with which. */
const LATER_FILES = /m\.f=(\[[^\]]*\])/
const laterImport = (file: string) =>
  new RegExp(`import\\(.\\./${file}.\\),__vite__mapDeps\\((\\[[\\d,]*\\])\\)`)

/** Scripts of a build, by what imports what at once; what is loaded later, such as messages, is in none of them. */
export function builtPages(assets: string) {
  const files = readdirSync(assets).filter((file) => HASH.test(file))

  function chunk(name: string): string {
    const [found, ...more] = files.filter((file) => file.replace(HASH, '') === name)
    if (!found || more.length > 0)
      throw new Error(`The build has ${more.length + (found ? 1 : 0)} chunks "${name}".`)
    return found
  }

  function gather(file: string, seen: Set<string>): Set<string> {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const [, next = ''] of readFileSync(path.join(assets, file), 'utf8').matchAll(IMPORT))
      gather(next, seen)
    return seen
  }
  const withImports = (names: readonly string[]) =>
    names.reduce((seen, name) => gather(chunk(name), seen), new Set<string>())

  /** Styles of a page that a screen imports later; those of the shell are there already. */
  function stylesOf(screen: string, page: string): string[] {
    const text = readFileSync(path.join(assets, chunk(screen)), 'utf8')
    const [, later] = LATER_FILES.exec(text) ?? []
    const [, places] = laterImport(chunk(page)).exec(text) ?? []
    if (!later || !places) throw new Error(`The chunk "${screen}" does not load "${page}" with its styles.`)
    const all = JSON.parse(later) as string[]
    const own = (JSON.parse(places) as number[]).map((place) => path.basename(all[place] ?? ''))
    return own.filter((file) => file.endsWith('.css') && !/^(app|home)-/.test(file))
  }

  const sizeOf = (loaded: Iterable<string>) =>
    [...loaded].reduce((sum, file) => sum + packedSize(path.join(assets, file)), 0)

  const shell = withImports(['app', 'home'])
  return {
    /** Bytes that a page, which a screen imports later, adds to that screen: its script and its style. */
    overScreen(screen: string, page: string): number {
      const shared = withImports([screen])
      const own = [...withImports([page])].filter((file) => !shell.has(file) && !shared.has(file))
      return sizeOf([...own, ...stylesOf(screen, page)])
    },
    /** Bytes of script that one adds to a browser that has the home page and these. */
    scriptOver(names: readonly string[], added: string): number {
      const there = withImports(names)
      return sizeOf([...withImports([added])].filter((file) => !shell.has(file) && !there.has(file)))
    },
    /** Bytes over the wire that these add to a browser that has the home page. */
    overShell: (...names: string[]): number =>
      sizeOf([...withImports(names)].filter((file) => !shell.has(file))),
  }
}

/** The smallest files are not worth compressing. */
export function packedSize(file: string): number {
  const packed = statSync(`${file}.br`, { throwIfNoEntry: false })
  return (packed ?? statSync(file)).size
}

import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const IMPORT = /(?:from|import)"\.\/([\w.-]+\.js)"/g
/** A chunk is called by its module and eight signs of its content. */
const HASH = /-[\w-]{8}\.js$/

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

  const shell = withImports(['app', 'home'])
  return {
    /** Bytes over the wire that these add to a browser that has the home page. */
    overShell: (...names: string[]): number =>
      [...withImports(names)]
        .filter((file) => !shell.has(file))
        .reduce((sum, file) => sum + packedSize(path.join(assets, file)), 0),
  }
}

/** The smallest files are not worth compressing. */
function packedSize(file: string): number {
  const packed = statSync(`${file}.br`, { throwIfNoEntry: false })
  return (packed ?? statSync(file)).size
}

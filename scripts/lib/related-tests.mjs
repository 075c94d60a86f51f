import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { specifiersOf } from './import-graph.mjs'
import { ROOT } from './run-steps.mjs'
import { kindOf } from './test-selection.mjs'

const SOURCE = /\.(ts|tsx|mjs)$/
const PACKAGE = /^@keo\/([^/]+)\/(.+)$/
/** What every test stands on: a change of it may touch them all. */
const UNDER_ALL =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|scripts\/proof\/.*|(apps|packages)\/[^/]+\/package\.json)$/
/** These read the tree itself, so any change may touch them. */
const OF_THE_TREE = /^scripts\/.*\.test\.ts$/

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' })
    .split(/[\n\0]/)
    .filter(Boolean)

/** Every file of the repository that is there, also one that is not yet added. */
const repositoryFiles = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '-z').filter((file) =>
    existsSync(path.join(ROOT, file)),
  )

/** What changed since this work left main, committed or not; on main itself, since the commit before. */
export function changedFiles() {
  const uncommitted = git('status', '--porcelain', '-uall', '--no-renames').map((line) => line.slice(3))
  const [head] = git('rev-parse', 'HEAD')
  const [base] = isKnown('main') ? git('merge-base', 'main', 'HEAD') : [head]
  const since = base === head && uncommitted.length === 0 ? 'HEAD~1' : base
  const committed = isKnown(since) ? git('diff', '--name-only', '--no-renames', since, 'HEAD') : []
  return [...new Set([...committed, ...uncommitted])]
}

function isKnown(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', name).length > 0
  } catch {
    return false
  }
}

/** Each source file with those that import it, through packages too. */
export function importersOf(files, read = (file) => readFileSync(path.join(ROOT, file), 'utf8')) {
  const known = new Set(files)
  const importers = new Map()
  for (const file of files.filter((each) => SOURCE.test(each))) {
    for (const specifier of specifiersOf(file, read(file))) {
      const target = targetOf(file, specifier, known)
      if (target) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

function targetOf(file, specifier, known) {
  const [, name, inside] = PACKAGE.exec(specifier) ?? []
  const stems = name
    ? [`packages/${name}/src/${inside}`, `apps/${name}/src/${inside}`]
    : [path.posix.join(path.posix.dirname(file), specifier.split('?')[0])]
  return stems
    .flatMap((stem) => [stem, `${stem}.ts`, `${stem}.tsx`])
    .find((candidate) => known.has(candidate))
}

/**
 * The unit and screen tests that a change can touch: those that import what changed, however far, those beside a changed
 * file that nobody imports, and those that read the whole tree.
 */
export function relatedTests(changed, files, importers) {
  const tests = files.filter((file) => ['unit', 'screen'].includes(kindOf(file)))
  if (changed.some((file) => UNDER_ALL.test(file))) return tests
  const reached = new Set(changed)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  const beside = new Set(
    changed.filter((file) => !importers.has(file)).map((file) => path.posix.dirname(file)),
  )
  return tests.filter(
    (file) => reached.has(file) || beside.has(path.posix.dirname(file)) || OF_THE_TREE.test(file),
  )
}

/** The tests of what is changed in this tree. */
export function testsOfTheChange() {
  const files = repositoryFiles()
  return relatedTests(changedFiles(), files, importersOf(files))
}

import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first: begun last, one of them would keep a core waiting for it. */
const LONG = [
  'sports-life',
  'sports-kill',
  'calibration',
  'quotes',
  'calendar',
  'ledger-model',
  'channel-copy',
]

/** The long ones in front, then by size, as vitest orders a fresh clone, and each project apart. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sized = files.map((file) => ({ file, size: statSync(file.moduleId).size }))
    const bySize = sized.toSorted((one, other) => other.size - one.size).map(({ file }) => file)
    return apart(
      longFirst(bySize, ({ moduleId }) => moduleId),
      ({ project }) => project.name,
    )
  }
}

/**
 * One project after the other, that of the first file first: a worker whose files share their modules is ended as soon
 * as the next file is of another project, and whoever comes after it loads everything once more.
 */
export function apart<T>(files: readonly T[], projectOf: (file: T) => string): T[] {
  const turns = [...new Set(files.map(projectOf))]
  return files.toSorted((one, other) => turns.indexOf(projectOf(one)) - turns.indexOf(projectOf(other)))
}

export function longFirst<T>(files: readonly T[], pathOf: (file: T) => string): T[] {
  const placeOf = (file: T) => {
    const place = LONG.findIndex((name) => new RegExp(`/${name}[^/]*$`).test(pathOf(file)))
    return place < 0 ? LONG.length : place
  }
  return files.toSorted((one, other) => placeOf(one) - placeOf(other))
}

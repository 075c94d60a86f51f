import { listMemberLines } from '@keo/contract/console-member-search'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { useCall } from '../../platform/queries.ts'
import { type FilterName, NO_LINE } from './filter.ts'
import { filterWords, type FilterWord } from './filter-words.ts'

/** The agent lines as a row and a choice name them. */
export function useLines() {
  const { say } = useLook(filterWords)
  const lines = useCall(listMemberLines, {}).data?.lines ?? []
  const names = new Map(lines.map(({ line, name }) => [line, line === '' ? say('list.noLine') : name]))
  return { names, nameOf: (line: string) => names.get(line) ?? (line || say('list.noLine')) }
}

/** What a filter asks for, as its sentence says it. */
export function useFilterValues(): (name: FilterName, value: string) => string {
  const { say } = useLook(filterWords)
  const { nameOf } = useLines()
  return (name, value) => {
    switch (name) {
      case 'line':
        return nameOf(value === NO_LINE ? '' : value)
      case 'lock':
      case 'mark':
      case 'state':
        return say(`${name}.${value}` as FilterWord)
      case 'availableFrom':
        return dong(value)
      case 'seenAfter':
      case 'seenBefore':
        return value.split('-').toReversed().join('/')
      default:
        return value
    }
  }
}

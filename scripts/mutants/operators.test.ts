import { expect, test } from 'vitest'
import { draw, operatorVerdict, placesOf, scoreTable, withPlace } from './operators.mjs'

const CODE = `import { a } from './a > b.ts'
type Sum = {
  readonly isRight: true
}
/** One && two. */
export async function take(sum: number) {
  if (sum < 1) return null
  await keep(sum + 1)
  return sum === 3
}
`
type Place = { line: number; operator: string; put: string }
const changes: Place[] = placesOf('x.ts', CODE)

test('every operator finds its places in code that runs, and none in types, comments and imports', () => {
  expect(changes.map(({ line, operator, put }) => [line, operator, put.trim()])).toEqual([
    [7, 'comparison', 'if (sum <= 1) return null'],
    [7, 'guard', ''],
    [8, 'arithmetic', 'await keep(sum - 1)'],
    [8, 'await', 'keep(sum + 1)'],
    [8, 'call', ''],
    [9, 'equality', 'return sum !== 3'],
  ])
})

test('a mutant changes its line and no other', () => {
  const [first] = changes
  if (!first) throw new Error('There is no place.')
  expect(withPlace(CODE, first)).toBe(CODE.replace('<', '<='))
})

test('the same seed draws the same places, each once', () => {
  const drawn = draw(changes, 4, 7)
  expect(new Set(drawn).size).toBe(4)
  expect(draw(changes, 4, 7)).toEqual(drawn)
  expect(draw(changes, 99, 7)).toHaveLength(changes.length)
})

test('code that cannot be read counts for nothing, and the score leaves it out', () => {
  expect(operatorVerdict(true, '').verdict).toBe('SURVIVED')
  expect(operatorVerdict(false, 'SyntaxError: no').verdict).toBe('BROKEN')
  expect(operatorVerdict(false, ' FAIL  unit a.test.ts > sums')).toEqual({
    verdict: 'killed',
    by: 'unit a.test.ts > sums',
  })
  const trial = (verdict: string) => ({ group: 'money', operator: 'guard', verdict })
  const table = scoreTable(['killed', 'killed', 'killed', 'SURVIVED', 'BROKEN'].map(trial))
  expect(table.split('\n').at(-1)).toBe('| all | 3 | 1 | 1 | 75 % |')
})

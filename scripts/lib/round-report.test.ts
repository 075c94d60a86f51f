import { describe, expect, test } from 'vitest'
import { roundReport } from './round-report.ts'

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const words = (text: string) => text.split(' ')

describe('npm run verify', () => {
  test('shows commitment, blocks, numbers and outcome of a round', () => {
    const { isProven, lines } = roundReport(
      words(`dice --seed ${SEED} --client keo --nonce 1 --commitment ${COMMITMENT}`),
    )
    expect(isProven).toBe(true)
    expect(lines.join('\n')).toContain('is the hash that was shown before')
    expect(lines.join('\n')).toContain(
      '"keo:1:0"  f496c294b9e19ed4ea2ebb40e8664b739d95fe1df727be17dd36ab7e68baf0cc',
    )
    expect(lines.at(-1)).toBe('4. Outcome  {"roll":916}')
  })

  test('takes the setting of a bet', () => {
    const { lines } = roundReport(words(`mines --seed ${SEED} --client keo --nonce 2 --set 3`))
    expect(lines.at(-1)).toBe('4. Outcome  {"cellsWithMines":[18,19,1]}')
  })

  test('a hash that was not the promised one is said, and the command fails', () => {
    const { isProven, lines } = roundReport(
      words(`dice --seed ${SEED} --client keo --nonce 1 --commitment ${COMMITMENT.replace('6', '7')}`),
    )
    expect(isProven).toBe(false)
    expect(lines.join('\n')).toContain('IS NOT the hash')
  })

  test('a round of crash is proven by the round before it', () => {
    const { isProven, lines } = roundReport(
      words(`crash --seed ${SEED} --salt keo-salt --commitment ${COMMITMENT}`),
    )
    expect(isProven).toBe(true)
    expect(lines.at(-1)).toBe('3. The round ended at  3.65')
  })

  test.each([
    ['', 'Name one game.'],
    ['dice limbo', 'Name one game.'],
    [`chess --seed ${SEED} --client keo --nonce 1`, 'There is no game called chess.'],
    ['dice --seed 00 --client keo --nonce 1', '--seed takes 64 hex digits.'],
    [`dice --seed ${SEED} --client a:b --nonce 1`, '--client takes 1 to 64 signs'],
    [`dice --seed ${SEED} --client keo --nonce 0`, '--nonce takes a whole number from 1.'],
    [`dice --seed ${SEED} --client keo --nonce 1e9`, '--nonce takes a whole number from 1.'],
    [`dice --seed ${SEED} --client keo --nonce 1 --set 3`, 'dice takes no --set.'],
    [`mines --seed ${SEED} --client keo --nonce 1 --set 25`, '25 is no number of mines.'],
    [`crash --seed ${SEED}`, '--salt takes the published salt.'],
    [`dice --stake 5`, '--stake'],
  ])('"%.40s" is refused with a sentence and the usage', (text, problem) => {
    const { isProven, lines } = roundReport(text === '' ? [] : words(text))
    expect(isProven).toBe(false)
    expect(lines[0]).toContain(problem)
    expect(lines.at(-1)).toContain('npm run verify --')
  })
})

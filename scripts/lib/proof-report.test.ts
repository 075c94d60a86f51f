import { describe, expect, test } from 'vitest'
import { proofReport } from './proof-report.ts'
import { COMMITMENT, sampleMatch, samplePlan, sampleRound, sampleStatement, SEED } from './test-proofs.ts'

const words = (text: string) => text.split(' ')
const roundReport = (args: readonly string[]) => proofReport(args, () => null)
const fileReport = (text: string) => proofReport(['proof.txt'], () => text)

describe('npm run verify with a file', () => {
  const texts = {
    statement: sampleStatement(),
    round: JSON.stringify(sampleRound()),
    match: JSON.stringify(sampleMatch()),
    plan: JSON.stringify(samplePlan()),
  }
  const changed = (text: string, from: string, to: string) => {
    expect(text, 'what is changed must be there').toContain(from)
    return text.replace(from, to)
  }

  test.each([
    ['statement', 'The statement is intact: mbr_1, 1 rows'],
    ['round', 'The round holds'],
    ['match', 'The seed of the match holds'],
    ['plan', 'The plan is as it was sealed'],
  ] as const)('a %s holds as it was written', (kind, verdict) => {
    const { isProven, lines } = fileReport(texts[kind])
    expect(isProven).toBe(true)
    expect(lines.at(-1)).toContain(verdict)
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([])
  })

  test.each([
    ['statement', 'deposit', 'deposyt', 'The hash of every row follows'],
    ['statement', 'mbr_1', 'mbr_2', 'The chain starts from this member'],
    ['round', '"nonce":1', '"nonce":2', 'is NOT the one that was played'],
    ['round', '"clientSeed":"keo"', '"clientSeed":"kep"', 'is NOT the one that was played'],
    ['round', '"serverSeed":"00', '"serverSeed":"01', 'The server seed does NOT fit'],
    ['match', '"seed":"', '"seed":"0', 'The seed does NOT fit'],
    ['match', '"matchId":', '"matchId":1', 'The seed does NOT fit'],
    ['plan', '"price":1950', '"price":1960', 'The text does NOT fit the seal'],
    ['plan', 'Vì sao', 'Tại sao', 'The text does NOT fit the seal'],
  ] as const)('a changed %s fails: %s became %s', (kind, from, to, step) => {
    const { isProven, lines } = fileReport(changed(texts[kind], from, to))
    expect(isProven).toBe(false)
    expect(lines.find((line) => line.startsWith('✗'))).toContain(step)
  })

  test('a plan that was sealed after kick-off fails, although its seal fits', () => {
    const { isProven, lines } = fileReport(JSON.stringify(samplePlan('2026-11-15 19:00:00')))
    expect(isProven).toBe(false)
    expect(lines.join()).toContain('✓ 2. The text fits the seal')
    expect(lines.join()).toContain('✗ 3. NOT sealed before kick-off')
  })

  test.each(['{', '{"keo":"round 1"}', '{"keo":"coin 1"}', '{"keo":"plan 1","plan":{"legs":[]}}', '{}'])(
    '%s is no evidence',
    (text) => {
      expect(fileReport(text)).toMatchObject({
        isProven: false,
        lines: [expect.stringContaining('no evidence')],
      })
    },
  )

  test('a file that is not there is said', () => {
    expect(roundReport(['gone.txt']).lines[0]).toBe('There is no game and no file called gone.txt.')
  })
})

describe('npm run verify with seeds', () => {
  test('shows commitment, blocks, numbers and outcome of a round', () => {
    const { isProven, lines } = roundReport(
      words(`dice --seed ${SEED} --client keo --nonce 1 --commitment ${COMMITMENT}`),
    )
    expect(isProven).toBe(true)
    expect(lines.join('\n')).toContain('✓ 1. The server seed fits its published hash')
    expect(lines.join('\n')).toContain(
      'keo:1:0) → f496c294b9e19ed4ea2ebb40e8664b739d95fe1df727be17dd36ab7e68baf0cc',
    )
    expect(lines.at(-1)).toContain('{"roll":916}')
  })

  test('takes the setting of a bet', () => {
    const { lines } = roundReport(words(`mines --seed ${SEED} --client keo --nonce 2 --set 3`))
    expect(lines.at(-1)).toContain('{"cellsWithMines":[18,19,1]}')
  })

  test('a hash that was not the promised one is said, and the command fails', () => {
    const { isProven, lines } = roundReport(
      words(`dice --seed ${SEED} --client keo --nonce 1 --commitment ${COMMITMENT.replace('6', '7')}`),
    )
    expect(isProven).toBe(false)
    expect(lines.join('\n')).toContain('✗ 1. The server seed does NOT fit')
  })

  test('a round of crash is proven by the round before it', () => {
    const { isProven, lines } = roundReport(
      words(`crash --seed ${SEED} --salt keo-salt --commitment ${COMMITMENT}`),
    )
    expect(isProven).toBe(true)
    expect(lines.at(-1)).toContain('{"pointInHundredths":365}')
  })

  test.each([
    ['', 'Name one file or one game.'],
    ['dice limbo', 'Name one file or one game.'],
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

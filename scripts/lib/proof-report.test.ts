import { createHash } from 'node:crypto'
import { genesisText, rowText, statementText } from '@keo/contract/statement'
import { recomputeRound } from '@keo/game-rules/recompute'
import { describe, expect, test } from 'vitest'
import { sealOf } from '../../apps/server/src/features/experts/seal-plan.ts'
import { createWorld } from '../../apps/sportsbook/src/world/world.ts'
import type { Evidence } from '../../apps/web/src/proofs/evidence.ts'
import { proofReport } from './proof-report.ts'

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const words = (text: string) => text.split(' ')
const roundReport = (args: readonly string[]) => proofReport(args, () => null)
const fileReport = (text: string) => proofReport(['proof.txt'], () => text)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** As the ledger writes it: one deposit. */
function statement(): string {
  const whose = { tenantId: 'keo', memberId: 'mbr_1', currency: 'VND' }
  const balances = { available: 0n, held: 0n, bonus: 0n, debt: 0n }
  const head = { ...whose, seq: 0n, hash: sha256(genesisText(whose)), balances }
  const postings = [
    { account: 'available', amount: 500n },
    { account: 'house:bank', amount: -500n },
  ]
  const told = { seq: 1n, atMs: 1, kind: 'deposit', reference: 'ref', key: 'key', corrects: null }
  const row = { ...told, postings, balances: { ...balances, available: 500n }, hash: '' }
  return statementText(head, [{ ...row, hash: sha256(`${head.hash}\n${rowText(row)}`) }])
}

/** As the sandbox sportsbook publishes it, before and after. */
function match(): Evidence {
  const world = createWorld({ seed: 'a world', now: () => Date.UTC(2026, 10, 15, 4) })
  const [first] = world.matchesBetween(Date.UTC(2026, 10, 15), Date.UTC(2026, 10, 16))
  if (!first) throw new Error('The world has no match.')
  return { keo: 'match 2', matchId: first.id, seedHash: first.seedHash, seed: world.seedOf(first.id) }
}

/** As the server seals it. */
function plan(writtenAt = '2026-11-15 10:00:00'): Evidence {
  const pick = { marketId: 1, kind: 'handicap', optionType: 1, line: '-0.75', price: 1950 } as const
  const sealed = {
    expertId: 'exp_1',
    writtenAt,
    price: null,
    legs: [{ ...pick, matchId: '7', time: '2026-11-15 19:00:00' }],
    texts: { vi: 'Vì sao', en: 'Why', 'zh-CN': '原因', th: 'เหตุผล' },
  }
  return { keo: 'plan 1', plan: sealed, salt: 'salt', hash: sealOf(sealed, 'salt') }
}

function round(): Evidence {
  const given = { game: 'dice', serverSeed: SEED, clientSeed: 'keo', nonce: 1 } as const
  const { roll } = recomputeRound(given).outcome as { roll: number }
  return { keo: 'round 1', ...given, setting: null, commitment: COMMITMENT, drawn: String(roll) }
}

describe('npm run verify with a file', () => {
  const texts = {
    statement: statement(),
    round: JSON.stringify(round()),
    match: JSON.stringify(match()),
    plan: JSON.stringify(plan()),
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
    const { isProven, lines } = fileReport(JSON.stringify(plan('2026-11-15 19:00:00')))
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

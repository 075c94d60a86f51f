import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { recomputeRound } from '@keo/game-rules/recompute'
import type { Page } from '@playwright/test'
import { wallet } from '@keo/messages/wallet/vi'
import type { MemberId } from '@keo/contract/ids'
import { type SealedPlan, sealedText } from '@keo/contract/plan-seal'
import { getStatement, STATEMENT_LINES_MAX } from '@keo/contract/wallet-balance'
import type { World } from '@keo/dev-world/world'
import { money } from '@keo/units/money'
import { WEB_ROOT } from './support/builds.ts'
import { expect, test } from './support/journey.ts'

/** The context is taken off the network here. */
test.use({ keepsContext: false })

const LINH: MemberId = 'mbr_01JSEEDLINH00000000000000'

/** So many movements of one wallet: credits, and stakes that are lost. */
async function statementOf(world: World, lines: number): Promise<string> {
  const amount = money(1_000_00n, 'VND')
  const moves = Array.from({ length: lines }, (_, n) => {
    const said = { memberId: LINH, key: `move-${n}`, reference: `ref-${n}`, amount, op: 'move' } as const
    return n % 3 < 2
      ? ({ ...said, kind: 'deposit', from: 'house:bank', to: 'available' } as const)
      : ({ ...said, kind: 'game.bet', from: 'available', to: 'house:games' } as const)
  })
  await Promise.all(moves.map((move) => world.app.ledger.submit(move)))
  const token = await world.signIn('linhnguyen7')
  return (await world.call(getStatement, { currency: 'VND' }, { token })).data
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const PLAN: SealedPlan = {
  expertId: 'exp_1',
  writtenAt: '2026-11-15 10:00:00',
  price: null,
  legs: [
    {
      matchId: '7',
      time: '2026-11-15 19:00:00',
      marketId: 1,
      kind: 'handicap',
      optionType: 1,
      line: '-0.75',
      price: 1950,
    },
  ],
  texts: { vi: 'Vì sao', en: 'Why', 'zh-CN': '原因', th: 'เหตุผล' },
}

async function check(page: Page, file: string, text: string): Promise<void> {
  await writeFile(file, text)
  await page.getByLabel('Chọn tệp sao kê').setInputFiles(file)
}

test('[LED-08] a downloaded statement of 10,000 lines is checked by the page that needs no site', async ({
  page,
  context,
  world,
}, info) => {
  const text = await statementOf(world, STATEMENT_LINES_MAX)
  const checker = info.outputPath('verify.html')
  await writeFile(checker, await readFile(path.join(WEB_ROOT, 'verify.html')))
  await context.setOffline(true)
  await page.goto(pathToFileURL(checker).href)

  await check(page, info.outputPath('statement.txt'), text)
  const verdict = page.getByRole('status')
  await expect(verdict).toContainText('Sao kê nguyên vẹn')
  await expect(verdict).toContainText('10.000 dòng')
  await expect(verdict).toContainText('LINH')
  const [, ms = ''] = /trong ([\d.]+) ms/.exec(await verdict.innerText()) ?? []
  expect(Number(ms.replaceAll('.', ''))).toBeLessThan(2000)
  const rows = page.locator('ol').getByRole('listitem')
  await expect(rows.first()).toContainText('10000')
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.nth(150)).toContainText('9850')

  await check(
    page,
    info.outputPath('changed.txt'),
    text.replace('available:100000,house:bank:-100000', 'available:900000,house:bank:-900000'),
  )
  await expect(verdict).toContainText('Sao kê không khớp')
  await expect(verdict).toContainText('Dòng 1')

  await expect(page.getByText('✕ 4. Mã băm của từng dòng nối với dòng trước')).toBeVisible()
  await page.getByLabel('Ngôn ngữ').selectOption('en')
  await expect(verdict).toContainText('The statement does not hold')
})

test('a match, a round and a plan are checked from a disk with the network off, and a changed one says where it fails', async ({
  page,
  context,
}, info) => {
  const checker = info.outputPath('verify.html')
  await writeFile(checker, await readFile(path.join(WEB_ROOT, 'verify.html')))
  await context.setOffline(true)
  const address = pathToFileURL(checker).href
  const seed = 'the seed of a match'
  const seedHash = sha256(`7:${seed}`)
  const evidence = { keo: 'match 2', matchId: 7, seedHash, seed }
  await page.goto(`${address}#${encodeURIComponent(JSON.stringify(evidence))}`)
  const verdict = page.getByRole('status')
  await expect(verdict).toContainText('Hạt giống trận đấu khớp')
  await expect(verdict).toContainText(seedHash)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width, 'long hashes break instead of widening the page').toBe(0)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Lưu bằng chứng thành tệp' }).click()
  expect(JSON.parse(await readFile(await (await saving).path(), 'utf8'))).toEqual(evidence)

  const box = page.getByLabel('Hoặc dán bằng chứng vào đây')
  await box.fill(JSON.stringify({ ...evidence, seed: 'another' }))
  await expect(verdict).toContainText('Hạt giống trận đấu không khớp')
  await expect(verdict).toContainText('Sai ở bước 1')
  await box.fill(JSON.stringify({ ...evidence, matchId: 8 }))
  await expect(verdict, 'the seed was promised for another match').toContainText('không khớp')

  const serverSeed = 'b7'.repeat(32)
  const round = { game: 'mines', serverSeed, clientSeed: 'lua', nonce: 7, setting: 3 } as const
  const { commitment, outcome } = recomputeRound(round)
  const { cellsWithMines } = outcome as { cellsWithMines: number[] }
  const drawn = cellsWithMines.toSorted((a, b) => a - b).join(' ')
  await box.fill(JSON.stringify({ keo: 'round 1', ...round, commitment, drawn }))
  await expect(verdict).toContainText('Ván chơi khớp')
  await box.fill(JSON.stringify({ keo: 'round 1', ...round, nonce: 8, commitment, drawn }))
  await expect(verdict).toContainText('Sai ở bước 5: Kết quả tính ra KHÔNG giống ván đã chơi')

  const sealed = { keo: 'plan 1', plan: PLAN, salt: 'salt', hash: sha256(sealedText(PLAN, 'salt')) }
  await box.fill(JSON.stringify(sealed))
  await expect(verdict).toContainText('Kèo chuyên gia còn nguyên niêm phong')
  await box.fill(JSON.stringify({ ...sealed, plan: { ...PLAN, price: '10000.00' } }))
  await expect(verdict).toContainText('Kèo chuyên gia không khớp niêm phong')
  await box.fill('{"keo":"round 1"}')
  await expect(verdict).toContainText('Không đọc được')

  await page.getByText(/^[\d.]+ dòng mã nguồn của trang này/).click()
  await page.getByText(/^apps\/web\/src\/proofs\/check-proof\.ts · \d+ dòng$/).click()
  const source = page.locator('details[open] details[open] pre')
  await expect(source).toContainText('function checkProof(')
  const shown = (await source.textContent()) ?? ''
  expect(await readFile(checker, 'utf8'), 'what is read is what runs').toContain(shown)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, 'long lines move in their box').toBe(0)
})

test('[LED-08] the checker opens from the records, under the policy it is served with, and checks a statement', async ({
  openAs,
  page,
  world,
}, info) => {
  await openAs('linhnguyen7', '/financialDetailsView')
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: wallet['financial.check'] }).click()
  const checker = await opening
  // As the app looks, whatever the browser prefers.
  await expect(checker.locator('html')).toHaveAttribute('lang', 'vi')
  const wrong: string[] = []
  checker.on('console', (message) => wrong.push(...(message.type() === 'error' ? [message.text()] : [])))
  const answer = await page.request.get(checker.url())
  const policy = answer.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/default-src 'none'.*script-src 'sha256-[^']+'; frame-ancestors 'none'$/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  await check(checker, info.outputPath('own.txt'), await statementOf(world, 3))
  await expect(checker.getByRole('status')).toContainText('Sao kê nguyên vẹn')
  expect(wrong).toEqual([])
})

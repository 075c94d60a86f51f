import { commitmentTo } from '@keo/game-rules/draws'
import { gameRounds as words } from '@keo/messages/game-rounds/vi'
import { expect, front, shown, test } from './support/journey.ts'

/** The line goes for the whole context, and what the browser keeps of the page is what this is about. */
test.use({ keepsContext: false, keepsShell: true })

/** The round of the published vectors: a dice of 9.16. */
const SERVER_SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const ROLL = 916

test('the verifier that was opened once opens without a network, and recomputes a round there', async ({
  page,
  context,
  openAs,
  allowComplaints,
}) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|WebSocket|fetching the script/)
  await openAs('visitor', '/game-verifier')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
  await context.setOffline(true)
  await page.reload()
  await shown(page)
  expect(await page.evaluate(() => navigator.onLine)).toBe(false)

  const verifier = front(page)
  await verifier.getByLabel(words['verifier.game']).selectOption('dice')
  const fill = (name: string, value: string) => verifier.getByLabel(name, { exact: true }).fill(value)
  await fill(words['verifier.commitment'], commitmentTo(SERVER_SEED))
  await fill(words['verifier.serverSeed'], SERVER_SEED)
  await fill(words['verifier.clientSeed'], 'keo')
  await fill(words['verifier.nonce'], '1')
  await verifier.getByRole('button', { name: /^Tự kiểm lại ván này/ }).click()
  await expect(verifier.getByText(words['verifier.matches'])).toBeVisible()
  await expect(verifier.getByText(`${words['verifier.outcome.roll']} ${ROLL}`)).toBeVisible()
  await fill(words['verifier.serverSeed'], 'ab'.repeat(32))
  await verifier.getByRole('button', { name: /^Tự kiểm lại ván này/ }).click()
  await expect(verifier.getByText(words['verifier.differs'])).toBeVisible()
})

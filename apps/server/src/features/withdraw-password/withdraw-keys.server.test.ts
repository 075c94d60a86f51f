import { createHash, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { KEY_ID_LENGTH } from '@keo/contract/withdraw-password'
import { seededIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { createSecretBox } from '@keo/service-kit/secret-box'
import { hours } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { createWithdrawKeys } from './withdraw-keys.ts'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })

const DAYS = 25

/** Small ones, made before: what they hold is not tried here. */
const newPair = () =>
  promisify(generateKeyPair)('rsa', {
    modulusLength: 1024,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  })

const idOf = (publicKey: Buffer) =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, KEY_ID_LENGTH)

test('[PIN-08] a key that is made while old ones are dropped stays, and two are kept', async () => {
  let now = world.worldClock.now()
  const time = { ...world.clock, now: () => now }
  const ids = seededIds('withdraw keys', world.clock)
  const box = createSecretBox({ keys: ['k'.repeat(32)], use: 'withdraw keys', ids })
  const pairs = await Promise.all(Array.from({ length: DAYS }, newPair))
  const makeKeyPair = async () => pairs.pop() ?? newPair()
  const parts = { database: world.database, clock: time, tenantId: 'keys', box, makeKeyPair }
  const nodes = [createWithdrawKeys(parts), createWithdrawKeys(parts)] as const
  const kept = async () =>
    (await database.asOwner(`select id from platform.withdraw_key where tenant_id = 'keys'`)).map(
      ({ id }) => id,
    )
  const dropAgainAndAgain = async () => {
    for (let times = 0; times < 8; times += 1) await nodes[1].dropOld()
  }
  for (let day = 0; day < DAYS; day += 1) {
    now += hours(25)
    const [made] = await Promise.all([nodes[0].current(), dropAgainAndAgain()])
    expect(await kept()).toContain(idOf(made))
  }
  await nodes[1].dropOld()
  expect(await kept()).toHaveLength(2)
})

import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { seconds } from '@keo/units/instants'
import type { Money } from '@keo/units/money'
import type { GameGateway } from '../../gateways/games/game-gateway.ts'
import { withPatience } from '@keo/service-kit/with-patience'
import type { Ledger, Post, WalletKey } from '../ledger/index.ts'
import { sqlTransferStore, type Transfer } from './transfer-store.ts'

export type TransferNeeds = {
  database: Database
  ledger: Ledger
  games: GameGateway
  clock: Clock
  machineClock: Clock
  ids: Ids
  log: Log
  tenantId: string
  /** Money goes to a game only for whom play is open; it always may come back. */
  mayPlay(memberId: MemberId, tx: Tx): Promise<void>
}

export type TransferRequest = {
  readonly key: string
  readonly provider: string
  readonly direction: 'in' | 'out'
  readonly amount: Money
}

const PATIENCE_MS = seconds(8)
/** The request that asked has its turn first. */
const ASK_AGAIN_MS = seconds(10)
const AT_ONCE_MAX = 50

/**
 * The main wallet and the game providers' are two books: our side is written first, the provider is asked by the
 * transfer's id until it has answered, and only a clear no brings the money back.
 */
export function createTransfers(needs: TransferNeeds) {
  const { database, ledger, games, clock, machineClock, ids, log, tenantId, mayPlay } = needs
  const stored = (db = database.db) => sqlTransferStore(db, tenantId)

  const asked = (memberId: MemberId, request: TransferRequest, tapKey: string): Transfer => ({
    memberId,
    tapKey,
    provider: request.provider,
    direction: request.direction,
    amount: request.amount,
    id: ids.newId('tra'),
    state: 'moving',
    askedAt: clock.now(),
  })

  async function ask(memberId: MemberId, request: TransferRequest): Promise<Transfer> {
    const tapKey = `tap:${request.key}`
    const before = await sameTap(memberId, tapKey, request)
    if (before) return before
    await refuseClosed(request.provider)
    const fresh = asked(memberId, request, tapKey)
    const isFirst = await ledger.write(async (tx, post) => {
      if (!(await stored(tx).insert(fresh))) return false
      if (request.direction === 'in') {
        await mayPlay(memberId, tx)
        await post(toGame(fresh))
      } else await refuseShort(fresh)
      return true
    })
    if (!isFirst) return (await sameTap(memberId, tapKey, request)) ?? fail('TRY_AGAIN')
    return finish(fresh)
  }

  /** What the same tap did before; another request under its key is refused. */
  async function sameTap(memberId: MemberId, tapKey: string, request: TransferRequest) {
    const [before] = await stored().ofTap(memberId, tapKey)
    if (!before) return undefined
    const isSame =
      before.provider === request.provider &&
      before.direction === request.direction &&
      before.amount.minor === request.amount.minor
    return isSame ? before : fail('KEY_REUSED')
  }

  async function refuseClosed(code: string): Promise<void> {
    const provider = (await stored().providers()).find((known) => known.code === code)
    if (!provider) fail('PROVIDER_UNKNOWN')
    if (!provider.isOpen) fail('PROVIDER_CLOSED')
  }

  async function refuseShort({ memberId, provider, amount }: Transfer): Promise<void> {
    const purses = await ledger.gamePursesOf({ memberId, currency: amount.currency })
    if ((purses.get(provider) ?? 0n) < amount.minor) fail('BALANCE_SHORT')
  }

  async function collect(wallet: WalletKey, key: string): Promise<Transfer[]> {
    const { memberId } = wallet
    const tapKey = `collect:${key}`
    const before = await stored().ofTap(memberId, tapKey)
    if (before.length > 0) return before
    const requests = await everythingAtGames(wallet, key)
    if (requests.length === 0) fail('GAME_WALLETS_EMPTY')
    const fresh = requests.map((request) => asked(memberId, request, tapKey))
    const isFirst = await database.tx(async (tx) => {
      // In one order, so that two taps at once wait for each other instead of sharing the providers out.
      for (const one of fresh) if (!(await stored(tx).insert(one))) return false
      return true
    })
    if (!isFirst) return stored().ofTap(memberId, tapKey)
    return Promise.all(fresh.map(finish))
  }

  async function everythingAtGames(wallet: WalletKey, key: string): Promise<TransferRequest[]> {
    const purses = await ledger.gamePursesOf(wallet)
    const open = (await stored().providers()).filter(({ isOpen }) => isOpen)
    return open.flatMap(({ code }) => {
      const minor = purses.get(code) ?? (0n as Money['minor'])
      if (minor <= 0n) return []
      return [
        { key, provider: code, direction: 'out' as const, amount: { minor, currency: wallet.currency } },
      ]
    })
  }

  /** Asks the provider, and writes down what it answered. No answer leaves the transfer to the job. */
  async function finish(transfer: Transfer): Promise<Transfer> {
    const { id: reference, provider, memberId: player, direction, amount } = transfer
    try {
      const asking = games.move({ reference, provider, player, direction, amount })
      const answer = await withPatience(machineClock, PATIENCE_MS, asking)
      return await ledger.write((tx, post) => end(tx, post, transfer, answer === 'done'))
    } catch (err) {
      log.warn(
        { err, transfer: reference, provider },
        'a game provider did not answer; it will be asked again',
      )
      return transfer
    }
  }

  async function end(tx: Tx, post: Post, { memberId, id }: Transfer, isDone: boolean): Promise<Transfer> {
    const transfer = (await stored(tx).findForEnd(memberId, id)) ?? fail('NOT_FOUND')
    if (transfer.state !== 'moving') return transfer
    const state = isDone ? 'done' : 'returned'
    await stored(tx).end(transfer, state, clock.now())
    // Money leaves our books of the game when it has left the game, and when it never arrived there.
    if ((transfer.direction === 'out') === isDone) await post(fromGame(transfer))
    return { ...transfer, state }
  }

  return {
    ask,
    collect,
    find: async (memberId: MemberId, id: string) => (await stored().find(memberId, id)) ?? fail('NOT_FOUND'),
    providers: () => stored().providers(),
    async finishMoving(): Promise<void> {
      for (const one of await stored().moving(clock.now() - ASK_AGAIN_MS, AT_ONCE_MAX)) await finish(one)
    },
  }
}

const toGame = ({ memberId, id, provider, amount }: Transfer) =>
  ({
    op: 'move',
    memberId,
    amount,
    reference: id,
    key: `transfer:${id}:in`,
    kind: 'transfer.in',
    from: 'available',
    to: `game:${provider}`,
  }) as const

const fromGame = ({ memberId, id, provider, direction, amount }: Transfer) =>
  ({
    op: 'move',
    memberId,
    amount,
    reference: id,
    key: `transfer:${id}:out`,
    kind: direction === 'out' ? 'transfer.out' : 'transfer.returned',
    from: `game:${provider}`,
    to: 'available',
  }) as const

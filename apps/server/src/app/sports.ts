import { addressList } from '@keo/service-kit/http/forwarding'
import type { HttpServer } from '@keo/service-kit/http/http-server'
import { CALLBACK_BASE } from '@keo/sportsbook-contract/callbacks'
import {
  createSportsOrders,
  createSportsWallet,
  sportsCallbacks,
  sportsRoutes,
} from '../features/sports/index.ts'
import { wireSportsbookGateway } from '../gateways/sportsbook/wire-sportsbook-gateway.ts'
import { sportsMerchant } from '../sports-merchant.ts'
import type { Money } from './money.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

/** Where the sandbox provider stands on this site. */
const SANDBOX_PREFIX = '/sportsbook'

type PostText = Parameters<typeof wireSportsbookGateway>[0]['post']

/** The sportsbook provider: its callbacks on our books, and tokens for it. */
export function openSports(
  http: HttpServer,
  own: OwnParts,
  needs: People & Money & { postText: PostText },
): void {
  const { config, tenantId } = own
  const { ledger, members, saferPlay, postText } = needs
  const merchant = sportsMerchant(config.DATA_KEYS)
  const wallet = createSportsWallet({
    ...own,
    ledger,
    mayPlay: (memberId, tx) => saferPlay.demand(memberId, 'play', tx),
  })
  http.mount(
    CALLBACK_BASE,
    sportsCallbacks({
      ...own,
      merchant,
      ledger,
      wallet,
      orders: createSportsOrders({ ledger, tenantId, wallet }),
      isSportsAddress: addressList(config.SPORTS_SOURCES),
      currencyOf: async (memberId) => (await members.find(memberId))?.currency ?? null,
    }),
  )
  const gateway = wireSportsbookGateway({ ...own, merchant, prefix: SANDBOX_PREFIX, post: postText })
  sportsRoutes(http.api, { gateway, members })
}

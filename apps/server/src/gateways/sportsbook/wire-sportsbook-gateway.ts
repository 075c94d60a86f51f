import { LANGUAGE_CODES } from '@keo/messages/languages'
import type { Log } from '@keo/service-kit/log'
import {
  createUser,
  endSessionTokens,
  getToken,
  listOrderFiles,
  listOrdersByIds,
  listOrdersOfFile,
  listSchedule,
  listTransactionsOfFile,
} from '@keo/sportsbook-contract/data-service'
import type {
  ProviderCall,
  ProviderRequestOf,
  ProviderResponseOf,
} from '@keo/sportsbook-contract/define-provider-call'
import { PLAY_TYPE, SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { getList, getMatchDetail, getOnSaleLeagues, LIST_SIZE_MAX } from '@keo/sportsbook-contract/matches'
import { getMatchEvents, getPreviousMeetings } from '@keo/sportsbook-contract/own-calls'
import { getOrderReplay } from '@keo/sportsbook-contract/replay'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { PUSH_PATH } from '@keo/sportsbook-contract/push'
import { SPORTS_UNITS } from '@keo/units/sports-currency'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { PERIOD_PLACE, sportCode } from '@keo/sportsbook-contract/sport-codes'
import { askProvider, type WireNeeds } from './provider-wire.ts'
import { fixtureOf } from './schedule-record.ts'
import { offersIn } from './offer-record.ts'
import type { LiveScore, SportsbookGateway } from './sportsbook-gateway.ts'

type Needs = WireNeeds & { readonly log: Log }

/** The provider over its own wire; the sandbox provider stands behind the same one. */
export function wireSportsbookGateway(needs: Needs): SportsbookGateway {
  const { log, prefix } = needs
  async function call<C extends ProviderCall>(
    declared: C,
    body: ProviderRequestOf<C>,
  ): Promise<ProviderResponseOf<C> | null> {
    try {
      return await askProvider(needs, declared, body)
    } catch (err) {
      log.warn({ err, call: declared.path }, 'the sportsbook gave no answer that can be used')
      return null
    }
  }

  return {
    async tokenFor({ memberId, currency, address, sessionId, sessionEndsAt }) {
      const currencyIds = [SPORTS_UNITS[currency].id]
      if ((await call(createUser, { merchantUserId: memberId, currencyIds, oddsLevel: undefined })) === null)
        return null
      const found = await call(getToken, {
        merchantUserId: memberId,
        platForm: 'h5',
        ip: address,
        operatorSession: sessionId,
        expiresAt: sessionEndsAt,
      })
      if (!found) return null
      const { token, serverInfo } = found
      if (prefix !== '') return { apiServerAddress: prefix, pushServerAddress: prefix + PUSH_PATH, token }
      const { apiServerAddress, pushServerAddress } = serverInfo
      return { apiServerAddress, pushServerAddress, token }
    },
    async endTokensOf(sessionId) {
      await call(endSessionTokens, { operatorSession: sessionId })
    },
    async orderFiles(from, until) {
      const files = await call(listOrderFiles, {
        startTime: Math.floor(from),
        endTime: Math.floor(until),
      })
      return files && files.map(({ fileId }) => fileId)
    },
    async orderFile(fileId) {
      const [orders, transactions] = await Promise.all([
        call(listOrdersOfFile, { fileId }),
        call(listTransactionsOfFile, { fileId }),
      ])
      return (
        orders &&
        transactions && {
          orders: orders.map(({ id, version, modifyTime, orderStatus }) => ({
            orderId: id,
            version,
            changedAt: Number(modifyTime),
            isBeingPaid: orderStatus === ORDER_STATUS.created,
          })),
          transactions,
        }
      )
    },
    async orderLegs(orderId) {
      const found = await call(listOrdersByIds, { ids: [orderId], languageType: LANGUAGE_CODES.vi.sports })
      const order = found?.find(({ id }) => id === orderId)
      return order ? order.betList.map(({ sportId, odds }) => ({ sportId, price: Number(odds) })) : null
    },
    async orderWords(orderIds, language) {
      const found = await call(listOrdersByIds, {
        ids: [...orderIds],
        languageType: LANGUAGE_CODES[language].sports,
      })
      return found && found.map(({ id, betList }) => ({ orderId: id, legs: betList }))
    },
    orderReplay: (orderId, language) =>
      call(getOrderReplay, { orderId, languageType: LANGUAGE_CODES[language].sports }),
    async scoresOf(matchIds) {
      const found = await call(getList, {
        type: PLAY_TYPE.live,
        matchIds: matchIds.map(Number),
        sportIds: [...GOAL_SPORTS],
        size: LIST_SIZE_MAX,
      })
      return found && found.records.flatMap(scoreOf)
    },
    async scheduleOf({ leagueIds, from, until, language }) {
      const found = await call(listSchedule, {
        leagueIds: [...leagueIds],
        beginTime: Math.floor(from),
        endTime: Math.floor(until),
        languageType: LANGUAGE_CODES[language].sports,
      })
      return found && found.flatMap(fixtureOf)
    },
    async leaguesOnSale() {
      const found = await call(getOnSaleLeagues, { type: PLAY_TYPE.allButOutright })
      return (
        found && found.toSorted((a, b) => a.or - b.or).map(({ id, sid }) => ({ leagueId: id, sportId: sid }))
      )
    },
    async offersOf(matchId) {
      const found = await call(getMatchDetail, { matchId: Number(matchId) })
      return found && offersIn(found)
    },
    async meetingsOf(matchId) {
      const found = await call(getPreviousMeetings, { matchId: Number(matchId) })
      return (
        found && {
          between: found.between.flatMap(fixtureOf),
          home: found.home.flatMap(fixtureOf),
          away: found.away.flatMap(fixtureOf),
        }
      )
    },
    async eventsOf(matchId) {
      const found = await call(getMatchEvents, { matchId: Number(matchId) })
      return found && found.events
    },
    async matchOf(matchId, language) {
      const languageType = LANGUAGE_CODES[language].sports
      const found = await call(getMatchDetail, { matchId: Number(matchId), languageType })
      const [fixture] = found ? fixtureOf(found) : []
      return found && fixture ? { fixture, offers: offersIn(found) } : null
    },
  }
}

/** Sports in which a point is worth a shout: soccer, ice hockey, electronic soccer. */
const GOAL_SPORTS = [SPORT.soccer, SPORT.iceHockey, SPORT.electronicSoccer]

function scoreOf({ id, sid, nsg }: MatchRecord): LiveScore[] {
  const { sc = [] } =
    nsg.find(({ pe, tyg }) => tyg === SCORE_KIND.score && pe === sportCode(sid, PERIOD_PLACE.realTime)) ?? {}
  const [home, away] = sc
  return home === undefined || away === undefined ? [] : [{ matchId: String(id), home, away }]
}

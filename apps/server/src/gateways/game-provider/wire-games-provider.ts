import { withHash, type FormParameters } from '@keo/games-contract/form-hash'
import { LAUNCH_PARAMETER, OPEN_PATH } from '@keo/games-contract/open-address'
import {
  AUTO_PLAY_PARAMETER,
  FAST_SPIN_PARAMETER,
  FEEDS_BASE,
  FreeRoundsAnswer,
  GamesAnswer,
  JackpotsAnswer,
  PROVIDER_BASE,
  PROVIDER_PATHS,
  RoundsAnswer,
  SWITCHED_ON,
  UrlAnswer,
} from '@keo/games-contract/provider-calls'
import type { Language } from '@keo/messages/languages'
import type { Log } from '@keo/service-kit/log'
import { traced, traceHeaders } from '@keo/service-kit/tracing/tracing'
import { seconds } from '@keo/units/instants'
import type * as z from 'zod/mini'
import type { GameAddress, GamesProvider } from './games-provider.ts'
import type { GamesMerchant } from './games-merchant.ts'
import { readTransactionFeed, readWholeFeed } from './transaction-feed.ts'

type Needs = {
  readonly merchant: GamesMerchant
  readonly log: Log
  /** Where the provider stands on this very site; '' for one elsewhere. */
  readonly prefix: string
  /** Where browsers reach a provider elsewhere; null for the one on this site. */
  readonly publicUrl: string | null
  get(path: string): Promise<string>
  post(path: string, text: string, headers: Readonly<Record<string, string>>): Promise<string>
}

type Answer = { readonly error: string | number; readonly description?: string | undefined }

const JSON_TYPE = { 'content-type': 'application/json' }
const SECOND_MS = seconds(1)
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
/** ISO 639-1. */
const WIRE_LANGUAGES: Readonly<Record<Language, string>> = { vi: 'vi', en: 'en', 'zh-CN': 'zh', th: 'th' }

/** The provider over its own wire; the sandbox provider stands behind the same one. */
export function wireGamesProvider({ merchant, log, prefix, publicUrl, get, post }: Needs): GamesProvider {
  async function call<T extends Answer>(
    path: string,
    parameters: FormParameters,
    schema: z.ZodMiniType<T>,
  ): Promise<T | null> {
    const form = withHash({ secureLogin: merchant.id, ...parameters }, merchant.secret)
    const body = new URLSearchParams(form).toString()
    const ask = () => post(prefix + PROVIDER_BASE + path, body, { ...FORM, ...traceHeaders() })
    return answerOf(path, schema, () => traced(`POST ${path}`, ask, { kind: 'client' }))
  }

  async function answerOf<T extends Answer>(
    path: string,
    schema: z.ZodMiniType<T>,
    ask: () => Promise<string>,
  ): Promise<T | null> {
    try {
      const answer = schema.parse(JSON.parse(await ask()))
      if (String(answer.error) !== '0')
        throw new Error(`the game provider answered ${answer.error}: ${answer.description ?? ''}`)
      return answer
    } catch (err) {
      log.warn({ err, call: path }, 'the game provider gave no answer that can be used')
      return null
    }
  }

  return {
    async games() {
      const answer = await call(PROVIDER_PATHS.games, { options: 'GetFeatures' }, GamesAnswer)
      return answer?.gameList ?? null
    },
    async launch({ symbol, language, platform, player, hasAutoPlay, hasFastSpin }) {
      const answer = await call(
        PROVIDER_PATHS.url,
        {
          symbol,
          language: WIRE_LANGUAGES[language],
          platform,
          technology: 'H5',
          playMode: player ? 'REAL' : 'DEMO',
          ...(player && {
            token: player.token,
            externalPlayerId: player.memberId,
            currency: player.currency,
          }),
          ...(hasAutoPlay && { [AUTO_PLAY_PARAMETER]: SWITCHED_ON }),
          ...(hasFastSpin && { [FAST_SPIN_PARAMETER]: SWITCHED_ON }),
        },
        UrlAnswer,
      )
      const address = answer?.gameURL === undefined ? null : addressOf(answer.gameURL, prefix, publicUrl)
      if (answer && !address)
        log.warn({ url: answer.gameURL }, 'the game provider gave no address that can be used')
      return address
    },
    async endSessionsOf(memberId) {
      await call(PROVIDER_PATHS.terminate, { externalPlayerId: memberId }, UrlAnswer)
    },
    async transactions(from) {
      const who = { login: merchant.id, password: merchant.secret }
      const read = async (timepoint: number) => {
        const query = new URLSearchParams({ ...who, timepoint: String(timepoint) })
        return readTransactionFeed(await get(`${prefix}${FEEDS_BASE}/transactions/?${query.toString()}`))
      }
      try {
        const rows = await readWholeFeed(from, read)
        if (!rows) log.warn('the feed of the game provider cannot be read')
        return rows
      } catch (err) {
        log.warn({ err }, 'the game provider gave no feed')
        return null
      }
    },
    async jackpots() {
      const answer = await call(PROVIDER_PATHS.jackpots, {}, JackpotsAnswer)
      return answer?.jackpots?.map(({ gameID: symbol, amount }) => ({ symbol, amount })) ?? null
    },
    async giveFreeRounds({ code, memberId, currency, symbol, rounds, stake, from, until }) {
      // The hash covers the address alone; which games stands beside it.
      const form = withHash(
        {
          secureLogin: merchant.id,
          bonusCode: code,
          playerId: memberId,
          currency,
          rounds: String(rounds),
          startDate: String(Math.floor(from / SECOND_MS)),
          expirationDate: String(Math.floor(until / SECOND_MS)),
        },
        merchant.secret,
      )
      const path = `${prefix}${PROVIDER_BASE}${PROVIDER_PATHS.giveFreeRounds}?${new URLSearchParams(form).toString()}`
      const gameList = [{ gameId: symbol, betValues: [{ totalBet: Number(stake), currency }] }]
      const answer = await answerOf(PROVIDER_PATHS.giveFreeRounds, UrlAnswer, () =>
        post(path, JSON.stringify({ gameList }), JSON_TYPE),
      )
      return answer !== null
    },
    async freeRoundsOf(memberId) {
      const answer = await call(PROVIDER_PATHS.freeRoundsOf, { playerId: memberId }, FreeRoundsAnswer)
      return answer?.bonuses?.map(({ bonusCode }) => bonusCode) ?? null
    },
    async cancelFreeRounds(code) {
      return (await call(PROVIDER_PATHS.cancelFreeRounds, { bonusCode: code }, UrlAnswer)) !== null
    },
    async replay({ memberId, symbol, roundId, at }) {
      const answer = await call(
        PROVIDER_PATHS.rounds,
        {
          playerId: memberId,
          gameId: symbol,
          roundId,
          datePlayed: new Date(at).toISOString().slice(0, 10),
          timeZone: 'GMT+00:00',
        },
        RoundsAnswer,
      )
      return answer?.rounds?.find((round) => round.roundId === roundId)?.replay ?? null
    },
  }
}

/** An address of another site must be https; on this site only the provider's own pages are one. */
export function addressOf(launchUrl: string, prefix: string, publicUrl: string | null): GameAddress | null {
  // A provider elsewhere that does not know where it is reached names its pages from there.
  const given =
    publicUrl !== null && /^\/[^/\\]/.test(launchUrl) ? new URL(launchUrl, publicUrl).href : launchUrl
  const base = publicUrl?.replace(/\/+$/, '') ?? prefix
  const isHere = base !== '' && given.startsWith(`${base}${OPEN_PATH}?`)
  if (isHere) {
    const launch = new URL(given, 'https://here.invalid').searchParams.get(LAUNCH_PARAMETER)
    return launch ? { url: given, launch } : null
  }
  if (!URL.canParse(given) || new URL(given).protocol !== 'https:') return null
  return { url: given, launch: null }
}

import { isServerSeed } from '@keo/game-rules/draws'
import { LANGUAGES } from '@keo/messages/languages'
import type { Evidence, MatchEvidence, PlanEvidence, RoundEvidence } from './evidence.ts'
import { settingOf, VERIFIED_GAMES } from './round-proof.ts'

type Fields = Readonly<Record<string, unknown>>

const HASH = /^[0-9a-f]{64}$/
const CLIENT_SEED_LONGEST = 256

/** The evidence that a text is, or null: what is pasted may be anything. */
export function readEvidence(text: string): Evidence | null {
  const said = fieldsOf(parsed(text))
  switch (said['keo']) {
    case 'round 1':
      return isRound(said) ? said : null
    case 'match 2':
      return isMatch(said) ? said : null
    case 'plan 1':
      return isPlan(said) ? said : null
    default:
      return null
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const isText = (value: unknown): value is string => typeof value === 'string'
const isHash = (value: unknown): boolean => isText(value) && HASH.test(value)
const isTextOrNull = (value: unknown): boolean => value === null || isText(value)

function isRound(said: Fields): said is RoundEvidence {
  const { clientSeed, serverSeed, nonce } = said
  const game = VERIFIED_GAMES.find((name) => name === said['game'])
  if (game === undefined || !isText(serverSeed) || !isServerSeed(serverSeed)) return false
  const rule = settingOf(game)
  const isSettingAllowed = rule ? rule.isAllowed(Number(said['setting'])) : said['setting'] === null
  const isClientSeed = isText(clientSeed) && clientSeed !== '' && clientSeed.length <= CLIENT_SEED_LONGEST
  return (
    isClientSeed &&
    isSettingAllowed &&
    Number.isSafeInteger(nonce) &&
    Number(nonce) >= 0 &&
    isHash(said['commitment']) &&
    isTextOrNull(said['drawn'])
  )
}

const isMatch = (said: Fields): said is MatchEvidence =>
  Number.isSafeInteger(said['matchId']) && isHash(said['seedHash']) && isText(said['seed'])

function isPlan(said: Fields): said is PlanEvidence {
  const plan = fieldsOf(said['plan'])
  const texts = fieldsOf(plan['texts'])
  const legs: unknown = plan['legs']
  return (
    isHash(said['hash']) &&
    isText(said['salt']) &&
    [plan['expertId'], plan['writtenAt']].every(isText) &&
    isTextOrNull(plan['price']) &&
    LANGUAGES.every((language) => isText(texts[language])) &&
    Array.isArray(legs) &&
    legs.length > 0 &&
    legs.every((leg) => isLeg(fieldsOf(leg)))
  )
}

const isLeg = ({ matchId, time, kind, line, marketId, optionType, price }: Fields): boolean =>
  [matchId, time, kind].every(isText) &&
  isTextOrNull(line) &&
  [marketId, optionType, price].every((value) => Number.isSafeInteger(value))

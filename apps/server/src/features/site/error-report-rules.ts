import { ERRORS } from '@keo/contract/errors'
import type { ErrorReport } from '@keo/contract/error-report'
import { hideSecrets, hideSecretsInText } from '@keo/service-kit/log'

const HIDDEN = '[hidden]'
/** Cards and phone numbers have six digits or more, and so have codes. */
const DIGITS = /\d{6,}/g
const CRYPTO_ADDRESS = /\b(?:0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33})\b/g
/** Tokens, tickets, encrypted passwords: long runs without a space that are no word. */
const LONG_SECRET = /[A-Za-z0-9_\-+/]{32,}={0,2}/g
// Line breaks and other control characters would let a report forge a line wherever it is printed.
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/**
 * The client strips secrets before it reports; an old or a hostile client may not have. Texts are cut again after
 * the replacement, which may lengthen them.
 */
export function stripReport(report: ErrorReport): ErrorReport {
  return {
    userId: plain(report.userId, 80),
    phoneInfo: plain(report.phoneInfo, 300),
    modelName: plain(report.modelName, 120),
    // A query may hold anything; the path is what tells the call.
    interfaceAddress: withoutSecrets(report.interfaceAddress.split(/[?#]/, 1)[0] ?? '', 500),
    reqMsg: withoutSecrets(report.reqMsg, 4000),
    rpsMsg: `${envelopeCode(report.rpsMsg)}${withoutSecrets(report.rpsMsg, 3980)}`,
    sendTime: plain(report.sendTime, 40),
    recieveTime: plain(report.recieveTime, 40),
  }
}

/** A field named code may be an SMS code, so it is hidden; the envelope's own number is put in front again. */
function envelopeCode(text: string): string {
  const code = Number(/^\{"code":(\d{3,10}),/.exec(text)?.[1])
  return Object.values(ERRORS).some(({ wire }) => wire === code) ? `[${code}] ` : ''
}

function plain(text: string, max: number): string {
  return text.replace(CONTROL, ' ').slice(0, max)
}

function withoutSecrets(text: string, max: number): string {
  const stripped = hideSecretsInText(withoutNamedSecrets(text))
    .replace(CRYPTO_ADDRESS, HIDDEN)
    .replace(LONG_SECRET, HIDDEN)
    .replace(DIGITS, HIDDEN)
  return plain(stripped, max)
}

/** JSON loses secrets by name at any depth; other text is left to the patterns. */
function withoutNamedSecrets(text: string): string {
  try {
    const value: unknown = JSON.parse(text)
    return JSON.stringify(hideSecrets({ value }).value)
  } catch {
    return text
  }
}

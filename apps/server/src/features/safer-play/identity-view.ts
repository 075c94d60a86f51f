import type { Identity } from '@keo/contract/identity'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { serverTimeText } from '@keo/units/instants'
import type { HeldCheck } from './identity-store.ts'

const HIDDEN = '•••••'
const SHOWN_SIGNS = 3

const NONE: Identity = {
  state: 'none',
  cause: null,
  realName: '',
  birthday: '',
  documentKind: null,
  documentNumber: '',
  submitTime: '',
  decideTime: '',
}

/** The whole number never leaves the server. */
export function identityView(check: HeldCheck | undefined, box: SecretBox): Identity {
  if (!check) return NONE
  const number = box.open(check.documentBox, check.memberId)?.toString() ?? ''
  return {
    state: check.state,
    cause: check.cause,
    realName: check.realName,
    birthday: check.birthday,
    documentKind: check.documentKind,
    documentNumber: HIDDEN + number.slice(-SHOWN_SIGNS),
    submitTime: serverTimeText(check.submittedAt),
    decideTime: check.decidedAt === null ? '' : serverTimeText(check.decidedAt),
  }
}

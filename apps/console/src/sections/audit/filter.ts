import type { listAudit } from '@keo/contract/console-audit'
import type { RequestOf } from '@keo/contract/define-call'

/** As it is typed and kept: a day is one of the clock that the console shows. */
export type AuditFilter = {
  readonly actor: string
  readonly action: string
  readonly object: string
  readonly session: string
  readonly staffOnly: boolean
  readonly day: string
}

export const NO_FILTER: AuditFilter = {
  actor: '',
  action: '',
  object: '',
  session: '',
  staffOnly: false,
  day: '',
}

const DAY_MS = 86_400_000

export function requestOf({ day, ...rest }: AuditFilter): Omit<RequestOf<typeof listAudit>, 'after'> {
  const from = Date.parse(`${day}T00:00:00+07:00`)
  return Number.isNaN(from) ? rest : { ...rest, from, until: from + DAY_MS }
}

/** The filters that are set, by their names. */
export const setNames = (filter: AuditFilter): (keyof AuditFilter)[] =>
  (Object.keys(NO_FILTER) as (keyof AuditFilter)[]).filter((name) => filter[name] !== NO_FILTER[name])

import type { askAgentLine, ConsoleLine } from '@keo/contract/console-lines'
import type { RequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import { isDeepStrictEqual } from 'node:util'
import type { AgentLine, Site } from '../../site/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'

type Needs = {
  database: Database
  audit: Audit
  tenantId: string
  approvals: Approvals
  site: Pick<Site, 'held' | 'saveLine' | 'contentChanged'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

type Asked = Omit<RequestOf<typeof askAgentLine>, 'reason'>
type Facts = Readonly<Record<string, string>>
type Act = { readonly wanted: Asked; readonly before: Facts }

const KIND = 'agentLine'
/** The line of no group has no word of its own. */
const objectOf = (line: string): string => line || 'main'

export type LineDesk = ReturnType<typeof createLineDesk>

/** Which addresses belong together and what is switched for them: two people, as it decides who meets which door. */
export function createLineDesk({ database, audit, approvals, site, staffNames }: Needs) {
  approvals.onApproved(KIND, async ({ act, reason }, acting, close) => {
    const { wanted, before } = act as Act
    await database.tx(async (tx) => {
      await close(tx)
      const { lines, gameTypes } = await site.held(tx)
      demandFit(wanted, lines, gameTypes)
      const held = lines.find(({ line }) => line === wanted.line)
      if (!isDeepStrictEqual(before, held ? factsOf(viewOf(held)) : {})) fail('CHANGED_MEANWHILE')
      await site.saveLine(tx, { ...(held ?? NEW), ...lineOf(wanted) })
      const action = held ? 'line.changed' : 'line.added'
      const after = { ...factsOf(wanted), reason }
      await audit.write(tx, staffRecord(acting, { action, object: objectOf(wanted.line), before, after }))
    })
    site.contentChanged()
  })

  return {
    async list(language: Language) {
      const { lines, gameTypes } = await site.held(database.db)
      const open = await approvals.openOf(
        KIND,
        lines.map(({ line }) => objectOf(line)),
      )
      const names = await staffNames([...open.values()].map((one) => one.asked_by))
      const askedBy = (line: string) => names.get(open.get(objectOf(line))?.asked_by ?? '') ?? ''
      return {
        lines: lines.map((held): ConsoleLine => Object.assign(viewOf(held), { askedBy: askedBy(held.line) })),
        gameTypes: gameTypes.map(({ id, name }) => ({ id, name: name[language] })),
      }
    },

    async ask(acting: StaffActing, { reason, ...wanted }: Asked & { reason: string }): Promise<string> {
      const { lines, gameTypes } = await site.held(database.db)
      demandFit(wanted, lines, gameTypes)
      const held = lines.find(({ line }) => line === wanted.line)
      const before = held ? factsOf(viewOf(held)) : {}
      const act: Act = { wanted, before }
      const after = factsOf(wanted)
      return approvals.ask(acting, { kind: KIND, object: objectOf(wanted.line), before, after, act, reason })
    },
  }
}

/** What no form asks about. */
const NEW = { handsOver: false }

/** An address leads to one line, and the lobby knows its types. */
function demandFit(
  { line, domains, lobbySort }: Asked,
  lines: readonly AgentLine[],
  types: readonly { readonly id: number }[],
): void {
  const wrong = (field: string): never => {
    throw new AppError('INVALID_INPUT', {}, { [field]: 'field.invalid' })
  }
  const isTwice = new Set(domains).size < domains.length
  const isTaken = lines.some(
    (other) => other.line !== line && domains.some((one) => other.domains.includes(one)),
  )
  if (isTwice || isTaken || (line === '') !== (domains.length === 0)) wrong('domains')
  const known = new Set(types.map(({ id }) => id))
  const sorted = new Set(lobbySort)
  if (lobbySort && (sorted.size < lobbySort.length || lobbySort.some((id) => !known.has(id))))
    wrong('lobbySort')
}

const lineOf = ({ doorCheck, ...rest }: Asked) => ({ ...rest, domainType: doorCheck })

function viewOf(held: AgentLine): Asked {
  const { handsOver: _ours, domainType, domains, lobbySort, ...rest } = held
  return {
    ...rest,
    domains: [...domains],
    lobbySort: lobbySort && [...lobbySort],
    doorCheck: domainType === 0 || domainType === 2 ? domainType : 1,
  }
}

/** What the second person and the log read. */
const factsOf = (line: Asked): Facts => ({
  name: line.name,
  domains: line.domains.join(' '),
  isLive: stateOf(line.isLive),
  isCSportOn: stateOf(line.isCSportOn),
  doorCheck: String(line.doorCheck),
  download: line.isDownloadShown ? (line.downloadUrl ?? 'open') : 'closed',
  hasAutoPlay: stateOf(line.hasAutoPlay),
  hasFastSpin: stateOf(line.hasFastSpin),
  lobbySort: line.lobbySort?.join(' ') ?? '',
})
const stateOf = (isOn: boolean): string => (isOn ? 'open' : 'closed')

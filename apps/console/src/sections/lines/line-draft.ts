import type { ConsoleLine } from '@keo/contract/console-lines'

export const SWITCHES = ['isLive', 'isCSportOn', 'isDownloadShown', 'hasAutoPlay', 'hasFastSpin'] as const
type Switch = (typeof SWITCHES)[number]
type Written = Omit<ConsoleLine, 'askedBy'>

/** A line as its form holds it. */
export type LineDraft = {
  readonly line: string
  readonly name: string
  readonly domains: string
  readonly doorCheck: string
  readonly on: readonly Switch[]
  readonly downloadUrl: string
  readonly lobbySort: string
}

const NEW: LineDraft = {
  line: '',
  name: '',
  domains: '',
  doorCheck: '1',
  on: ['isLive', 'isCSportOn'],
  downloadUrl: '',
  lobbySort: '',
}

export function draftOf(line: Written | null): LineDraft {
  if (!line) return NEW
  return {
    line: line.line,
    name: line.name,
    domains: line.domains.join('\n'),
    doorCheck: String(line.doorCheck),
    on: SWITCHES.filter((name) => line[name]),
    downloadUrl: line.downloadUrl ?? '',
    lobbySort: line.lobbySort?.join(' ') ?? '',
  }
}

const partsOf = (text: string): string[] => text.split(/[\s,]+/).filter((part) => part !== '')

export function isWholeDraft(
  { line, name, domains, lobbySort, downloadUrl }: LineDraft,
  isMain: boolean,
): boolean {
  return (
    (isMain || (/^[a-z0-9-]{1,20}$/.test(line) && partsOf(domains).length > 0)) &&
    name.trim() !== '' &&
    partsOf(lobbySort).every((part) => /^\d{1,10}$/.test(part)) &&
    (downloadUrl === '' || downloadUrl.startsWith('https://'))
  )
}

/** What is asked for; addresses in any case and parted by anything are written one way. */
export function lineOfDraft(draft: LineDraft): Written {
  const sort = partsOf(draft.lobbySort).map(Number)
  const is = (name: Switch) => draft.on.includes(name)
  return {
    line: draft.line,
    name: draft.name,
    domains: partsOf(draft.domains.toLowerCase()),
    doorCheck: draft.doorCheck === '0' ? 0 : draft.doorCheck === '2' ? 2 : 1,
    isLive: is('isLive'),
    isCSportOn: is('isCSportOn'),
    isDownloadShown: is('isDownloadShown'),
    hasAutoPlay: is('hasAutoPlay'),
    hasFastSpin: is('hasFastSpin'),
    downloadUrl: draft.downloadUrl === '' ? null : draft.downloadUrl,
    lobbySort: sort.length === 0 ? null : sort,
  }
}

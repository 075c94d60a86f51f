import type { AgentLine } from './site-content.ts'

/** What a host of no group gets when even the default row is missing: live on, no domains (section 3). */
const DEFAULT_LINE: AgentLine = {
  line: '',
  name: 'keo',
  isLive: true,
  lobbySort: null,
  domains: [],
  isCSportOn: true,
  domainType: 1,
  handsOver: false,
  isDownloadShown: false,
  downloadUrl: null,
  hasAutoPlay: false,
  hasFastSpin: false,
}

/** The group whose domains hold the last two parts of the host name, else the default. */
export function lineOfHost(host: string, lines: readonly AgentLine[]): AgentLine {
  const domain = host.toLowerCase().split('.').slice(-2).join('.')
  const group = lines.find(({ line, domains }) => line !== '' && domains.includes(domain))
  return group ?? lines.find(({ line }) => line === '') ?? DEFAULT_LINE
}

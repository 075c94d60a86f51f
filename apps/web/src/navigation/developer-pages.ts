import { currentAgentLine } from '../site/agent-line.ts'
import { environment } from '../platform/environment.ts'

/** Open everywhere but in production, where a build setting or the server's own mode closes them. */
export function areDeveloperPagesOpen(): boolean {
  return environment.areDeveloperPagesOpen && currentAgentLine().mode !== 'prod'
}

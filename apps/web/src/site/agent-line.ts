import { type AgentConfig, getAgentConfig, getHomeBar } from '@keo/contract/site'
import { queryOptions } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { api } from '../api/api.ts'

/** What counts when the configuration cannot be had: the default line, and no third party at all. */
export const DEFAULT_AGENT_LINE: AgentConfig = {
  name: 'default',
  live: true,
  isLiveResting: false,
  lobbySort: null,
  domainList: [],
  mode: 'prod',
  webviewHosts: [],
  webviewSample: null,
  thirdParties: { chatUrl: null, captchaId: null, captchaUrl: null, pixelUrl: null, errorServiceUrl: null },
  download: { isShown: false, url: null },
  ageMin: 18,
  moreOdds: false,
  livePage: 'vietnam',
  traceShare: 0,
  sportsUrl: null,
  helpContacts: [],
}

/** `load` settles before the first navigation and never rejects; what failed may be made good later. */
export function createAgentLine(query: () => Promise<AgentConfig>) {
  const store = createStore<AgentConfig>(() => DEFAULT_AGENT_LINE)
  let hasFailed = false

  async function load(): Promise<AgentConfig> {
    try {
      store.setState(await query())
      hasFailed = false
    } catch {
      hasFailed = true
    }
    return store.getState()
  }

  return {
    store,
    load,
    async loadIfFailed(): Promise<void> {
      if (hasFailed) await load()
    },
  }
}

const agentLine = createAgentLine(() => api(getAgentConfig, {}, { silent: true }))
export const loadAgentLine = agentLine.load
export const loadAgentLineIfFailed = agentLine.loadIfFailed

export function currentAgentLine(): AgentConfig {
  return agentLine.store.getState()
}

export function useAgentLine(): AgentConfig {
  return useStore(agentLine.store)
}

/** Banners, entries and the C-sport switch. */
export const homeBarQuery = queryOptions({
  queryKey: ['site', 'home-bar'],
  queryFn: ({ signal }) => api(getHomeBar, {}, { signal }),
  meta: { isPublic: true },
})

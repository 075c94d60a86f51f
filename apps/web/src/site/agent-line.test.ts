import { AgentConfig } from '@keo/contract/site'
import { expect, test } from 'vitest'
import { createAgentLine, DEFAULT_AGENT_LINE } from './agent-line.ts'

test('[NAV-05] loading settles with the configuration of this host', async () => {
  const line = {
    ...DEFAULT_AGENT_LINE,
    name: 'north',
    live: false,
    isLiveResting: false,
    lobbySort: [1001104],
    domainList: ['north.test'],
  }
  const agentLine = createAgentLine(async () => line)
  expect(await agentLine.load()).toEqual(line)
  expect(agentLine.store.getState()).toEqual(line)
})

test('[NAV-05] a failure settles too: with the default line', async () => {
  const agentLine = createAgentLine(() => Promise.reject(new Error('offline')))
  expect(await agentLine.load()).toEqual(DEFAULT_AGENT_LINE)
})

test('[NAV-05] what failed is loaded again, what was loaded is not', async () => {
  const line = { ...DEFAULT_AGENT_LINE, name: 'north' }
  let asked = 0
  const agentLine = createAgentLine(async () => {
    if (++asked === 1) throw new Error('offline')
    return line
  })
  await agentLine.loadIfFailed()
  expect(asked).toBe(0)
  await agentLine.load()
  await agentLine.loadIfFailed()
  expect(agentLine.store.getState()).toEqual(line)
  await agentLine.loadIfFailed()
  expect(asked).toBe(2)
})

test('[OPS-08c] the default has live true and an empty domainList, and loads no third party', () => {
  expect(AgentConfig.safeParse(DEFAULT_AGENT_LINE).success).toBe(true)
  expect(DEFAULT_AGENT_LINE).toMatchObject({ live: true, domainList: [], lobbySort: null })
  expect(new Set(Object.values(DEFAULT_AGENT_LINE.thirdParties))).toEqual(new Set([null]))
})

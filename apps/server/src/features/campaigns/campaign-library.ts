import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fail } from '@keo/contract/errors'
import type { Log } from '@keo/service-kit/log'
import { Campaign } from './campaign-schema.ts'

/** Beside the bundle, or in the sources. */
const FOLDERS = [new URL('./campaigns/', import.meta.url), new URL('../../../campaigns/', import.meta.url)]

export function campaignFolder(): URL {
  const found = FOLDERS.find((folder) => existsSync(folder))
  if (!found) throw new Error('The folder of the campaigns is missing.')
  return found
}

/** Reads one file; throws with a sentence that names the file and what is wrong with it. */
export function readCampaign(text: string, name: string): Campaign {
  const read = Campaign.safeParse(parsed(text, name))
  if (!read.success) {
    const problems = read.error.issues.map((issue) => {
      const what = 'keys' in issue ? `nobody knows ${issue.keys.join(', ')}` : issue.message
      return `${issue.path.join('.') || 'the file'}: ${what}`
    })
    throw new Error(`The campaign ${name} is not right: ${problems.join('; ')}.`)
  }
  if (`${read.data.id}.json` !== name)
    throw new Error(`The campaign ${name} must be called ${read.data.id}.json, as its id is.`)
  return read.data
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The campaign ${name} is no JSON.`)
  }
}

export function readCampaigns(folder: URL): Campaign[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
  return names.map((name) => readCampaign(readFileSync(new URL(name, folder), 'utf8'), name))
}

export type CampaignLibrary = ReturnType<typeof createCampaignLibrary>

type Needs = {
  folder: URL
  log: Log
  /** The newest of each that the console keeps. */
  kept(): Promise<readonly Campaign[]>
}

/**
 * The campaigns of a folder and of the console, read again while the server runs: a file that is wrong changes nothing until
 * it is right. Of a file and a kept one with the same id the higher version counts.
 */
export function createCampaignLibrary({ folder, log, kept }: Needs) {
  let held = checkedById(readCampaigns(folder))
  return {
    async refresh(): Promise<void> {
      try {
        const all = [...readCampaigns(folder), ...(await kept())]
        held = checkedById(all.toSorted((a, b) => a.version - b.version))
      } catch (err) {
        log.error({ err }, 'a campaign was changed and is not right: the ones read before stand')
      }
    },
    /** Those that members see, in their order. */
    all: (): readonly Campaign[] =>
      [...held.values()].filter(isShown).toSorted((a, b) => a.position - b.position),
    one(id: string): Campaign {
      const found = held.get(id)
      return found && isShown(found) ? found : fail('NOT_FOUND')
    },
    /** Drafts too, in the order of their ids: for whoever runs the site. */
    everything: (): readonly Campaign[] => [...held.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    /** What is wrong with one among those that there are; empty where nothing is. */
    problemOf: (campaign: Campaign): string => missingWheel(campaign, held),
    /** A draft too: for the dry run. */
    any: (id: string): Campaign => held.get(id) ?? fail('NOT_FOUND'),
  }
}

const isShown = ({ state }: Campaign) => state !== 'draft'

/** Of several with one id the last; throws where one gives what there is not. */
function checkedById(campaigns: readonly Campaign[]): ReadonlyMap<string, Campaign> {
  const all = new Map(campaigns.map((each) => [each.id, each]))
  for (const campaign of all.values()) {
    const problem = missingWheel(campaign, all)
    if (problem !== '') throw new Error(problem)
  }
  return all
}

function missingWheel({ id, steps }: Campaign, all: ReadonlyMap<string, Campaign>): string {
  const wheels = steps.flatMap(({ reward }) => reward.turns?.wheel ?? [])
  const missing = wheels.find((wheel) => !all.get(wheel)?.wheel)
  return missing === undefined ? '' : `The campaign ${id} gives turns of ${missing}, which has no wheel.`
}

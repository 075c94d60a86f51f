import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { readGamesSettings, SETTING_NAMES as GAMES } from '../../apps/games/src/settings.ts'
import { readConfig, SETTING_NAMES as SERVER } from '../../apps/server/src/config/config.ts'
import { readSportsbookSettings, SETTING_NAMES as SPORTSBOOK } from '../../apps/sportsbook/src/settings.ts'
import { ROOT } from '../lib/run-steps.mjs'

export type Env = Record<string, string>

/** What each part of the product may be told, and how it reads it: a mistake is thrown as a sentence. */
const PARTS = {
  server: { names: SERVER, read: readConfig },
  sportsbook: { names: SPORTSBOOK, read: readSportsbookSettings },
  games: { names: GAMES, read: readGamesSettings },
}

export const textOf = (file: string) => readFileSync(path.join(ROOT, 'deploy', file), 'utf8')

/** Anchors and `<<` are of YAML 1.1, which Compose reads. */
export const yamlOf = (file: string) => parse(textOf(file), { merge: true }) as unknown

export const documentsOf = (file: string) =>
  parseAllDocuments(textOf(file)).map((document) => document.toJS() as unknown)

/** A tag with a version in it: `latest`, or none, is another program tomorrow. */
export const isPinned = (image: string) => /^[a-z][\w/-]*:[a-z]*\d[\w.-]*$/.test(image)

/** What a part would not start with, or would not look at. */
export function settingMistakes(part: string, env: Env): string[] {
  const known = PARTS[part as keyof typeof PARTS]
  if (!known) return [`${part} is no part of the product`]
  const strange = Object.keys(env).filter((name) => !known.names.includes(name))
  return [...strange.map((name) => `${part} does not know ${name}`), ...refusal(() => known.read(env))]
}

function refusal(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** The routes that answer for the health of a process. */
export function isHealthRoute(route: string): boolean {
  const source = readFileSync(path.join(ROOT, 'packages/service-kit/src/http/service-routes.ts'), 'utf8')
  return source.includes(`fastify.get('${route}'`)
}

export const VERSION = (
  JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
).version

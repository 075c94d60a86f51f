import { parseArgs } from 'node:util'
import { isClientSeed, isServerSeed } from '@keo/game-rules/draws'
import { RECOMPUTED_GAMES, type RecomputedGame, type RecomputedRules } from '@keo/game-rules/recompute'
import { proof as words } from '@keo/messages/proof/en'
import { createSay } from '@keo/messages/say'
import { verifyPage as pageWords } from '@keo/messages/verify-page/en'
import { type Checked, checkProof } from '../../apps/web/src/proofs/check-proof.ts'
import type { Proof, Step } from '../../apps/web/src/proofs/proof.ts'
import { checkRound } from '../../apps/web/src/proofs/round-proof.ts'

export type ProofReport = { readonly isProven: boolean; readonly lines: readonly string[] }

const OPTIONS = {
  seed: { type: 'string' },
  commitment: { type: 'string' },
  client: { type: 'string' },
  nonce: { type: 'string' },
  set: { type: 'string' },
  salt: { type: 'string' },
} as const

const USAGE = `npm run verify -- <file>   a statement of the wallet, or the evidence of a round, a match or a plan as verify.html saves it
npm run verify -- <game> --seed <64 hex digits> --client <client seed> --nonce <number> [--commitment <hash>] [--set <number>]
npm run verify -- crash --seed <hash of the round> --salt <salt> [--commitment <hash of the round before>]
Games: ${Object.keys(RECOMPUTED_GAMES).join(', ')}, crash. --set is the number of mines, rows, places, the value of a fish, or the stake of a round with the jackpot.`

const say = createSay({ ...words, ...pageWords }, 'en')

/** What the command prints for its words; `read` gives the text of a file, or null where there is none. */
export function proofReport(args: readonly string[], read: (file: string) => string | null): ProofReport {
  let parsed
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return refusal(error instanceof Error ? error.message : String(error))
  }
  const { positionals, values } = parsed
  const [name, ...more] = positionals
  if (!name || more.length > 0) return refusal('Name one file or one game.')
  const isGame = name === 'crash' || name in RECOMPUTED_GAMES
  if (!isGame && Object.keys(values).length > 0) return refusal(`There is no game called ${name}.`)
  if (!isGame) return fileReport(name, read(name))
  if (!values.seed || !isServerSeed(values.seed)) return refusal('--seed takes 64 hex digits.')
  if (name === 'crash') return crashReport(values.seed, values)
  return seedReport(name as RecomputedGame, values.seed, values)
}

const refusal = (problem: string): ProofReport => ({ isProven: false, lines: [problem, '', USAGE] })

function fileReport(name: string, text: string | null): ProofReport {
  if (text === null) return refusal(`There is no game and no file called ${name}.`)
  const checked = checkProof(text)
  if (checked.kind === 'unreadable') return { isProven: false, lines: [say('verify.unreadableText')] }
  const { isProven, lines } = reportOf(checked.proof)
  return { isProven, lines: [...lines, verdictOf(checked)] }
}

function verdictOf(checked: Exclude<Checked, { kind: 'unreadable' }>): string {
  if (checked.kind !== 'statement') {
    return say(`verify.${checked.kind}.${checked.proof.matches ? 'holds' : 'fails'}`)
  }
  const { verdict } = checked
  if (!verdict.isIntact) return `${say('statement.broken')}: row ${verdict.fault.row}, ${verdict.fault.fault}`
  return `${say('statement.intact')}: ${verdict.memberId}, ${verdict.rows} rows, last hash ${verdict.hash}`
}

const reportOf = ({ steps, matches }: Proof): ProofReport => ({
  isProven: matches !== false,
  lines: steps.flatMap(stepLines),
})

function stepLines({ title, how, result, fits }: Step, at: number): string[] {
  const mark = fits === null ? '-' : fits ? '✓' : '✗'
  const found =
    fits === null ? say('verify.open') : `${how}${result.length > 0 ? ` → ${result.join(' ')}` : ''}`
  return [`${mark} ${at + 1}. ${say(title)}`, `     ${found}`]
}

type Given = { readonly [name in Exclude<keyof typeof OPTIONS, 'seed'>]?: string }
const promised = (commitment: string | undefined) => commitment?.toLowerCase() ?? null

function seedReport(
  game: RecomputedGame,
  serverSeed: string,
  { client, nonce, set, commitment }: Given,
): ProofReport {
  if (client === undefined || !isClientSeed(client))
    return refusal('--client takes 1 to 64 signs without a colon.')
  if (!nonce || !/^[1-9]\d{0,14}$/.test(nonce)) return refusal('--nonce takes a whole number from 1.')
  const rules: RecomputedRules = RECOMPUTED_GAMES[game]
  if (set !== undefined && !rules.setting?.isAllowed(Number(set))) {
    return refusal(
      rules.setting ? `${set} is no number of ${rules.setting.name}.` : `${game} takes no --set.`,
    )
  }
  const setting = set === undefined ? null : Number(set)
  const given = { game, serverSeed, clientSeed: client, nonce: Number(nonce), setting, drawn: null }
  return reportOf(checkRound({ ...given, commitment: promised(commitment) }))
}

function crashReport(serverSeed: string, { salt, commitment }: Given): ProofReport {
  if (!salt) return refusal('--salt takes the published salt.')
  const given = { game: 'crash', serverSeed, clientSeed: salt, nonce: 0, setting: null, drawn: null } as const
  return reportOf(checkRound({ ...given, commitment: promised(commitment) }))
}

/** One thing that an end of the wire must keep to. */
export type Check<End> = {
  readonly name: string
  /** The rule, as a sentence that somebody who sees only this line understands. */
  readonly rule: string
  run(end: End): Promise<void>
}

export type Outcome = {
  readonly name: string
  readonly rule: string
  readonly isPassed: boolean
  /** What was seen instead; null where the rule is kept. */
  readonly cause: string | null
}

class Unmet extends Error {}

export function demand(isSo: boolean, cause: string): asserts isSo {
  if (!isSo) throw new Unmet(cause)
}

/** All of them, one after the other, so that a failure says what is wrong and not what else was going on. */
export async function runChecks<End>(
  checks: readonly Check<End>[],
  end: End,
  onOutcome: (outcome: Outcome) => void = () => {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, rule, run } of checks) {
    const cause = await run(end).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    const outcome = { name, rule, isPassed: cause === null, cause }
    outcomes.push(outcome)
    onOutcome(outcome)
  }
  return outcomes
}

/** What was answered, short enough for a line. */
export const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 200) ?? 'nothing'

/** The wire lets nobody wait longer than this. */
const PATIENCE_MS = 5_000

/** Posts, and reads JSON; whatever is none, or too late, is a failure with its cause. */
export async function postFor(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new Unmet(isLate ? `no answer within ${PATIENCE_MS / 1000} s` : `cannot be reached: ${url}`)
  })
  const text = await answer.text()
  demand(answer.status === 200, `status ${answer.status} of ${new URL(url).pathname}: ${shown(text)}`)
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new Unmet(`no JSON of ${new URL(url).pathname}: ${shown(text)}`)
  }
}

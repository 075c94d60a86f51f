import type { Call } from '@keo/contract/define-call'

/** Throws when an answer is not what its call declares: a wrong shape, or a field that nobody declared. */
export function checkResponse(call: Call, data: unknown): void {
  const parsed = call.response.safeParse(data ?? null)
  if (!parsed.success) {
    const places = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'answer'} (${issue.code})`)
    throw new Error(`${call.method} ${call.path} answers against its contract: ${places.join(', ')}`)
  }
  const extra = undeclaredField(data, parsed.data, 'answer')
  if (extra !== null) throw new Error(`${call.method} ${call.path} answers an undeclared field: ${extra}`)
}

/** Parsing drops undeclared fields, so whatever is missing afterwards was never declared. */
function undeclaredField(given: unknown, declared: unknown, at: string): string | null {
  if (typeof given !== 'object' || given === null || typeof declared !== 'object' || declared === null)
    return null
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue
    if (!Object.hasOwn(declared, name)) return `${at}.${name}`
    const deeper = undeclaredField(value, (declared as Record<string, unknown>)[name], `${at}.${name}`)
    if (deeper !== null) return deeper
  }
  return null
}

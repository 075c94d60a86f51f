import type { Call, RequestOf } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { pathParameters, takesBody } from '@keo/contract/openapi'
import type { Answer, CallOptions } from './call-world.ts'

const POISON = 'a prototype'

/** What strangers put into a field. Each must end in a clear refusal, never in a defect. */
export const BAD_INPUTS: readonly (readonly [name: string, value: unknown])[] = [
  ['nothing', null],
  ['a number', 7],
  ['a negative number', -1],
  ['a huge number', 1e308],
  ['a number beyond exact counting', 2 ** 53],
  ['a switch', true],
  ['a list', ['a', 'b']],
  ['an object', { $gt: '' }],
  [POISON, JSON.parse('{"__proto__":{"role":9}}')],
  ['empty text', ''],
  ['blanks', '   '],
  ['5,000 letters', 'a'.repeat(5_000)],
  ['5,000 digits', '9'.repeat(5_000)],
  ['SQL', "' or 1=1; drop table member; --"],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a template', '{{7*7}}${7*7}'],
  ['a null byte', 'maitran88\0'],
  ['control characters', 'mai\u0007\u001b[31mtran88'],
  ['a trailing newline', 'maitran88\n'],
  ['a right-to-left mark', 'mai\u202etran88'],
  ['an invisible sign', 'mai\u200btran88'],
  ['emoji', 'mai😀tran88'],
  ['half a sign', 'mai\ud800tran88'],
  ['homoglyphs', 'mаitrаn88'],
  ['full-width signs', 'ｍａｉｔｒａｎ８８'],
  ['combining signs', 'mai\u0301\u0301\u0301tran88'],
  ['a path', '../../etc/passwd'],
]

type Caller = {
  call<C extends Call>(call: C, request: RequestOf<C>, how?: CallOptions): Promise<Answer<unknown>>
}

/**
 * Puts every bad input into every field of a call that is right otherwise, and tells what went wrong with the answers:
 * a defect, a refusal that does not name the field, or no refusal of what the contract forbids. Empty is good.
 */
export async function badInputProblems<C extends Call>(
  world: Caller,
  call: C,
  right: RequestOf<C>,
  how: CallOptions = {},
): Promise<string[]> {
  const problems: string[] = []
  for (const field of Object.keys(call.request.def.shape)) {
    for (const [name, value] of BAD_INPUTS) {
      if (!canTravel(call, field, value)) continue
      const request = { ...right, [field]: value } as RequestOf<C>
      const problem = problemOf(await world.call(call, request, how), {
        field,
        isPoison: name === POISON,
        isForbidden: !call.request.safeParse(asItArrives(call, request)).success,
      })
      if (problem) problems.push(`${call.method} ${call.path}, ${field} is ${name}: ${problem}`)
    }
  }
  return problems
}

function problemOf(
  answer: Answer<unknown>,
  wanted: { field: string; isForbidden: boolean; isPoison: boolean },
): string | null {
  if (answer.status >= 500 && answer.code !== ERRORS.BUSY.wire) return `answers ${answer.status}`
  // A body that reaches for a prototype is refused as a whole, before any field is looked at.
  if (!wanted.isForbidden || (wanted.isPoison && answer.code === ERRORS.BROKEN_BODY.wire)) return null
  if (answer.code !== ERRORS.INVALID_INPUT.wire) return `answers ${answer.code}`
  const named = Object.keys(answer.fields ?? {}).some((field) => field.split('.')[0] === wanted.field)
  return named && answer.msg !== '' ? null : `names ${JSON.stringify(answer.fields)}`
}

/** An empty path parameter is another address, and half a sign cannot stand in one. */
function canTravel(call: Call, field: string, value: unknown): boolean {
  if (takesBody(call)) return true
  const text = String(value)
  return (
    !/\p{Surrogate}/u.test(text) &&
    text.length < 4_000 &&
    (text !== '' || !pathParameters(call.path).includes(field))
  )
}

function asItArrives(call: Call, request: object): object {
  if (takesBody(call)) return request
  return Object.fromEntries(Object.entries(request).map(([field, value]) => [field, String(value)]))
}

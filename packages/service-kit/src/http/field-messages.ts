import { AppError } from '@keo/contract/errors'
import type { MessageKey } from '@keo/messages/keys'
import type * as z from 'zod/mini'

const FIELDS_MAX = 20

/** A refusal that says for each field what is wrong with it. */
export function invalidInput(issues: readonly z.core.$ZodIssue[], input: unknown): AppError {
  const fields: Record<string, MessageKey> = {}
  for (const issue of issues.slice(0, FIELDS_MAX)) {
    const field = issue.path.map(String).join('.')
    if (field !== '') fields[field] ??= messageFor(issue, input)
  }
  return new AppError('INVALID_INPUT', {}, fields)
}

function messageFor(issue: z.core.$ZodIssue, input: unknown): MessageKey {
  const value = valueAt(input, issue.path)
  if (value === undefined || value === null || value === '') return 'field.missing'
  if (issue.code === 'too_big') return 'field.tooLong'
  if (issue.code === 'too_small') return 'field.tooShort'
  // A pattern may bring the words for what it wants.
  return issue.message.startsWith('field.') ? (issue.message as MessageKey) : 'field.invalid'
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

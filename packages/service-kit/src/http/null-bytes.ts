import { AppError } from '@keo/contract/errors'

/**
 * No column of text can hold a null byte, and no field means one: a schema that forgot to say so must not turn it into a
 * defect of the server.
 */
export function refuseNullBytes(request: object): void {
  for (const [field, value] of Object.entries(request))
    if (holdsNullByte(value)) throw new AppError('INVALID_INPUT', {}, { [field]: 'field.invalid' })
}

/** Files are bytes, and may hold any. */
function holdsNullByte(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false
  return Object.values(value).some(holdsNullByte)
}

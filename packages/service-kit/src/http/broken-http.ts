import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, ERRORS } from '@keo/contract/errors'
import type { ErrorCode } from '@keo/contract/errors'
import { errorEnvelope } from './error-handler.ts'

const BY_PARSER_CODE: Readonly<Record<string, { status: number; error: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'BODY_TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'TRY_AGAIN' },
}

/** Bytes that are not HTTP have no request to answer to: a short envelope, and the connection ends. */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const known = BY_PARSER_CODE[error.code ?? '']
  const code = known?.error ?? 'BROKEN_BODY'
  const status = known?.status ?? ERRORS[code].status
  const body = JSON.stringify(errorEnvelope(new AppError(code), 'vi'))
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      'content-type: application/json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n` +
      'x-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n' +
      body,
  )
}

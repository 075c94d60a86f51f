import * as z from 'zod/mini'
import type { Access, Call, Schema } from './define-call.ts'
import { ENVELOPE_OK } from './define-call.ts'
import { ERRORS } from './errors.ts'

type Json = Record<string, unknown>
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Json>>
  components: Json
}

/** The one description of the whole interface, made from the calls themselves. */
export function openApi(calls: readonly Call[], info: { title: string; version: string }): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const methods = (paths[call.path] ??= {})
    methods[call.method.toLowerCase()] = operation(call)
  }
  return {
    openapi: '3.1.0',
    info: { ...info, description: 'Every answer but plain text is an envelope: code 200 is success.' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The session token' },
        operator: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The operator token' },
      },
    },
  }
}

export function pathParameters(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '')
}

export function takesBody(call: Pick<Call, 'method'>): boolean {
  // What deletes may carry a secret: an address is kept in logs and histories, a body is not.
  return call.method !== 'GET'
}

/** `io: input`: the document shows what travels, not what the server makes of it. */
export function jsonSchemaOf(schema: Schema): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

function operation(call: Call): Json {
  return {
    summary: call.summary,
    operationId: `${call.method.toLowerCase()}${call.path.replace(/[^A-Za-z0-9]+(\w)?/g, (_, next: string) => (next ?? '').toUpperCase())}`,
    tags: [call.path.split('/')[2] ?? 'site'],
    'x-access': call.access,
    'x-limit': call.limit,
    'x-ours': call.ours,
    ...securityOf(call.access),
    ...requestOf(call),
    responses: { 200: success(call), default: refusal(call) },
  }
}

function securityOf(access: Access): Json {
  if (access === 'operator') return { security: [{ operator: [] }] }
  if (access === 'member' || access === 'checking') return { security: [{ session: [] }] }
  return {}
}

function requestOf(call: Call): Json {
  const schema = jsonSchemaOf(call.request)
  const fields = (schema.properties ?? {}) as Record<string, Json>
  const required = new Set((schema.required ?? []) as string[])
  const inPath = new Set(pathParameters(call.path))
  const names = Object.keys(fields)
  const parameters = names
    .filter((name) => inPath.has(name) || !takesBody(call))
    .map((name) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.has(name),
      schema: fields[name],
    }))
  if (!takesBody(call)) return { parameters }
  const inBody = names.filter((name) => !inPath.has(name))
  const body = {
    type: 'object',
    properties: Object.fromEntries(inBody.map((name) => [name, fields[name]])),
    required: inBody.filter((name) => required.has(name)),
  }
  return { parameters, requestBody: { required: true, content: { 'application/json': { schema: body } } } }
}

function success(call: Call): Json {
  const data = jsonSchemaOf(call.response)
  if (call.format === 'text')
    return { description: 'Plain text', content: { 'text/plain': { schema: data } } }
  return {
    description: 'Done',
    content: { 'application/json': { schema: envelope({ const: ENVELOPE_OK }, { data }) } },
  }
}

function refusal(call: Call): Json {
  const codes = call.errors.map((code) => ({ const: ERRORS[code].wire, title: code }))
  const code = codes.length > 0 ? { anyOf: [...codes, { type: 'integer' }] } : { type: 'integer' }
  const fields = { type: 'object', additionalProperties: { type: 'string' }, description: 'Message by field' }
  return {
    description: call.errors.length > 0 ? `Refused: ${call.errors.join(', ')}` : 'Refused',
    content: { 'application/json': { schema: envelope(code, { fields }, ['code', 'msg']) } },
  }
}

function envelope(code: Json, more: Json, required = ['code', 'msg', ...Object.keys(more)]): Json {
  return { type: 'object', properties: { code, msg: { type: 'string' }, ...more }, required }
}

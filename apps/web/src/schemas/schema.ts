/** As zod says it: where in the value, and what is wrong there. */
export type Issue = { readonly path: PropertyKey[]; readonly code: string }

/** Gives the value as it is to be used, and adds what is wrong with it. */
export type Read = (value: unknown, issues: Issue[]) => unknown

/** What a key that is not there means to its schema: something is missing, nothing, or a value of the schema's own. */
type Absent = 'missing' | 'nothing' | 'value'

export type Shape = Readonly<Record<string, Schema>>
type Traits = { readonly absent?: Absent; readonly pattern?: RegExp; readonly shape?: Shape }

export type Check = { readonly run: Read; readonly pattern?: RegExp }

export class Schema {
  readonly read: Read
  readonly absent: Absent
  /** Of a text that keeps to one; a template is put together from these. */
  readonly pattern: RegExp | undefined
  /** Of an object. */
  readonly shape: Shape
  readonly def: { readonly shape: Shape }

  constructor(read: Read, { absent = 'missing', pattern, shape = {} }: Traits = {}) {
    this.read = read
    this.absent = absent
    this.pattern = pattern
    this.shape = shape
    this.def = { shape }
  }

  /** The same with further demands, in the order in which they are made. */
  check(...checks: readonly Check[]): Schema {
    const read: Read = (value, issues) => {
      const before = issues.length
      const found = this.read(value, issues)
      // What has not even the right type is not looked at any closer.
      return issues.length > before ? found : checks.reduce((next, { run }) => run(next, issues), found)
    }
    const pattern = checks.find((each) => each.pattern)?.pattern ?? this.pattern
    return new Schema(read, { absent: this.absent, shape: this.shape, ...(pattern && { pattern }) })
  }

  safeParse(value: unknown) {
    const issues: Issue[] = []
    const data = this.read(value, issues)
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } }
  }

  /** Throws what is wrong. */
  parse(value: unknown): unknown {
    const { success, data, error } = this.safeParse(value)
    if (success) return data
    throw new Error(JSON.stringify(error?.issues))
  }
}

export function refuse(issues: Issue[], code: string, ...path: PropertyKey[]): void {
  issues.push({ path, code })
}

/** Reads what is at a key of something larger, so that its issues say where they are. */
export function readAt(schema: Schema, value: unknown, key: PropertyKey, issues: Issue[]): unknown {
  const before = issues.length
  const found = schema.read(value, issues)
  for (let at = before; at < issues.length; at++) issues[at]?.path.unshift(key)
  return found
}

import * as z from 'zod/mini'

/** A text as data: nothing of it is markup. */

/** A piece of a line; with a path it leads to a page of the app. */
const TextSpan = z.object({ text: z.string(), path: z.optional(z.string()) })
export type TextSpan = z.output<typeof TextSpan>

export const TextBlock = z.object({
  kind: z.enum(['heading', 'text', 'steps', 'list', 'rows', 'picture']),
  /** Of rows, `value` stands at the right edge; of a picture, the one line says what it shows. */
  lines: z.array(z.object({ spans: z.array(TextSpan), value: z.optional(z.string()) })),
  /** The name of a picture's file. */
  picture: z.optional(z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))),
})
export type TextBlock = z.output<typeof TextBlock>

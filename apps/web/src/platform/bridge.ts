import * as z from 'zod/mini'
import { logWarning } from './log.ts'
import type { Cancel } from './time.ts'

/** What our native wrapper puts on the window before the page loads. */
export type NativeWrapper = {
  readonly platform: 'ios' | 'android'
  /** The methods this version of the wrapper knows. */
  readonly methods: readonly string[]
  call(method: string, payload: string): void
}

declare global {
  var keoNative: NativeWrapper | undefined
}

/** Every method the app may ask of the wrapper, with its payload. */
export type BridgeMethods = {
  redirectToLogin: Record<string, never>
  languageChanged: { language: string }
  themeChanged: { theme: string }
}

/** Every handler the wrapper may call, with the payload it must bring. */
const HANDLERS = {
  back: z.object({}),
  open: z.object({ path: z.string().check(z.maxLength(500)) }),
} as const
type HandlerName = keyof typeof HANDLERS
type PayloadOf<Name extends HandlerName> = z.output<(typeof HANDLERS)[Name]>

const Incoming = z.object({
  handler: z.string(),
  id: z.optional(z.string()),
  payload: z.optional(z.unknown()),
})
const ANSWER = 'answer'

type Parts = {
  wrapper(): NativeWrapper | undefined
  log(text: string): void
  /** This page's own origin and window: an embedded frame has neither. */
  origin: string
  page: unknown
}

/** Calls in both directions. What the other side does not know is logged, and nothing else happens. */
export function createBridge({ wrapper, log, origin, page }: Parts) {
  const handlers = new Map<string, (payload: never) => unknown>()

  return {
    isNative: () => wrapper() !== undefined,

    call<Method extends keyof BridgeMethods>(method: Method, payload: BridgeMethods[Method]): void {
      const native = wrapper()
      if (!native) return
      if (native.methods.includes(method)) native.call(method, JSON.stringify(payload))
      else log(`The native wrapper does not support ${method}.`)
    },

    on<Name extends HandlerName>(name: Name, run: (payload: PayloadOf<Name>) => unknown): Cancel {
      handlers.set(name, run)
      return () => void handlers.delete(name)
    },

    /** For the window's message events. Other scripts post messages too: those are none of ours. */
    async receive(message: { origin: string; source: unknown; data: unknown }): Promise<void> {
      const native = wrapper()
      if (!native || message.origin !== origin || message.source !== page) return
      const incoming = Incoming.safeParse(message.data)
      if (!incoming.success) return
      const { handler, id, payload } = incoming.data
      const run = handlers.get(handler)
      const shape = isHandlerName(handler) ? HANDLERS[handler].safeParse(payload ?? {}) : undefined
      if (!run || !shape?.success)
        return log(`The native wrapper called ${handler.slice(0, 40)}: not handled.`)
      const result = await run(shape.data as never)
      if (id !== undefined) native.call(ANSWER, JSON.stringify({ id, result: result ?? null }))
    },
  }
}

function isHandlerName(name: string): name is HandlerName {
  return Object.hasOwn(HANDLERS, name)
}

/** The wrapper's object, when it looks like one. */
export function nativeWrapper(): NativeWrapper | undefined {
  const found = globalThis.keoNative
  const isWrapper =
    (found?.platform === 'ios' || found?.platform === 'android') &&
    Array.isArray(found.methods) &&
    typeof found.call === 'function'
  return isWrapper ? found : undefined
}

export const bridge = createBridge({
  wrapper: nativeWrapper,
  log: logWarning,
  origin: globalThis.location?.origin,
  page: globalThis,
})

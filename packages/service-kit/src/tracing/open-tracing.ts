import type { TracerNeeds } from './otel-tracer.ts'
import { setTracer } from './tracing.ts'

/** Before anything that is to be traced is made. Without an address nothing is loaded; the answer ends what was begun. */
export async function openTracing({
  endpoint,
  ...needs
}: Omit<TracerNeeds, 'endpoint'> & { readonly endpoint: string | null }): Promise<() => Promise<void>> {
  if (endpoint === null) return async () => {}
  const { otelTracer } = await import('./otel-tracer.ts')
  const tracer = otelTracer({ endpoint, ...needs })
  setTracer(tracer)
  return async () => {
    setTracer(null)
    await tracer.close()
  }
}

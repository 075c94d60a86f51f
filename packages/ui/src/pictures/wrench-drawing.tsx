import { WrenchIcon } from '../icons/wrench.tsx'

/** A wrench under the accent, for maintenance. */
export function WrenchDrawing() {
  return (
    <span className="relative grid size-[72px] place-items-center rounded-full bg-surface-3 text-text-3">
      <WrenchIcon weight="fill" size={38} />
      <svg width="20" height="12" viewBox="0 0 20 12" className="absolute -top-1 right-2" aria-hidden="true">
        <path d="M0 0h12l8 12H8z" fill="var(--brand)" />
      </svg>
    </span>
  )
}

import type { ReactNode } from 'react'

type FallbackNoticeProps = { code: string; title: string; text: string; action: ReactNode }

/** The number is the hero; the grave stroke stands over its middle, as over the E of the name. */
export function FallbackNotice({ code, title, text, action }: FallbackNoticeProps) {
  return (
    <section className="mx-auto flex w-full max-w-[420px] flex-col items-center px-6 text-center">
      <p
        className="num num-wide relative text-[72px] leading-[80px] font-extrabold text-text-3"
        aria-hidden="true"
      >
        {code}
        <svg viewBox="0 0 20 14" className="absolute -top-2 left-1/2 w-7 -translate-x-1/2 text-brand">
          <path d="M0 0h11l9 14H9z" fill="currentColor" />
        </svg>
      </p>
      <h1 className="mt-3 text-title-1 font-bold text-balance">{title}</h1>
      <p className="mt-1.5 text-callout leading-[22px] text-balance text-text-2">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2.5">{action}</div>
    </section>
  )
}

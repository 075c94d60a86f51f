import type { ReactNode } from 'react'

/** Flags beyond those of the design's own drawings. */
export const FURTHER_FLAGS: Readonly<Record<string, ReactNode>> = {
  br: (
    <>
      <path d="M0 0h24v24H0z" fill="#009739" />
      <path d="M12 3.5 22 12l-10 8.5L2 12z" fill="#FEDD00" />
      <circle cx="12" cy="12" r="4.2" fill="#012169" />
    </>
  ),
  pt: (
    <>
      <path d="M0 0h24v24H0z" fill="#DA291C" />
      <path d="M0 0h10v24H0z" fill="#046A38" />
      <circle cx="10" cy="12" r="3.6" fill="#FFE900" />
    </>
  ),
  tr: (
    <>
      <path d="M0 0h24v24H0z" fill="#E30A17" />
      <path d="M12.6 7.2a5.4 5.4 0 1 0 0 9.6 4.9 4.9 0 1 1 0-9.6z" fill="#fff" />
      <circle cx="15.4" cy="12" r="1.8" fill="#fff" />
    </>
  ),
  gr: (
    <>
      <path d="M0 0h24v24H0z" fill="#0D5EAF" />
      <path d="M12 4h12v3H12zM12 10h12v3H12zM0 16h24v3H0z" fill="#fff" />
      <path d="M6 1v12M0 7h12" stroke="#fff" strokeWidth="2.4" />
    </>
  ),
  au: <Southern star="#fff" />,
  nz: <Southern star="#C8102E" />,
  my: (
    <>
      <path d="M0 0h24v24H0z" fill="#fff" />
      <path d="M0 0h24v3H0zM0 6h24v3H0zM0 12h24v3H0zM0 18h24v3H0z" fill="#CC0001" />
      <path d="M0 0h14v12H0z" fill="#010066" />
      <circle cx="7" cy="7" r="3" fill="#FC0" />
    </>
  ),
  /** Of more than one country: a globe. */
  world: (
    <>
      <path d="M0 0h24v24H0z" fill="#1D4FB8" />
      <path
        d="M12 0v24M0 12h24M2.5 6h19M2.5 18h19M12 0c-8 7-8 17 0 24M12 0c8 7 8 17 0 24"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="1.2"
      />
    </>
  ),
}

function Southern({ star }: { star: string }) {
  return (
    <>
      <path d="M0 0h24v24H0z" fill="#012169" />
      <path d="M0 1 12 11M12 1 0 11" stroke="#fff" strokeWidth="1.6" />
      <path d="M6 1v11M0 6h12" stroke="#fff" strokeWidth="3.4" />
      <path d="M6 1v11M0 6h12" stroke="#C8102E" strokeWidth="1.8" />
      <g fill={star}>
        <circle cx="17.5" cy="5" r="1.4" />
        <circle cx="15" cy="11" r="1.4" />
        <circle cx="20" cy="10" r="1.4" />
        <circle cx="17.5" cy="17" r="1.6" />
      </g>
    </>
  )
}

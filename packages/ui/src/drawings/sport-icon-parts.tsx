import type { ReactNode } from 'react'

/** The strokes of the sport icons on a 24 grid: what is filled when active, what is cut out of it, what stays a line. */
export type SportIconParts = { body?: ReactNode; detail?: ReactNode; loose?: ReactNode }

export const SPORT_ICON_PARTS = {
  1: {
    body: <circle cx="12" cy="12" r="9" />,
    detail: (
      <path d="m12 8.1 3.7 2.7-1.4 4.3H9.7l-1.4-4.3zM12 8.1V3.2M15.7 10.8l4.8-1.7M14.3 15.1l2.9 4M9.7 15.1l-2.9 4M8.3 10.8 3.5 9.1" />
    ),
  },
  2: {
    body: <ellipse cx="6.6" cy="18.6" rx="3.9" ry="2.2" />,
    loose: <path d="m7.5 3 5.9 12.3a3.2 3.2 0 0 0 2.9 1.8h4.6M16.4 3l-2.5 5.4" />,
  },
  3: {
    body: <circle cx="12" cy="12" r="9" />,
    detail: <path d="M12 3v18M3 12h18M5.7 5.6c3.2 3.3 3.2 9.5 0 12.8M18.3 5.6c-3.2 3.3-3.2 9.5 0 12.8" />,
  },
  4: {
    body: <ellipse cx="12" cy="12" rx="10" ry="6.4" transform="rotate(-38 12 12)" />,
    detail: <path d="M5.2 13.2c2.6.3 4.7 2.4 5.3 5.3M13.5 5.5c.6 2.9 2.7 5 5.3 5.3M9.6 14.2l4.8-4.4" />,
  },
  5: {
    body: (
      <>
        <ellipse cx="9.4" cy="9.4" rx="5.4" ry="6.9" transform="rotate(-45 9.4 9.4)" />
        <circle cx="19" cy="7" r="1.9" />
      </>
    ),
    detail: <path d="m5.2 9.6 4.6 4.6M6.6 6.6l6.2 6.2M9.6 5.2l4.2 4.6M9.8 4.8 4.9 9.9M13.5 8.2l-5 5" />,
    loose: <path d="m14 14 6.6 6.6" />,
  },
  6: {
    body: <path d="M3.6 20.4C2.6 11.2 11.2 2.6 20.4 3.6c1 9.2-7.6 17.8-16.8 16.8Z" />,
    detail: <path d="m9 15 6-6M9.8 11.7l2.5 2.5M11.7 9.8l2.5 2.5M3.9 14.6l5.5 5.5M14.6 3.9l5.5 5.5" />,
  },
  7: {
    body: <circle cx="12" cy="12" r="9" />,
    detail: (
      <path d="M6.3 5.1c2.9 3.9 2.9 9.9 0 13.8M17.7 5.1c-2.9 3.9-2.9 9.9 0 13.8M7 9.2l2.6-.9M7 14.8l2.6.9M17 9.2l-2.6-.9M17 14.8l-2.6.9" />
    ),
  },
  8: {
    body: <circle cx="12" cy="15.6" r="4.6" />,
    detail: <path d="m8.2 13.4 3.8 2 3.8-2M12 15.4v4.6" />,
    loose: (
      <path d="M3 20.5V6a1.8 1.8 0 0 1 1.8-1.8h14.4A1.8 1.8 0 0 1 21 6v14.5M8 4.2v3.6M12 4.2v3.6M16 4.2v3.6M3 8h18" />
    ),
  },
  13: {
    body: <circle cx="12" cy="12" r="9" />,
    detail: (
      <>
        <g>
          <path d="M12 12C11 8.2 12.3 5.2 15.6 3.8M8.4 10.2C8 6.8 9 4.6 10.6 3.2" />
          <path d="M12 12c3.8 1 5.8 3.6 5.4 7.2M15.4 9.8c3 1.3 5 3 5.5 4.3" />
          <path d="M12 12c-2.8 2.8-6 3.4-8.9 1.3M12.3 16c-2.6 2.2-5.2 3-6.8 2.3" />
        </g>
      </>
    ),
  },
  15: {
    body: (
      <>
        <path
          d="M13.9 15.3 5.5 13.7a6.3 6.3 0 1 1 10.6-4.8c0 2.4-.9 4.6-2.2 6.4Z"
          transform="rotate(8 10 9)"
        />
        <circle cx="18.8" cy="16.4" r="2" />
      </>
    ),
    detail: <path d="m5 12.6 8.6 2" />,
    loose: <path d="m9.9 14.6-1.3 6" />,
  },
  16: {
    body: (
      <>
        <circle cx="12" cy="5.6" r="2.7" />
        <circle cx="8.7" cy="11.6" r="2.7" />
        <circle cx="15.3" cy="11.6" r="2.7" />
        <circle cx="5.4" cy="17.6" r="2.7" />
        <circle cx="12" cy="17.6" r="2.7" />
        <circle cx="18.6" cy="17.6" r="2.7" />
      </>
    ),
  },
  19: {
    body: (
      <>
        <path d="M9.2 3.5h4.6A5.7 5.7 0 0 1 19.5 9v3.5c0 1.7-.7 3-1.8 4H8.4A6.2 6.2 0 0 1 4.5 11c0-1.9 1-3.2 2.5-3.4V5.7a2.2 2.2 0 0 1 2.2-2.2Z" />
        <path d="M8.4 18.6h9.3v1a1.4 1.4 0 0 1-1.4 1.4H9.8a1.4 1.4 0 0 1-1.4-1.4Z" />
      </>
    ),
    detail: <path d="M7 7.6c3.4-.2 5 .7 5 2.2s-1.2 2.2-3 2.2" />,
  },
  47: {
    body: <path d="M4.1 16.7a3.1 3.1 0 0 1 4.4-4.4l3.2 3.2a3.1 3.1 0 0 1-4.4 4.4Z" />,
    loose: (
      <path d="m8.4 12.2 2.4-8.4 3 1.7 1.8-1.9 1.2 3.6 3.6 1.2-1.9 1.8 1.7 3-8.4 2.4M10 13.8l3.8-8.3M10.3 13.7l8.2-3.6" />
    ),
  },
  51: {
    body: <circle cx="12" cy="9" r="6" />,
    detail: <path d="M12 9c-.6-2.4.2-4.4 2.3-5.4M12 9c2.5.6 4 2.2 3.8 4.6M12 9c-1.9 1.9-4 2.2-5.8.8" />,
    loose: <path d="M2.6 19.4c1.6-1.4 3.1-1.4 4.7 0s3.1 1.4 4.7 0 3.1-1.4 4.7 0 3.1 1.4 4.7 0" />,
  },
  177: {
    body: (
      <path d="M7.4 6.6h9.2a4.9 4.9 0 0 1 4.8 4l.9 4.9a2.7 2.7 0 0 1-4.7 2.2l-2-2.3H8.4l-2 2.3a2.7 2.7 0 0 1-4.7-2.2l.9-4.9a4.9 4.9 0 0 1 4.8-4Z" />
    ),
    detail: (
      <>
        <path d="M8 9.2v3.6M6.2 11h3.6" />
        <path d="m15.8 9.1 1.9 1.4-.7 2.2h-2.4l-.7-2.2z" />
      </>
    ),
  },
  178: {
    body: <rect x="2.8" y="4" width="18.4" height="13" rx="3" />,
    detail: (
      <>
        <circle cx="12" cy="10.5" r="3.9" />
        <path d="M12 6.6v7.8M8.1 10.5h7.8" />
      </>
    ),
    loose: <path d="M8.6 20.4h6.8" />,
  },
} as const satisfies Record<number, SportIconParts>

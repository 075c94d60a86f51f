import type { ReactNode } from 'react'

/** The gifts of rooms, on a field of 48 by 48, the same in both themes. */
export const ROOM_GIFT_DRAWINGS = {
  lotus: (
    <>
      <ellipse cx="24" cy="38" rx="18" ry="4" fill="#1F7A5C" />
      <path d="M24 36C13 36 5 31 4 24c6 0 12 3 15 7zM24 36c11 0 19-5 20-12-6 0-12 3-15 7z" fill="#F06AA5" />
      <path
        d="M24 37C16 34 10 26 11 17c7 2 12 9 13 20zM24 37c8-3 14-11 13-20-7 2-12 9-13 20z"
        fill="#FF8FC0"
      />
      <path d="M24 37c-6-6-8-16 0-27 8 11 6 21 0 27z" fill="#FFC4DF" />
      <path d="M24 37c-3-6-3-14 0-22 3 8 3 16 0 22z" fill="#FFE6F2" />
    </>
  ),
  icedTea: (
    <>
      <path d="M29 14 33 3l3 1-4 10z" fill="#E0455E" />
      <path d="M12 13h24l-3 30a2 2 0 0 1-2 2H17a2 2 0 0 1-2-2z" fill="#F3E3C3" opacity=".55" />
      <path d="M13.5 20h21l-2.3 22a2 2 0 0 1-2 1.8H17.8a2 2 0 0 1-2-1.8z" fill="#D98A2B" />
      <path d="m17 23 7-2 2 7-7 2zM25 31l6-3 3 6-6 3zM17 34l6 1-1 6-6-1z" fill="#FFF3D6" opacity=".8" />
      <path d="M11 11h26v4H11z" fill="#C9D4CE" />
    </>
  ),
  banhMi: (
    <g transform="rotate(-18 24 24)">
      <path d="M4 26c0-8 9-13 20-13s20 5 20 13-8 10-20 10S4 34 4 26z" fill="#B5651D" />
      <path d="M5 24c1-7 9-11 19-11s18 4 19 11c-2 4-9 5-19 5S7 28 5 24z" fill="#E9A24B" />
      <path d="M6 28c4 3 10 4 18 4s14-1 18-4l-1 3c-4 3-10 4-17 4s-13-1-17-4z" fill="#5FAE3C" />
      <path d="m14 16 5 7M23 14l4 8M32 15l3 7" stroke="#FFD9A0" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  ),
  coffee: (
    <>
      <path d="M15 29h18l-2 14a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2z" fill="#EFE6D8" />
      <path d="M15.4 32h17.200l-.9 6H16.300z" fill="#4A2A18" />
      <path d="M9 23h30v4a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" fill="#AEB9BF" />
      <path d="M15 11h18v13H15z" fill="#D4DCE0" />
      <path d="M13 8h22v4H13zM22 3h4v5h-4z" fill="#8C989F" />
      <path d="M17 13h3v10h-3z" fill="#F6FAFB" />
    </>
  ),
  microphone: (
    <g transform="rotate(38 24 24)">
      <path d="M21 26h6l-1.5 19h-3z" fill="#3E4A44" />
      <path d="M18 22h12v6H18z" fill="#E5B02E" />
      <circle cx="24" cy="13" r="10" fill="#B9C4BE" />
      <path d="M15 11h18M15 15h18M20 4v18M24 3v20M28 4v18" stroke="#7A857F" strokeWidth="1.2" />
      <circle cx="20.5" cy="9" r="3" fill="#F6FAF7" opacity=".7" />
    </g>
  ),
  cup: (
    <>
      <path
        d="M14 11H5c0 9 4 14 11 15M34 11h9c0 9-4 14-11 15"
        fill="none"
        stroke="#D9991A"
        strokeWidth="3.4"
      />
      <path d="M12 6h24c0 14-3 23-12 24C15 29 12 20 12 6z" fill="#F2B632" />
      <path d="M16 8h5c-1 9 0 15 3 20-6-2-8-10-8-20z" fill="#FFE49A" />
      <path d="M21 29h6v6h-6z" fill="#C98A12" />
      <path d="M14 35h20v4H14zM11 39h26v5H11z" fill="#8A5A10" />
    </>
  ),
  dragonBoat: (
    <>
      <path d="M25 5v25H12c1-11 6-20 13-25z" fill="#FF8B3D" />
      <path d="M27 4c9 6 12 15 12 26H27z" fill="#DC2F24" />
      <path d="M25 3h2v30h-2z" fill="#5B3016" />
      <path d="M3 22c5-2 9 1 9 7h31c0 7-5 11-11 11H16C9 40 6 35 7 28c-2 0-4-2-4-6z" fill="#C98A12" />
      <path d="M3 22c3-5 8-5 11-1l-2 8-4 2c-1-4-2-7-5-9z" fill="#2FBF88" />
      <circle cx="8.5" cy="22.5" r="1.4" fill="#10140E" />
      <path d="M2 41c4-3 7-3 11 0s7 3 11 0 7-3 11 0 7 3 11 0v5H2z" fill="#3D86F0" />
    </>
  ),
  bronzeDrum: (
    <>
      <circle cx="24" cy="24" r="21" fill="#7D5405" />
      <circle cx="24" cy="24" r="18.5" fill="#C98A2E" />
      <circle cx="24" cy="24" r="15.5" fill="none" stroke="#FFE0A0" strokeWidth="1.6" strokeDasharray="2 2" />
      <circle cx="24" cy="24" r="11.5" fill="#8A5A10" />
      <path
        d="m24 11 2.2 8.200L33 14.800l-3.9 7.1 8.4 2.1-8.4 2.1 3.9 7.1-6.8-4.400L24 37l-2.2-8.2-6.8 4.4 3.9-7.1-8.4-2.1 8.4-2.1-3.9-7.1 6.8 4.400z"
        fill="#FFE9B8"
      />
      <circle cx="24" cy="24" r="3.2" fill="#C98A2E" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

/** The parcel on the button and beside a line. */
export const ROOM_PARCEL = (
  <>
    <path d="M7 22h34v19a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z" fill="#B4DE25" />
    <path d="M7 22h34v5H7z" fill="#8FB51A" />
    <path d="M4 14h40v8H4z" fill="#CBF43F" />
    <path d="M21 14h6v30h-6z" fill="#DC2F24" />
    <path
      d="M24 14c-5 0-12-2-11-7 1-4 7-3 11 7zM24 14c5 0 12-2 11-7-1-4-7-3-11 7z"
      fill="none"
      stroke="#DC2F24"
      strokeWidth="3.4"
    />
  </>
)

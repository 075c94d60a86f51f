import { beam, draw, nested } from './draw.ts'

/** The six faces of bầu cua. */
export const BAU_CUA_DRAWINGS = {
  nai: () =>
    draw(
      (inks) =>
        `<path d="M38 34C26 32 18 24 18 8c3 7 7 10 12 11C28 12 29 7 32 2c0 9 4 16 10 20zM62 34c12-2 20-10 20-26-3 7-7 10-12 11 2-7 1-12-2-17 0 9-4 16-10 20z" fill="${inks.line('#FFE3B0', '#B9772A')}"/><path d="M34 40C24 34 14 34 6 40c6 8 16 11 27 8zM66 40c10-6 20-6 28 0-6 8-16 11-27 8z" fill="${inks.line('#D98A4A', '#8F4A16')}"/><path d="M30 40c4-10 12-14 20-14s16 4 20 14c2 10-2 20-6 28-2 14-6 26-14 28-8-2-12-14-14-28-4-8-8-18-6-28Z" fill="${inks.line('#E9A25C', '#A0521A')}"/><path d="M50 26c-8 0-16 4-20 14-2 10 2 20 6 28 2 14 6 26 14 28Z" fill="#fff" opacity=".16"/><path d="M40 72c2 14 5 22 10 24 5-2 8-10 10-24-5-5-15-5-20 0Z" fill="#FFE9CF"/><path d="M45 82c2-2 8-2 10 0-1 5-3 7-5 7s-4-2-5-7Z" fill="#3A1C0A"/><ellipse cx="39" cy="54" rx="4" ry="5" fill="#2A1408"/><ellipse cx="61" cy="54" rx="4" ry="5" fill="#2A1408"/><circle cx="38" cy="52" r="1.5" fill="#fff"/><circle cx="60" cy="52" r="1.5" fill="#fff"/><path d="M46 32h8l-4 10z" fill="#FFE9CF"/>`,
    ),
  bau: () =>
    draw((inks) => {
      const b =
        'M50 16c14 0 20 9 18 18-1 6-5 9-4 13 1 4 17 9 17 25 0 16-13 25-31 25S19 88 19 72c0-16 16-21 17-25 1-4-3-7-4-13-2-9 4-18 18-18Z'
      return `<path d="M49 18c-1-8 2-13 9-15" stroke="#4F7A12" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M56 9c8-8 18-8 26-3-6 8-16 11-26 3Z" fill="${inks.line('#8FD85A', '#2F7A22')}"/><path d="${b}" fill="${inks.line('#C9F07A', '#3F8A1E')}"/><path d="M50 16c-14 0-20 9-18 18 1 6 5 9 4 13-1 4-17 9-17 25 0 16 13 25 31 25C38 88 36 64 44 48c-6-10-4-26 6-32Z" fill="#fff" opacity=".22"/>${beam(inks, b, 0.16)}<path d="M35 45c9 6 21 6 30 0l2 7c-10 6-24 6-34 0z" fill="${inks.line('#FF6A50', '#B3161E')}"/><path d="M60 52c6 2 8 10 13 15-6 1-12-4-14-14z" fill="#DC2F24"/>`
    }),
  ga: () =>
    draw(
      (inks) =>
        `<path d="M62 60c12-2 22-16 20-40 8 6 14 16 14 26 0 22-16 34-34 34z" fill="${inks.line('#2F9A8A', '#0B3A4A')}"/><path d="M64 62c10-6 15-16 14-30 8 8 10 22 4 32-5 8-12 12-20 12z" fill="${inks.line('#F0A62E', '#B0480C')}"/><path d="M28 30c10 0 14 10 22 18 10 8 22 6 28 4 0 24-16 38-36 38S12 76 14 54c2-12 6-24 14-24Z" fill="${inks.line('#FF8A3D', '#B5240F')}"/><path d="M28 30c10 0 14 10 22 18-4 16-14 30-30 32-6-7-7-16-6-26 2-12 6-24 14-24Z" fill="#FFD08A" opacity=".55"/><path d="M40 56c12-2 22 2 28 10-8 10-22 10-32 2z" fill="${inks.line('#7A2A10', '#3A0E06')}"/><path d="M16 30c-4-6-3-12 2-14 0-6 8-9 12-4 6-3 11 2 9 8 4 2 4 8 0 11z" fill="${inks.line('#FF6A5A', '#C2141E')}"/><path d="M18 26c8-6 20-2 22 8-2 8-8 14-14 16-8-2-14-12-8-24Z" fill="#FFE3B0"/><circle cx="26" cy="33" r="3" fill="#20100A"/><path d="M16 33 4 38l13 5z" fill="#FFBE45"/><path d="M18 44c-3 4-3 10 1 13 4-2 5-8 3-12z" fill="#DC2F24"/><path d="M38 88v9h-8M52 88v9h-8" stroke="#E9A22E" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    ),
  ca: () =>
    draw((inks) => {
      const b = 'M4 52C14 26 50 20 72 46c-4 22-22 36-42 34C18 78 8 68 4 52Z'
      return `<path d="M66 50c8-16 18-24 30-26-6 12-6 36 2 50-14-2-24-10-32-24Z" fill="${inks.line('#5FB4FF', '#1B3FA8')}"/><path d="M30 30c6-14 22-18 34-14-6 6-8 14-6 22zM36 78c4 10 14 14 24 11-5-5-7-10-7-15z" fill="${inks.line('#5FB4FF', '#1B4AB8')}"/><path d="${b}" fill="${inks.line('#A8DCFF', '#2563D8')}"/><path d="M4 52C14 26 50 20 72 46c-20-8-48-6-68 6Z" fill="#fff" opacity=".3"/><g clip-path="${inks.clip(b)}"><path d="M32 34c9 12 9 28 0 44M44 30c9 14 9 34 0 50M56 34c7 10 7 26 0 38" stroke="#12389A" stroke-width="3" fill="none" opacity=".4"/><path d="M20 10h12l26 80H44z" fill="#fff" opacity=".14"/></g><circle cx="20" cy="48" r="6" fill="#fff"/><circle cx="19" cy="48" r="3.2" fill="#0B1430"/><path d="M5 58c4 2 8 2 11-1" stroke="#12389A" stroke-width="2.6" fill="none" stroke-linecap="round"/>`
    }),
  cua: () =>
    draw(
      (inks) =>
        `<g fill="none" stroke="#B5240F" stroke-width="5.5" stroke-linecap="round"><path d="M24 66 8 70 2 82M28 74 16 82l-2 12M76 66l16 4 6 12M72 74l12 8 2 12"/></g><path d="M24 54C10 50 4 38 8 24c2-8 10-13 18-11-4 4-5 9-3 13 5-1 9 1 11 6-3 8-6 14-4 20zM76 54c14-4 20-16 16-30-2-8-10-13-18-11 4 4 5 9 3 13-5-1-9 1-11 6 3 8 6 14 4 20z" fill="${inks.line('#FF8A5C', '#C2210F')}"/><path d="M8 24c2-8 10-13 18-11-8 2-12 10-12 20 0 8 4 16 10 21C10 50 4 38 8 24Z" fill="#fff" opacity=".25"/><path d="M38 46V34M62 46V34" stroke="#C2210F" stroke-width="4"/><circle cx="38" cy="31" r="5.5" fill="#fff"/><circle cx="62" cy="31" r="5.5" fill="#fff"/><circle cx="39" cy="31" r="2.8" fill="#1A0B06"/><circle cx="61" cy="31" r="2.8" fill="#1A0B06"/><path d="M16 62c2-14 16-22 34-22s32 8 34 22c-2 14-16 24-34 24S18 76 16 62Z" fill="${inks.line('#FF9A5C', '#C8260F')}"/><path d="M16 62c2-14 16-22 34-22-8 10-12 28-8 45-14-2-24-11-26-23Z" fill="#fff" opacity=".22"/><path d="M36 58c4-4 10-4 14 0 4-4 10-4 14 0M40 70c6 5 14 5 20 0" stroke="#8A140A" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    ),
  tom: () =>
    draw(
      (inks) =>
        `<path d="M28 22C18 10 8 6 2 6M30 20C26 8 20 2 12-2" stroke="#E0461C" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M24 26c14-14 42-14 56 4 14 20 8 46-14 56-6 2-12 2-16 0 14-6 22-18 18-30-4-10-16-12-24-6-8 4-18 0-22-8-1-6 0-12 2-16Z" fill="${inks.line('#FFB07A', '#D8381C')}"/><path d="M24 26c14-14 42-14 56 4-16-8-40-6-54 6z" fill="#fff" opacity=".35"/><path d="M58 18c2 10 0 20-6 28M76 26c-2 8-6 14-14 20M87 46c-6 3-12 4-20 4M86 66c-6-2-11-4-18-3M74 82c-4-4-6-7-12-9" stroke="#A81E0C" stroke-width="2.6" fill="none" opacity=".55"/><path d="M52 84c-8-2-18 0-24 8 6 4 12 4 18 2-2 2-2 5-2 7 8 0 14-6 16-14z" fill="${inks.line('#FF9A5C', '#C2210F')}"/><path d="M34 46c-2 6-6 10-12 12M42 48c0 6-4 12-10 16M50 48c1 6-2 13-8 17" stroke="#E0562C" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="33" cy="30" r="4.4" fill="#fff"/><circle cx="32" cy="30" r="2.4" fill="#1A0B06"/>`,
    ),
}

export type BauCuaDrawing = keyof typeof BAU_CUA_DRAWINGS

/** A die that shows one of the six. */
export const symbolDie = (face: BauCuaDrawing) =>
  draw(
    (inks) =>
      `<rect x="4" y="8" width="92" height="92" rx="20" fill="#B9A888"/><rect x="4" y="2" width="92" height="92" rx="20" fill="${inks.line('#FFFDF4', '#EDE2CC', 1, 1)}"/><g clip-path="${inks.clip('<rect x="4" y="2" width="92" height="92" rx="20"/>')}"><path d="M0-10h30l44 120H44z" fill="#fff" opacity=".6"/></g>${nested(BAU_CUA_DRAWINGS[face](), 18, 16, 64)}`,
  )

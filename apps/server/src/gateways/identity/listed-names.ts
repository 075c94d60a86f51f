/** Whom the sandbox party knows from its lists. Made up: the names of nobody. */
const LISTED_NAMES = ['Trần Văn Cấm', 'Nguyễn Thị Danh Sách', 'Listed Person', '王禁', 'สมชาย ต้องห้าม']

/** Whose papers it cannot read well. */
const UNSURE_NAMES = ['Nguyễn Văn Ngờ', 'Unsure Person']

const LISTED = new Set(LISTED_NAMES.map(fold))
const UNSURE = new Set(UNSURE_NAMES.map(fold))

export function isListedName(name: string): boolean {
  return LISTED.has(fold(name))
}

export function isUnsureName(name: string): boolean {
  return UNSURE.has(fold(name))
}

/** As lists compare: without tones, case and spaces, because documents often print names without them. */
function fold(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .replaceAll(/[\s.'’-]/g, '')
    .toLowerCase()
}

/** A field of an EMVCo code: two digits of name, two of length, and the text. */
function field(id: string, text: string): string {
  return `${id}${String(text.length).padStart(2, '0')}${text}`
}

const NAPAS = 'A000000727'
const TO_ACCOUNT = 'QRIBFTTA'
const DONG = '704'
const FOR_ONE_PAYMENT = '12'

export type VietQr = {
  /** The bank's identification number of six digits. */
  readonly bin: string
  readonly accountNumber: string
  /** Whole dong. */
  readonly amount: bigint
  /** ASCII: banks pass nothing else on. */
  readonly note: string
}

/** The text of a VietQR code as Vietnamese banking apps read it: a transfer to an account, of this amount and note. */
export function vietQrText({ bin, accountNumber, amount, note }: VietQr): string {
  const account = field('00', bin) + field('01', accountNumber)
  const merchant = field('00', NAPAS) + field('01', account) + field('02', TO_ACCOUNT)
  const open =
    field('00', '01') +
    field('01', FOR_ONE_PAYMENT) +
    field('38', merchant) +
    field('53', DONG) +
    field('54', String(amount)) +
    field('58', 'VN') +
    field('62', field('08', note)) +
    '6304'
  return open + crc16(open)
}

/** CRC-16/CCITT-FALSE of ASCII text, as four capital hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text, 'ascii')) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const TEXT_FINAL = 0x81

/**
 * A whole unmasked text frame (RFC 6455, 5.2). Built once per message and written as it is to every reader: the
 * library would build header and copy again for each of them.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const header = headerOf(length)
  const frame = Buffer.allocUnsafe(header.length + length)
  header.copy(frame)
  frame.write(text, header.length)
  return frame
}

function headerOf(length: number): Buffer {
  if (length < 126) return Buffer.from([TEXT_FINAL, length])
  if (length < 65_536) {
    const header = Buffer.from([TEXT_FINAL, 126, 0, 0])
    header.writeUInt16BE(length, 2)
    return header
  }
  const header = Buffer.alloc(10)
  header[0] = TEXT_FINAL
  header[1] = 127
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}

/** The first byte of a text message that is not divided (RFC 6455, section 5.2). */
const WHOLE_TEXT = 0x81;
/** Values of the second byte: the length follows in two bytes, or in eight. */
const [LENGTH_16, LENGTH_64] = [126, 127];

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < LENGTH_16 ? 2 : length < 1 << 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = WHOLE_TEXT;
  frame[1] = header === 2 ? length : header === 4 ? LENGTH_16 : LENGTH_64;
  if (header === 4) frame.writeUInt16BE(length, 2);
  else if (header === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, header);
  return frame;
}

/** Creates `textFrame` with a memory of the last text: what happens at a table goes to all of its sockets in a row. */
export function createFramer(): (text: string) => Buffer {
  let last: { readonly text: string; readonly frame: Buffer } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, frame: textFrame(text) };
    return last.frame;
  };
}

const PACKAGED = `    const newData = new Uint8Array(Math.max(this.file.data.length, offset + contents.length));
    newData.set(this.file.data);
    newData.subarray(offset).set(contents);
    this.file.data = newData;
`

const WITH_ROOM = `    const { file } = this;
    const end = Math.max(file.data.length, offset + contents.length);
    if (file.room?.buffer !== file.data.buffer || file.room.length < end) {
      file.room = new Uint8Array(2 * end + 65536);
      file.room.set(file.data);
    }
    file.data = file.room.subarray(0, end);
    file.data.set(contents, offset);
`

/**
 * The compiler's files with room to grow. As packaged, every 4 KiB that it writes copy the whole file anew: an object with
 * an array of ten million numbers, zeros all, then takes half a minute, and a precompiled header as long.
 */
export function withRoom(bundle: string): string {
  if (bundle.split(PACKAGED).length !== 2)
    throw new Error('The bundle of Clang writes files in another way than it did.')
  return bundle.replace(PACKAGED, WITH_ROOM)
}

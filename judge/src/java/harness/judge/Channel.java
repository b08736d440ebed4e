package judge;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The judge's descriptor, besides a program's three streams. */
final class Channel {
  private static final int DESCRIPTOR = 3;
  private final DataInputStream in;
  private final FileOutputStream out;

  private Channel(FileDescriptor descriptor) {
    in = new DataInputStream(new FileInputStream(descriptor));
    out = new FileOutputStream(descriptor);
  }

  static Channel open() throws ReflectiveOperationException {
    var make = FileDescriptor.class.getDeclaredConstructor(int.class);
    make.setAccessible(true);
    return new Channel(make.newInstance(DESCRIPTOR));
  }

  int number() throws IOException {
    return in.readInt();
  }

  /** Reads a length and as many bytes. */
  byte[] bytes() throws IOException {
    byte[] found = new byte[in.readInt()];
    in.readFully(found);
    return found;
  }

  String text() throws IOException {
    return new String(bytes(), StandardCharsets.UTF_8);
  }

  /** Writes all parts in one call: a report in pieces could be mixed with what judged code writes. */
  void tell(byte[]... parts) throws IOException {
    var whole = new ByteArrayOutputStream();
    for (byte[] part : parts) whole.writeBytes(part);
    out.write(whole.toByteArray());
  }
}

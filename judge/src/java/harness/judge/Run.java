package judge;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Runs one test of one program in its own JVM and reports how it ended. The secret word that begins the report is only in a
 * local variable: judged code can neither read nor guess it.
 */
final class Run {
  private static final long STACK = 64L << 20;
  private static final int LONGEST = 2000;

  private Run() {}

  public static void main(String[] none) throws Exception {
    Channel channel = Channel.open();
    byte[] word = channel.bytes();
    String entry = channel.text();
    Map<String, byte[]> classes = new LinkedHashMap<>();
    for (int left = channel.number(); left > 0; left--) classes.put(channel.text(), channel.bytes());
    byte[] given = channel.bytes();
    var stream = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
    PrintStream printed = new PrintStream(stream, false, StandardCharsets.UTF_8);
    System.setOut(printed);
    Runtime.getRuntime().addShutdownHook(new Thread(printed::flush));
    ClassLoader loader = new Loader(classes);
    Runnable work = () -> tell(channel, word, printed, loader, entry, given);
    Thread thread = new Thread(null, work, "main", STACK);
    thread.setContextClassLoader(loader);
    thread.start();
  }

  private static void tell(
      Channel channel, byte[] word, PrintStream printed, ClassLoader loader, String entry, byte[] given) {
    String told;
    try {
      told = entry.isEmpty() ? "answer\n" + called(loader, given) : started(loader, entry);
    } catch (Throwable thrown) {
      told = Thrown.told(thrown);
    }
    try {
      printed.flush();
      System.err.flush();
      channel.tell(word, told.getBytes(StandardCharsets.UTF_8));
    } catch (IOException gone) {
      Runtime.getRuntime().halt(1);
    }
    // A program lasts as long as its threads. A function has ended with its answer, whatever threads it leaves.
    if (entry.isEmpty()) Runtime.getRuntime().halt(0);
  }

  private static String called(ClassLoader loader, byte[] given) throws Throwable {
    Wire wire = new Wire(given, loader);
    invoke(loader, "JudgeCall", "call", Wire.class, wire);
    return wire.answer();
  }

  private static String started(ClassLoader loader, String entry) throws Throwable {
    invoke(loader, entry, "main", String[].class, new String[0]);
    return "done";
  }

  private static void invoke(ClassLoader loader, String holder, String name, Class<?> type, Object value)
      throws Throwable {
    var method = Class.forName(holder, true, loader).getDeclaredMethod(name, type);
    method.setAccessible(true);
    try {
      method.invoke(null, value);
    } catch (InvocationTargetException wrapped) {
      throw wrapped.getCause();
    }
  }

  static String clipped(String text) {
    return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
  }
}

package judge;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles the sources from the channel in memory and writes diagnostics and classes back. Runs none of them. */
final class Compile {
  private static final int MOST = 20;

  private Compile() {}

  public static void main(String[] options) throws Exception {
    Channel channel = Channel.open();
    boolean wantsMain = channel.number() == 1;
    List<JavaFileObject> sources = new ArrayList<>();
    for (int left = channel.number(); left > 0; left--) sources.add(new Text(channel.text(), channel.text()));
    var found = new DiagnosticCollector<JavaFileObject>();
    var compiler = ToolProvider.getSystemJavaCompiler();
    var standard = compiler.getStandardFileManager(found, Locale.ENGLISH, StandardCharsets.UTF_8);
    var classes = new Classes(standard);
    boolean done = compiler.getTask(new StringWriter(), classes, found, List.of(options), null, sources).call();
    String entry = done && wantsMain ? entryOf(classes.named()) : "";
    channel.tell(told(found.getDiagnostics(), done, entry), classes.packed());
  }

  private static byte[] told(List<Diagnostic<? extends JavaFileObject>> found, boolean done, String entry)
      throws IOException {
    var bytes = new ByteArrayOutputStream();
    var out = new DataOutputStream(bytes);
    out.writeInt(done ? 1 : 0);
    write(out, entry);
    var shown = found.stream().filter(Compile::isShown).limit(MOST).toList();
    out.writeInt(shown.size());
    for (var one : shown) {
      write(out, one.getSource() == null ? "" : ((FileObject) one.getSource()).getName());
      out.writeInt((int) Math.max(0, one.getLineNumber()));
      out.writeInt((int) Math.max(0, one.getColumnNumber()));
      out.writeInt(one.getKind() == Diagnostic.Kind.ERROR ? 1 : 0);
      write(out, one.getMessage(Locale.ENGLISH));
    }
    return bytes.toByteArray();
  }

  private static boolean isShown(Diagnostic<?> one) {
    return one.getKind() == Diagnostic.Kind.ERROR || one.getKind() == Diagnostic.Kind.WARNING;
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** The class to start: Main, or the first that has a main method. No class is initialised to find out. */
  private static String entryOf(Map<String, byte[]> classes) {
    var loader = new Loader(classes);
    List<String> names = new ArrayList<>(classes.keySet());
    names.sort((one, other) -> Boolean.compare(other.endsWith("Main"), one.endsWith("Main")));
    for (String name : names) {
      try {
        var main = Class.forName(name, false, loader).getDeclaredMethod("main", String[].class);
        if (Modifier.isStatic(main.getModifiers())) return name;
      } catch (ReflectiveOperationException | LinkageError none) {
        // Another class may have it.
      }
    }
    return "";
  }

  /** A source in memory. It may hold classes of any name. */
  private static final class Text extends SimpleJavaFileObject {
    private final String name;
    private final String text;

    Text(String name, String text) {
      super(URI.create("string:///" + name), Kind.SOURCE);
      this.name = name;
      this.text = text;
    }

    @Override
    public String getName() {
      return name;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
      return true;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreErrors) {
      return text;
    }
  }

  private static final class Made extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Made(String name) {
      super(URI.create("string:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
    }

    @Override
    public OutputStream openOutputStream() {
      return bytes;
    }
  }

  private static final class Classes extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, Made> made = new LinkedHashMap<>();

    Classes(JavaFileManager standard) {
      super(standard);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return made.computeIfAbsent(name, Made::new);
    }

    Map<String, byte[]> named() {
      Map<String, byte[]> named = new LinkedHashMap<>();
      made.forEach((name, one) -> named.put(name, one.bytes.toByteArray()));
      return named;
    }

    byte[] packed() throws IOException {
      var bytes = new ByteArrayOutputStream();
      var out = new DataOutputStream(bytes);
      out.writeInt(made.size());
      for (var one : named().entrySet()) {
        write(out, one.getKey());
        out.writeInt(one.getValue().length);
        out.write(one.getValue());
      }
      return bytes.toByteArray();
    }
  }
}

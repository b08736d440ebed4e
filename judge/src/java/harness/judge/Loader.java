package judge;

import java.util.Map;

/** Loads the learner's classes from memory. They see the platform's classes and what the judge's module exports. */
final class Loader extends ClassLoader {
  private final Map<String, byte[]> classes;

  Loader(Map<String, byte[]> classes) {
    super(Loader.class.getClassLoader());
    this.classes = classes;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) throw new ClassNotFoundException(name);
    return defineClass(name, bytes, 0, bytes.length);
  }
}

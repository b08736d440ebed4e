package judge;

/** Describes what a learner's program threw, with the line in its source. */
final class Thrown {
  private Thrown() {}

  /** A learner's exception class may override its methods and fail in them: there is always an answer. */
  static String told(Throwable thrown) {
    Throwable cause = thrown;
    while (cause instanceof ExceptionInInitializerError && cause.getCause() != null) cause = cause.getCause();
    if (cause instanceof StackOverflowError) return "stack";
    if (cause instanceof OutOfMemoryError) return "memory";
    if (cause instanceof BadAnswer) return "bad\n" + cause.getMessage();
    String name = nameOf(cause.getClass());
    try {
      StackTraceElement[] frames = cause.getStackTrace();
      String message = cause.getMessage();
      String text = Run.clipped(message == null ? name : name + ": " + message);
      System.err.println("Exception in thread \"main\" " + text);
      int line = 0;
      for (StackTraceElement frame : frames) {
        if (isOurs(frame)) break;
        if (line == 0 && isTheirs(frame)) line = frame.getLineNumber();
        System.err.println("\tat " + frame);
      }
      return "thrown\n" + Math.max(0, line) + "\n" + text;
    } catch (Throwable again) {
      return "thrown\n0\n" + name;
    }
  }

  private static String nameOf(Class<?> kind) {
    return kind.getName().startsWith("java.") ? kind.getSimpleName() : kind.getName();
  }

  private static boolean isTheirs(StackTraceElement frame) {
    return "Solution.java".equals(frame.getFileName()) || "Main.java".equals(frame.getFileName());
  }

  private static boolean isOurs(StackTraceElement frame) {
    return "JudgeCall".equals(frame.getClassName()) || frame.getClassName().startsWith("judge.");
  }
}
